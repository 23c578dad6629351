import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const SRC = join(process.cwd(), 'src');

/** Every file that a style names by a relative path. */
function namedFiles(): string[] {
  return readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((source) => /\.(svelte|css)$/.test(source))
    .flatMap((source) =>
      [...readFileSync(join(SRC, source), 'utf8').matchAll(/url\('(\.[^']+)'\)/g)].map(([, path]) =>
        join(dirname(source), path!),
      ),
    );
}

describe('the files that styles name', () => {
  it('are there: the build leaves a wrong path as it is, and the browser then finds nothing', () => {
    const named = namedFiles();
    expect(named.length).toBeGreaterThan(3);
    expect(named.filter((file) => !existsSync(join(SRC, file)))).toEqual([]);
  });
});

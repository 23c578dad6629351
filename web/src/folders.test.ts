import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

/** The rules for folders in README.md, checked on the files themselves. */

const SRC = join(process.cwd(), 'src');
const MOST_FILES = 30;

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(ts|svelte)$/.test(file));

/** A test may import from anywhere. */
const checked = files.filter((file) => !file.endsWith('.test.ts') && !file.startsWith('fixtures/'));

/** A folder; a game with all its inner folders counts as one. */
function folderOf(file: string): string {
  return /^games\/[^/]+(?=\/)/.exec(file)?.[0] ?? dirname(file);
}

function importsOf(file: string): string[] {
  const text = readFileSync(join(SRC, file), 'utf8');
  return [...text.matchAll(/(?:from|import|import\()\s*'(\.[^']*)'/g)].map(([, path]) => normalize(join(dirname(file), path!)));
}

/** Where an import leads: to a file, with or without its ending, or to the index of a folder. */
function targetOf(path: string): string {
  const file = [path, `${path}.ts`, `${path}/index.ts`, `${path}.d.ts`].find((name) => files.includes(name));
  return file === undefined ? dirname(path) : folderOf(file);
}

function importsByFolder(): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>();
  for (const file of checked) {
    const folder = folderOf(file);
    const targets = graph.get(folder) ?? new Set();
    graph.set(folder, targets);
    importsOf(file).map(targetOf).forEach((target) => target !== folder && targets.add(target));
  }
  return graph;
}

/** Folders in a cycle, and those that lead to one: what is left when folders that import none of the others are taken away. */
function foldersInCycles(graph: Map<string, Set<string>>): string[] {
  const left = new Set(graph.keys());
  let before: number;
  do {
    before = left.size;
    for (const folder of left) {
      if (![...(graph.get(folder) ?? [])].some((target) => left.has(target))) left.delete(folder);
    }
  } while (left.size < before);
  return [...left];
}

/** The folders in the order of the table in README.md. */
function listedFolders(): string[] {
  const rows = readFileSync(join(SRC, 'README.md'), 'utf8').matchAll(/^\| `([^`]+)`/gm);
  return [...rows].map(([, name]) => (name === 'main.ts' ? '.' : name!.replace(/\/$/, '')));
}

/** Folders of a kind have one row, and may not import each other either. */
function rowOf(folder: string): string {
  if (/^games\/./.test(folder)) return 'games/<id>';
  return /^texts\/(?!languages$)./.test(folder) ? 'texts/<part>' : folder;
}

const placeOf = (folder: string, listed: string[]) => listed.indexOf(rowOf(folder));

describe('folders', () => {
  it('are scanned at all', () => {
    expect(checked.length).toBeGreaterThan(200);
    const graph = importsByFolder();
    expect([...graph.keys()]).toEqual(expect.arrayContaining(['.', 'lib/table', 'parts/play', 'games/bay']));
    expect([...graph.get('parts/play')!]).toEqual(expect.arrayContaining(['lib/table', 'parts/common']));
  });

  it('finds a cycle where there is one', () => {
    const graph = new Map([
      ['a', new Set(['b', 'd'])],
      ['b', new Set(['c'])],
      ['c', new Set(['b'])],
      ['d', new Set<string>()],
    ]);
    expect(foldersInCycles(graph)).toEqual(['a', 'b', 'c']);
  });

  it('do not import each other in a circle', () => {
    expect(foldersInCycles(importsByFolder())).toEqual([]);
  });

  it('stand in README.md, and import only from those below them', () => {
    const listed = listedFolders();
    const upward = [...importsByFolder()].flatMap(([folder, targets]) => {
      expect(placeOf(folder, listed), folder).toBeGreaterThanOrEqual(0);
      return [...targets].filter((target) => placeOf(target, listed) <= placeOf(folder, listed)).map((target) => [folder, target]);
    });
    expect(upward).toEqual([]);
  });

  it(`hold at most ${MOST_FILES} files each`, () => {
    const counts = new Map<string, number>();
    for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
    expect(counts.size).toBeGreaterThan(20);
    expect([...counts].filter(([, count]) => count > MOST_FILES)).toEqual([]);
  });
});

it('waits in tests without a limit that a busy machine could reach', () => {
  const impatient = files.filter((file) => /vi\.waitFor\(/.test(readFileSync(join(SRC, file), 'utf8')));
  expect(impatient.filter((file) => !['fixtures/eventually.ts', 'folders.test.ts'].includes(file))).toEqual([]);
});

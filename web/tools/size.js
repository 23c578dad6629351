/**
 * What a table page costs before it shows: every script and style that it loads, compressed. Fails above the limit.
 * The build's manifest says what belongs to it: the entry, the page, and the board of a game, with all that they import.
 */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const FOLDER = 'target/classes/web';
const LIMIT = 200_000;

const manifest = JSON.parse(readFileSync(`${FOLDER}/.vite/manifest.json`, 'utf8'));
const games = Object.keys(manifest).filter((key) => /^src\/games\/\w+\/index\.ts$/.test(key));

function filesOf(key, files = new Set()) {
  const { file, css = [], imports = [] } = manifest[key];
  if (files.has(file)) return files;
  [file, ...css].forEach((one) => files.add(one));
  imports.forEach((one) => filesOf(one, files));
  return files;
}

for (const game of games) {
  const files = new Set(['index.html', 'src/pages/TablePage.svelte', game].flatMap((key) => [...filesOf(key)]));
  const bytes = [...files].reduce((sum, file) => sum + gzipSync(readFileSync(`${FOLDER}/${file}`)).length, 0);
  console.log(`${game}: first load of a table ${(bytes / 1000).toFixed(1)} kB compressed, ${files.size} files (limit ${LIMIT / 1000} kB)`);
  if (bytes > LIMIT) process.exitCode = 1;
}

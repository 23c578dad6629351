/**
 * What a table page costs before it shows: every script and style that it loads, compressed. Fails above the limit.
 * The build's manifest says what belongs to it: the entry, the page, the board of a game, and the texts of the language that is
 * the largest, with all that they import.
 */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const FOLDER = 'target/classes/web';
const LIMIT = 200_000;

const manifest = JSON.parse(readFileSync(`${FOLDER}/.vite/manifest.json`, 'utf8'));
const keysLike = (pattern) => Object.keys(manifest).filter((key) => pattern.test(key));

function filesOf(key, files = new Set()) {
  const { file, css = [], imports = [] } = manifest[key];
  if (files.has(file)) return files;
  [file, ...css].forEach((one) => files.add(one));
  imports.forEach((one) => filesOf(one, files));
  return files;
}

const bytesOf = (files) => [...files].reduce((sum, file) => sum + gzipSync(readFileSync(`${FOLDER}/${file}`)).length, 0);

const languages = keysLike(/^src\/texts\/languages\/\w\w\.ts$/);
const largest = languages.reduce((one, other) => (bytesOf(filesOf(one)) > bytesOf(filesOf(other)) ? one : other));

for (const game of keysLike(/^src\/games\/\w+\/index\.ts$/)) {
  const files = new Set(['index.html', largest, 'src/pages/TablePage.svelte', game].flatMap((key) => [...filesOf(key)]));
  const bytes = bytesOf(files);
  console.log(`${game}: first load of a table ${(bytes / 1000).toFixed(1)} kB compressed, ${files.size} files (limit ${LIMIT / 1000} kB)`);
  if (bytes > LIMIT) process.exitCode = 1;
}

/** Refuses the phrases of docs/glossary.md's "do not use" list, each in its scope; a step of `npm run check`. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findPhrases } from './words/find-phrases.ts';
import { parseRefusedPhrases } from './words/glossary.ts';
import { listWrittenFiles } from './written-files.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const glossary = 'docs/glossary.md';

const phrases = parseRefusedPhrases(readFileSync(`${root}${glossary}`, 'utf8'));
const findings = listWrittenFiles(root)
  .filter((file) => file !== glossary && !file.startsWith('scripts/words/'))
  .flatMap((file) => findPhrases(file, readFileSync(`${root}${file}`, 'utf8'), phrases));
for (const { file, line, scope, phrase } of findings) {
  process.stdout.write(`${file}:${line}: ${scope} "${phrase.phrase}"; write "${phrase.instead}"\n`);
}
process.stdout.write(`${findings.length} findings\n`);
process.exitCode = findings.length === 0 ? 0 : 1;

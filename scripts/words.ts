/** Reports phrases of the "do not use" list in docs/glossary.md, each in its scope; a step of `npm run check`. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { listHandwrittenFiles } from './handwritten-files.ts';
import { findPhrases } from './words/find-phrases.ts';
import { parseRefusedPhrases } from './words/glossary.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const glossary = 'docs/glossary.md';

const phrases = parseRefusedPhrases(readFileSync(`${root}${glossary}`, 'utf8'));
const findings = listHandwrittenFiles(root)
  .filter((file) => file !== glossary && !file.startsWith('scripts/words/'))
  .flatMap((file) => findPhrases(file, readFileSync(`${root}${file}`, 'utf8'), phrases));
for (const { file, line, scope, phrase } of findings) {
  process.stdout.write(`${file}:${line}: ${scope} "${phrase.phrase}"; write "${phrase.instead}"\n`);
}
process.stdout.write(`${findings.length} findings\n`);
process.exitCode = findings.length === 0 ? 0 : 1;

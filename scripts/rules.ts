/**
 * `npm run rules [-- CART] [-- --check]`: the rules of docs/rules with the code and the tests that name them, those of one
 * area when its name is given, and totals. `--check` prints problems only and fails when there are some.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { findCitations, findOutsideCitations } from './rules/citations.ts';
import { countRules, findProblems, formatRules, formatTotals, traceRules } from './rules/report.ts';
import { readRulePages } from './rules/rules.ts';
import { listWrittenFiles } from './written-files.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { check: { type: 'boolean', default: false } },
});

const pages = readRulePages(`${root}docs/rules`);
const areas = [...pages.keys()];
const files = listWrittenFiles(root)
  .filter((file) => !file.startsWith('scripts/rules/'))
  .map((file) => ({ file, content: readFileSync(`${root}${file}`, 'utf8') }));
const citations = files
  .filter(({ file }) => !file.startsWith('docs/rules/'))
  .flatMap(({ file, content }) => findCitations(file, content, areas));
const rules = traceRules([...pages.values()].flat(), citations);

if (values.check) {
  const problems = [
    ...findProblems(rules, citations),
    ...files
      .flatMap(({ file, content }) => findOutsideCitations(file, content))
      .map(({ file, line, text }) => `${file}:${line}: cites a document outside the repository: ${text}`),
  ];
  for (const problem of problems) process.stdout.write(`${problem}\n`);
  process.exitCode = problems.length === 0 ? 0 : 1;
} else {
  const wanted = positionals.map((area) => area.toUpperCase());
  const shown = wanted.length === 0 ? rules : rules.filter(({ id }) => wanted.includes(id.split('-', 1)[0] ?? ''));
  process.stdout.write(`${formatRules(shown)}\n`);
}
process.stdout.write(`${formatTotals(countRules(rules))}\n`);

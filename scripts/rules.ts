/**
 * `npm run rules [-- CART] [-- --check]`: lists the rules of docs/rules with the code and tests that cite them, for one
 * area if given, and totals. `--check` prints only problems and fails if there are any.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { listHandwrittenFiles } from './handwritten-files.ts';
import { findCitations, findExternalCitations } from './rules/citations.ts';
import { countRules, findProblems, formatRules, formatTotals, traceRules } from './rules/report.ts';
import { readRulePages } from './rules/rules.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { check: { type: 'boolean', default: false } },
});

const pages = readRulePages(`${root}docs/rules`);
const areas = [...pages.keys()];
const files = listHandwrittenFiles(root)
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
      .flatMap(({ file, content }) => findExternalCitations(file, content))
      .map(({ file, line, text }) => `${file}:${line}: cites a document outside the repository: ${text}`),
  ];
  for (const problem of problems) process.stdout.write(`${problem}\n`);
  process.exitCode = problems.length === 0 ? 0 : 1;
} else {
  const selectedAreas = positionals.map((area) => area.toUpperCase());
  const selectedRules =
    selectedAreas.length === 0 ? rules : rules.filter(({ id }) => selectedAreas.includes(id.split('-', 1)[0] ?? ''));
  process.stdout.write(`${formatRules(selectedRules)}\n`);
}
process.stdout.write(`${formatTotals(countRules(rules))}\n`);

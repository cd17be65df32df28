import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));

/** A row of a table of rules: what it is about, its rule, and the file of its test. */
export type RuleTableRow = readonly [subject: string, rule: string, test: string];

/** Reads the table below a heading of a page of docs/rules, whose columns are subject, effect, rule and test. */
export function readRuleTable(page: string, heading: string): readonly RuleTableRow[] {
  const [, section = ''] = readFileSync(`${root}docs/rules/${page}.md`, 'utf8').split(`\n## ${heading}\n`);
  return (section.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1)
    .map((line) => line.split('|').map((cell) => cell.trim().replaceAll('`', '')))
    .map(([, subject = '', , rule = '', test = '']) => [subject, rule, test] as const);
}

/** Whether a file has a test with a table of inputs (`it.each`) whose title, or whose group's title, names the rule. */
export function hasTableTest(path: string, rule: string): boolean {
  if (!existsSync(`${root}${path}`)) return false;
  const source = readFileSync(`${root}${path}`, 'utf8');
  // Each test or group of tests, from its beginning to the next one.
  const blocks = source.split(/^(?=\s*(?:it|describe)\b)/m);
  const namesRule = new RegExp(`\\b${rule}\\b`);
  const isTable = (block: string | undefined) => /^\s*it\.each\b/.test(block ?? '');
  return blocks.some((block, index) => {
    if (!namesRule.test(block)) return false;
    return isTable(block) || (/^\s*describe\b/.test(block) && isTable(blocks[index + 1]));
  });
}

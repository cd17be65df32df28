import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../', import.meta.url));

/** The rows of the table "Validation" in docs/rules/membership.md. */
const [, section = ''] = readFileSync(`${root}docs/rules/membership.md`, 'utf8').split('\n## Validation\n');
const rows = (section.split('\n## ')[0] ?? '')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| input |'))
  .map((line) => line.split('|').map((cell) => cell.trim().replaceAll('`', '')))
  .map(([, input = '', , rule = '', test = '']) => [input, rule, test] as const);

describe('the validation of memberships', () => {
  it('has a row for each input', () => expect(rows.length).toBeGreaterThanOrEqual(24));

  it.each(rows)('%s: %s has a test in %s', (_input, rule, test) => {
    expect(existsSync(`${root}${test}`)).toBe(true);
    expect(readFileSync(`${root}${test}`, 'utf8')).toMatch(new RegExp(`\\b${rule}\\b`));
  });
});

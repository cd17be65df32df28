import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../', import.meta.url));

/** The rows of the table "Errors of memberships and the account" in docs/rules/errors.md. */
const rows = (
  readFileSync(`${root}docs/rules/errors.md`, 'utf8').split('## Errors of memberships and the account')[1] ?? ''
)
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| error |'))
  .map((line) => line.split('|').map((cell) => cell.trim().replaceAll('`', '')))
  .map(([, error = '', , rule = '', test = '']) => [error, rule, test] as const);

describe('the errors of memberships and the account', () => {
  it('have a row each', () => expect(rows.length).toBeGreaterThanOrEqual(14));

  it.each(rows)('%s: %s has a test in %s', (_error, rule, test) => {
    expect(existsSync(`${root}${test}`)).toBe(true);
    expect(readFileSync(`${root}${test}`, 'utf8')).toMatch(new RegExp(`\\b${rule}\\b`));
  });
});

import { describe, expect, it } from 'vitest';
import { hasTableTest, readRuleTable } from './rule-table.ts';

const rows = readRuleTable('errors', 'Errors of memberships and the account');

describe('the errors of memberships and the account', () => {
  it('have a row each', () => expect(rows.length).toBeGreaterThanOrEqual(16));

  it.each(rows)('%s: %s has a test with a table of inputs in %s', (_subject, rule, test) => {
    expect(hasTableTest(test, rule)).toBe(true);
  });
});

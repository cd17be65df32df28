import { describe, expect, it } from 'vitest';
import { hasTableTest, readRuleTable } from './rule-table.ts';

const rows = readRuleTable('membership', 'Validation');

describe('the validation of memberships', () => {
  it('has a row for each input', () => expect(rows.length).toBeGreaterThanOrEqual(25));

  it.each(rows)('%s: %s has a test with a table of inputs in %s', (_subject, rule, test) => {
    expect(hasTableTest(test, rule)).toBe(true);
  });
});

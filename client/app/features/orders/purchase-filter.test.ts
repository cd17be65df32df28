import { describe, expect, it } from 'vitest';
import { parsePurchaseFilter, toOrdersVariables, writePurchaseFilter } from './purchase-filter.ts';

const parse = (query: string) => parsePurchaseFilter(new URLSearchParams(query));

describe('the filters of recent purchases in the URL', () => {
  it.each([
    ['status=open', { status: 'OPEN' }],
    ['status=delivered&months=3', { status: 'FULFILLED', months: 3 }],
    ['find=caf%C3%A9+molido&status=cancelled&months=6', { status: 'CANCELLED', months: 6, text: 'café molido' }],
    ['months=1', { months: 1 }],
  ])('are sent to the graph and written back: %s (ORDERS-320)', (query, filter) => {
    expect(toOrdersVariables(parse(query))).toEqual({ filter });
    expect(writePurchaseFilter(parse(query)).toString()).toBe(query);
  });

  it.each(['', 'status=&months=&find=', 'status=lost', 'months=2', 'months=03', 'find=+%20', 'find=%E2%80%8B'])(
    'count as absent: %j (ORDERS-320)',
    (query) => {
      expect(toOrdersVariables(parse(query))).toEqual({});
      expect(writePurchaseFilter(parse(query)).toString()).toBe('');
    },
  );

  it('have a text of at most 100 characters (ORDERS-320)', () => {
    expect(parse(`find=${'a'.repeat(120)}`).find).toBe('a'.repeat(100));
  });
});

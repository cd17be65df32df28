import { describe, expect, it } from 'vitest';
import { checkFields } from './check-fields.ts';
import { parseListQuery } from './list-query.ts';
import { cartFields, simpleFields } from './query-fields.ts';

const check = (query: object) => () => checkFields(parseListQuery(query), cartFields);

describe('a query of carts', () => {
  it.each([
    'customerId = "ana" and cartState in ("Active", "Frozen")',
    'not(custom(fields(anything = true)))',
    'lineItems(variant(sku = "1-1")) or key is defined',
    'cartState != "Ordered"',
  ])('accepts %s', (where) => {
    expect(check({ where, sort: ['lastModifiedAt desc', 'totalPrice.centAmount'] })).not.toThrow();
  });

  it.each([
    [{ where: 'customer = "ana"' }, "The field 'customer' does not exist."],
    [{ where: 'id = "a" and not(colour = "red")' }, "The field 'colour' does not exist."],
    [{ where: 'colour(key = "red")' }, "The field 'colour' does not exist."],
    [{ where: 'cartState = "Deleted"' }, "'Deleted' is not a value of the field 'cartState'."],
    [{ where: 'cartState in ("Active", "Gone")' }, "'Gone' is not a value of the field 'cartState'."],
    [{ where: 'lineItems(variant(skuu = "1-1"))' }, "The field 'skuu' does not exist."],
    [{ where: 'store(id = "CR")' }, "The field 'id' does not exist."],
    [{ where: 'not(custom(values(a = 1)))' }, "The field 'values' does not exist."],
    [{ sort: 'store.name asc' }, "sort: The field 'name' does not exist."],
    [{ sort: 'colour asc' }, "sort: The field 'colour' does not exist."],
  ])('refuses %j', (query, message) => {
    expect(check(query)).toThrow(message);
  });
});

it('checks the values of a list', () => {
  const query = parseListQuery({ where: 'roles contains any ("InventorySupply", "Delivery")' });
  expect(() => checkFields(query, simpleFields.channel)).toThrow("'Delivery' is not a value of the field 'roles'.");
});

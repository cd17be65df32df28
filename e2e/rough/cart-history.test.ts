import { expect, it } from 'vitest';
import { type CartEvent, computePossibleValues } from './cart-history.ts';

const sku = 'rice-1';
let time = 0;
const event = (certainty: CartEvent['certainty'], effect: CartEvent['effect'], key = sku): CartEvent => {
  time += 10;
  return { key, effect, certainty, start: time, end: certainty === 'done' ? time + 1 : Number.POSITIVE_INFINITY };
};
const add = (certainty: CartEvent['certainty'], quantity: number) => event(certainty, { kind: 'add', quantity });
const change = (certainty: CartEvent['certainty'], quantity: number) => event(certainty, { kind: 'change', quantity });
const possible = (...history: CartEvent[]) => [...computePossibleValues(sku, history)].sort();

it('applies acknowledged commands once and in order', () => {
  expect(possible(add('done', 2), change('done', 5), add('done', 1))).toEqual([6]);
  expect(possible(add('done', 2), change('done', 0), change('done', 3))).toEqual([0]);
});

it('applies a command without a response at most once, at any time after it was sent', () => {
  expect(possible(add('done', 1), add('unknown', 2))).toEqual([1, 3]);
  expect(possible(add('done', 1), change('unknown', 4), add('done', 1))).toEqual([2, 4, 5]);
});

it('applies queued commands, in their order', () => {
  expect(possible(add('queued', 1), change('queued', 5))).toEqual([5]);
  expect(possible(add('done', 1), change('queued', 5), change('queued', 0))).toEqual([0]);
});

it('allows both orders of commands that were sent at the same time', () => {
  const [first, second] = [change('done', 2), change('done', 3)];
  expect(possible({ ...add('done', 1), start: 0, end: 1 }, first, { ...second, start: first.start })).toEqual([2, 3]);
});

it('keeps values of other keys apart', () => {
  const chosen = event('done', { kind: 'choose', method: 'DELIVERY' }, 'delivery');
  const later = event('unknown', { kind: 'choose', method: 'PICK_UP_IN_CLUB' }, 'delivery');
  expect([...computePossibleValues('delivery', [chosen, later, add('done', 1)])].sort()).toEqual([
    'DELIVERY',
    'PICK_UP_IN_CLUB',
  ]);
});

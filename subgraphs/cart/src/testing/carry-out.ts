import { randomUUID } from 'node:crypto';
import { carryOut } from '../commands/carry-out.ts';
import type { CartStore, Shopper } from '../commands/cart-store.ts';
import type { Change, Command } from '../domain/command.ts';
import type { CartRules } from '../domain/rules.ts';
import { costaRica, createFakeStore, type FakeStore, serviceFeeRetries, windowRules } from './fake-store.ts';

export const owner = { kind: 'guest', guestId: 'guest' } as const;
export const shopper: Shopper = { owner, market: costaRica, language: 'es' };
export const rules: CartRules = {
  maximumQuantity: 1_000,
  maximumLines: 1_000,
  serviceFee: null,
  serviceFeeRetries,
  windows: windowRules,
};
const noPause = async () => undefined;

export const commandOf = (change: Change, id: string = randomUUID()): Command => ({ id, bodyHash: 'hash', change });
export const add = (sku: string, id?: string) => commandOf({ kind: 'add', sku, quantity: 1, clubKey: null }, id);
export const run = (store: CartStore, commands: Command[], with_: CartRules = rules) =>
  carryOut(commands, { store, shopper, rules: with_, pause: noPause });

/** A platform with plenty of two products. */
export function stocked(): FakeStore {
  const store = createFakeStore();
  for (const sku of ['rice-1', 'oil-1']) store.shelf.set(sku, { unitCents: 1_000, available: 1_000 });
  return store;
}

import { randomUUID } from 'node:crypto';
import { executeCommands } from '../application/commands/execute-commands.ts';
import type { CartStore } from '../application/ports.ts';
import type { Change, Command } from '../domain/command.ts';
import type { CartRules } from '../domain/rules.ts';
import type { Shopper } from '../domain/shopper.ts';
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

export const buildCommand = (change: Change, id: string = randomUUID()): Command => ({ id, bodyHash: 'hash', change });
export const buildAdd = (sku: string, id?: string) =>
  buildCommand({ kind: 'add', items: [{ sku, quantity: 1 }], clubKey: null }, id);
export const run = (store: CartStore, commands: Command[], cartRules: CartRules = rules) =>
  executeCommands(commands, { store, shopper, rules: cartRules, pause: noPause });

/** A store with enough stock of two products. */
export function createStockedStore(): FakeStore {
  const store = createFakeStore();
  for (const sku of ['rice-1', 'oil-1']) store.offers.set(sku, { unitCents: 1_000, available: 1_000 });
  return store;
}

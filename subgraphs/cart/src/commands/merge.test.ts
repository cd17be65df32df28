import { describe, expect, it } from 'vitest';
import type { CartRules } from '../domain/rules.ts';
import { cartOf, costaRica, createFakeStore, lineOf, windowRules } from '../testing/fake-store.ts';
import type { Shopper } from './cart-store.ts';
import { type MergeChoice, mergeCarts } from './merge.ts';

const rules: CartRules = { maximumQuantity: 10, serviceFee: null, windows: windowRules };
const member: Shopper = {
  owner: { kind: 'member', membershipNumber: '64011045120001' },
  market: costaRica,
  language: 'es',
};
const guest: Shopper = { ...member, owner: { kind: 'guest', guestId: 'guest' } };
const both: MergeChoice = { id: 'm1', bodyHash: 'h', keepSaved: true, keepGuest: true, clubKey: null };

function shop(saved: string[], waiting: string[]) {
  const store = createFakeStore();
  for (const sku of ['rice-1', 'oil-1']) store.shelf.set(sku, { unitCents: 1_000, available: 100 });
  const filled = (skus: string[]) => cartOf({ lines: skus.map((sku) => lineOf({ sku, quantity: 2 })) });
  if (saved.length > 0) store.put(member.owner, filled(saved));
  if (waiting.length > 0) store.put(guest.owner, filled(waiting));
  const merge = (choice: MergeChoice) =>
    mergeCarts(choice, guest, { store, shopper: member, rules, pause: async () => undefined });
  const linesOf = (shopper: Shopper) => store.cartOf(shopper.owner)?.lines.map(({ sku, quantity }) => [sku, quantity]);
  return { store, merge, linesOf };
}

describe('merging carts', () => {
  it('brings both together and takes the guest’s away', async () => {
    const { merge, linesOf } = shop(['rice-1'], ['rice-1', 'oil-1']);
    expect(await merge(both)).toMatchObject({ kind: 'done' });
    expect(linesOf(member)).toEqual([
      ['rice-1', 4],
      ['oil-1', 2],
    ]);
    expect(linesOf(guest)).toBeUndefined();
  });

  it('does so once, also when it was cut off before the guest’s cart was gone', async () => {
    const { store, merge, linesOf } = shop(['rice-1'], ['oil-1']);
    const waiting = store.cartOf(guest.owner);
    await merge(both);
    if (waiting) store.put(guest.owner, waiting);
    expect(await merge({ ...both, id: 'm2' })).toMatchObject({ kind: 'done' });
    expect(linesOf(member)).toEqual([
      ['rice-1', 2],
      ['oil-1', 2],
    ]);
    expect(linesOf(guest)).toBeUndefined();
    expect(await merge({ ...both, id: 'm1' })).toMatchObject({ kind: 'done' });
  });

  it('gives the guest’s cart to a member who has none', async () => {
    const { merge, linesOf } = shop([], ['oil-1']);
    expect(await merge(both)).toMatchObject({ kind: 'done', cart: { lines: [{ sku: 'oil-1' }] } });
    expect(linesOf(member)).toEqual([['oil-1', 2]]);
    expect(linesOf(guest)).toBeUndefined();
  });

  it('keeps the saved cart restorable when only the guest’s is kept', async () => {
    const { store, merge, linesOf } = shop(['rice-1'], ['oil-1']);
    await merge({ ...both, keepSaved: false });
    expect(linesOf(member)).toEqual([['oil-1', 2]]);
    const active = store.cartOf(member.owner);
    if (active) await store.remove(active);
    expect(linesOf(member)).toEqual([['rice-1', 2]]);
  });

  it('leaves no empty cart behind', async () => {
    const { store, merge, linesOf } = shop([], ['oil-1']);
    store.put(member.owner, cartOf());
    await merge(both);
    const active = store.cartOf(member.owner);
    if (active) await store.remove(active);
    expect(linesOf(member)).toBeUndefined();
  });

  it('drops the guest’s cart when only the saved one is kept', async () => {
    const { merge, linesOf } = shop(['rice-1'], ['oil-1']);
    await merge({ ...both, keepGuest: false });
    expect(linesOf(member)).toEqual([['rice-1', 2]]);
    expect(linesOf(guest)).toBeUndefined();
  });

  it('survives a lost reply of the assignment', async () => {
    const { store, merge, linesOf } = shop([], ['oil-1']);
    store.faults.push('lose-reply');
    expect(await merge(both)).toMatchObject({ kind: 'done' });
    expect(linesOf(member)).toEqual([['oil-1', 2]]);
  });

  it('has nothing to do without a guest’s cart, and leaves a cart alone that a payment holds', async () => {
    expect(await shop(['rice-1'], []).merge(both)).toEqual({ kind: 'failed', failure: { code: 'NOTHING_TO_MERGE' } });
    const { store, merge } = shop([], ['oil-1']);
    store.put(member.owner, cartOf({ isLocked: true, attemptId: 'a' }));
    expect(await merge(both)).toEqual({ kind: 'failed', failure: { code: 'CART_LOCKED_BY_PAYMENT', attemptId: 'a' } });
  });
});

import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../../domain/command-log.ts';
import type { CartRules } from '../../domain/rules.ts';
import type { Shopper } from '../../domain/shopper.ts';
import { buildCart, buildLine, createFakeStore, serviceFeeRetries, windowRules } from '../../testing/fake-store.ts';
import { guest, member } from '../../testing/shoppers.ts';
import { type MergeChoice, mergeGuestCart } from './merge-guest-cart.ts';
import { findRestorableCarts, restoreArchivedCart } from './restore-archived-cart.ts';

const rules: CartRules = {
  maximumQuantity: 10,
  maximumLines: 100,
  serviceFee: null,
  serviceFeeRetries,
  windows: windowRules,
};
const both: MergeChoice = { id: 'm1', bodyHash: 'h', keepSaved: true, keepGuest: true, clubKey: null };

function shop(saved: string[], waiting: string[]) {
  const store = createFakeStore();
  for (const sku of ['rice-1', 'oil-1']) store.offers.set(sku, { unitCents: 1_000, available: 100 });
  const filled = (skus: string[]) => buildCart({ lines: skus.map((sku) => buildLine({ sku, quantity: 2 })) });
  if (saved.length > 0) store.put(member.owner, filled(saved));
  if (waiting.length > 0) store.put(guest.owner, filled(waiting));
  const merge = (choice: MergeChoice) =>
    mergeGuestCart(choice, guest, { store, shopper: member, rules, pause: async () => undefined });
  const restorable = () => findRestorableCarts(member, store);
  const restore = (command: LogEntry, cartId: string) =>
    restoreArchivedCart(command, cartId, { store, shopper: member, rules });
  const linesOf = (shopper: Shopper) =>
    store.findCurrent(shopper.owner)?.lines.map(({ sku, quantity }) => [sku, quantity]);
  return { store, merge, linesOf, restorable, restore };
}

describe('merging carts', () => {
  it('brings both together and takes the guest’s away (MERGE-25, MERGE-30)', async () => {
    const { merge, linesOf } = shop(['rice-1'], ['rice-1', 'oil-1']);
    expect(await merge(both)).toMatchObject({ kind: 'done' });
    expect(linesOf(member)).toEqual([
      ['rice-1', 4],
      ['oil-1', 2],
    ]);
    expect(linesOf(guest)).toBeUndefined();
  });

  it('leaves both as they are where they hold more different products together than one cart may (MERGE-29)', async () => {
    const { store, linesOf, restorable } = shop(['rice-1'], ['oil-1']);
    const tight = { ...rules, maximumLines: 1 };
    expect(await mergeGuestCart(both, guest, { store, shopper: member, rules: tight })).toEqual({
      kind: 'failed',
      failure: { type: 'LineLimitExceeded', code: 'LINE_LIMIT_EXCEEDED', maximum: 1 },
    });
    expect([linesOf(member), linesOf(guest)]).toEqual([[['rice-1', 2]], [['oil-1', 2]]]);
    expect(await restorable()).toEqual([]);
  });

  it('goes on with a guest’s cart that it took before it was cut off (MERGE-39)', async () => {
    const { store, merge, linesOf, restorable } = shop(['rice-1'], ['oil-1']);
    store.faults.push(undefined, ...Array.from({ length: 11 }, () => 'lose-request' as const));
    await expect(merge(both)).rejects.toThrow();
    expect(linesOf(guest)).toBeUndefined();
    expect(await restorable()).toMatchObject([{ lines: [{ sku: 'oil-1' }] }]);
    expect(await merge(both)).toMatchObject({ kind: 'done' });
    expect(await merge(both)).toMatchObject({ kind: 'done' });
    expect(await merge({ ...both, bodyHash: 'other' })).toMatchObject({
      failure: { type: 'CommandConflict', code: 'COMMAND_CONFLICT' },
    });
    expect(linesOf(member)).toEqual([
      ['rice-1', 2],
      ['oil-1', 2],
    ]);
    expect(await restorable()).toEqual([]);
  });

  it('gives the guest’s cart to a member who has none (MERGE-6)', async () => {
    const { merge, linesOf } = shop([], ['oil-1']);
    expect(await merge(both)).toMatchObject({ kind: 'done', cart: { lines: [{ sku: 'oil-1' }] } });
    expect(linesOf(member)).toEqual([['oil-1', 2]]);
    expect(linesOf(guest)).toBeUndefined();
  });

  it('puts the saved cart aside when only the guest’s is kept, and brings it back (MERGE-32, MERGE-45, MERGE-47, MERGE-49)', async () => {
    const { merge, linesOf, restorable, restore } = shop(['rice-1'], ['oil-1']);
    await merge({ ...both, keepSaved: false });
    expect(linesOf(member)).toEqual([['oil-1', 2]]);
    const [aside] = await restorable();
    expect(aside?.lines).toMatchObject([{ sku: 'rice-1', quantity: 2 }]);
    const command = { id: 'r1', bodyHash: 'h' };
    expect(await restore(command, aside?.id ?? '')).toMatchObject({ kind: 'done' });
    expect(await restore(command, aside?.id ?? '')).toMatchObject({ kind: 'done' });
    expect(await restore({ ...command, id: 'r2' }, aside?.id ?? '')).toMatchObject({
      failure: { type: 'CartNotFound', code: 'CART_NOT_FOUND' },
    });
    expect(linesOf(member)).toEqual([
      ['oil-1', 2],
      ['rice-1', 2],
    ]);
    expect(await restorable()).toEqual([]);
  });

  it.each(['stale', 'lose-reply', 'lose-request'] as const)(
    'brings a cart back although a write meets: %s (MERGE-48)',
    async (fault) => {
      const { store, merge, linesOf, restorable, restore } = shop([], ['oil-1']);
      await merge({ ...both, keepGuest: false });
      const [aside] = await restorable();
      store.faults.push(fault);

      expect(await restore({ id: 'r1', bodyHash: 'h' }, aside?.id ?? '')).toMatchObject({ kind: 'done' });

      expect(linesOf(member)).toEqual([['oil-1', 2]]);
      expect(await restorable()).toEqual([]);
    },
  );

  it('leaves both carts as they are where restoring would go over the limit of products (MERGE-50)', async () => {
    const { store, merge, restorable } = shop(['rice-1'], ['oil-1']);
    await merge({ ...both, keepGuest: false });
    const [aside] = await restorable();
    const before = [store.findCurrent(member.owner), aside];
    const tight = { ...rules, maximumLines: 1 };
    const command = { id: 'r1', bodyHash: 'h' };
    expect(await restoreArchivedCart(command, aside?.id ?? '', { store, shopper: member, rules: tight })).toEqual({
      kind: 'failed',
      failure: { type: 'LineLimitExceeded', code: 'LINE_LIMIT_EXCEEDED', maximum: 1 },
    });
    expect([store.findCurrent(member.owner), ...(await restorable())]).toEqual(before);
  });

  it('leaves no empty cart behind (MERGE-33)', async () => {
    const { store, merge, linesOf, restorable } = shop([], ['oil-1']);
    store.put(member.owner, buildCart());
    await merge(both);
    expect(await restorable()).toEqual([]);
    const active = store.findCurrent(member.owner);
    if (active) await store.remove(active);
    expect(linesOf(member)).toBeUndefined();
  });

  it('puts the guest’s cart aside when only the saved one is kept; it takes the place of an empty one (MERGE-31, MERGE-48)', async () => {
    const { store, merge, linesOf, restorable, restore } = shop(['rice-1'], ['oil-1']);
    await merge({ ...both, keepGuest: false });
    expect(await merge({ ...both, keepGuest: false })).toMatchObject({ kind: 'done' });
    expect(linesOf(member)).toEqual([['rice-1', 2]]);
    expect(linesOf(guest)).toBeUndefined();
    const [aside] = await restorable();
    const active = store.findCurrent(member.owner);
    if (active) await store.remove(active);
    await restore({ id: 'r1', bodyHash: 'h' }, aside?.id ?? '');
    expect(linesOf(member)).toEqual([['oil-1', 2]]);
  });

  it('goes on where it was cut off, and starts again when another write crosses it (MERGE-39)', async () => {
    for (const fault of ['lose-reply', 'lose-request', 'stale'] as const) {
      for (const writesBefore of [0, 1]) {
        const { store, merge, linesOf, restorable } = shop(['rice-1'], ['rice-1', 'oil-1']);
        store.faults.push(...Array.from({ length: writesBefore }, () => undefined), fault);
        expect(await merge(both)).toMatchObject({ kind: 'done' });
        expect(linesOf(member)).toEqual([
          ['rice-1', 4],
          ['oil-1', 2],
        ]);
        expect(await restorable()).toEqual([]);
      }
    }
  });

  it('survives a lost reply of the assignment (MERGE-39)', async () => {
    const { store, merge, linesOf } = shop([], ['oil-1']);
    store.faults.push('lose-reply');
    expect(await merge(both)).toMatchObject({ kind: 'done' });
    expect(linesOf(member)).toEqual([['oil-1', 2]]);
  });

  it('has nothing to do without a guest’s cart, and leaves a cart alone that a payment holds (MERGE-40, MERGE-41)', async () => {
    expect(await shop(['rice-1'], []).merge(both)).toEqual({
      kind: 'failed',
      failure: { type: 'NothingToMerge', code: 'NOTHING_TO_MERGE' },
    });
    const { store, merge } = shop([], ['oil-1']);
    store.put(member.owner, buildCart({ isLocked: true, attemptId: 'a' }));
    expect(await merge(both)).toEqual({
      kind: 'failed',
      failure: { type: 'CartLockedByPayment', code: 'CART_LOCKED_BY_PAYMENT', attemptId: 'a' },
    });
  });
});

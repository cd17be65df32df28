import { describe, expect, it, vi } from 'vitest';
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

function startStore(saved: string[], waiting: string[]) {
  const store = createFakeStore();
  for (const sku of ['rice-1', 'oil-1']) store.offers.set(sku, { unitCents: 1_000, available: 100 });
  const buildFilledCart = (skus: string[]) => buildCart({ lines: skus.map((sku) => buildLine({ sku, quantity: 2 })) });
  if (saved.length > 0) store.put(member.owner, buildFilledCart(saved));
  if (waiting.length > 0) store.put(guest.owner, buildFilledCart(waiting));
  const merge = (choice: MergeChoice) =>
    mergeGuestCart(choice, guest, { store, shopper: member, rules, pause: async () => undefined });
  const listRestorable = () => findRestorableCarts(member, store);
  const restore = (command: LogEntry, cartId: string) =>
    restoreArchivedCart(command, cartId, { store, shopper: member, rules });
  const listLines = (shopper: Shopper) =>
    store.findCurrent(shopper.owner)?.lines.map(({ sku, quantity }) => [sku, quantity]);
  return { store, merge, listLines, listRestorable, restore };
}

describe('mergeGuestCart', () => {
  it('adds the guest’s lines to the saved cart and deletes the guest’s cart (MERGE-25, MERGE-30)', async () => {
    const { merge, listLines } = startStore(['rice-1'], ['rice-1', 'oil-1']);
    expect(await merge(both)).toMatchObject({ kind: 'done' });
    expect(listLines(member)).toEqual([
      ['rice-1', 4],
      ['oil-1', 2],
    ]);
    expect(listLines(guest)).toBeUndefined();
  });

  it('changes neither cart when the merged one would exceed the limit of lines (MERGE-29)', async () => {
    const { store, listLines, listRestorable } = startStore(['rice-1'], ['oil-1']);
    const tight = { ...rules, maximumLines: 1 };
    expect(await mergeGuestCart(both, guest, { store, shopper: member, rules: tight })).toEqual({
      kind: 'failed',
      failure: { type: 'LineLimitExceeded', code: 'LINE_LIMIT_EXCEEDED', maximum: 1 },
    });
    expect([listLines(member), listLines(guest)]).toEqual([[['rice-1', 2]], [['oil-1', 2]]]);
    expect(await listRestorable()).toEqual([]);
  });

  it.each([
    [
      'saved',
      both,
      [
        ['rice-1', 2],
        ['oil-1', 2],
      ],
    ],
    [
      'guest’s',
      { ...both, keepSaved: false },
      [
        ['rice-1', 2],
        ['oil-1', 2],
      ],
    ],
  ])(
    'keeps the club of the %s cart when the chosen one does not sell its lines (MERGE-28, MERGE-35)',
    async (which, choice, expected) => {
      const { store, merge, listLines, listRestorable } =
        which === 'saved' ? startStore(['rice-1'], ['oil-1']) : startStore([], ['rice-1', 'oil-1']);
      store.clubOffers.set('6402', new Map([['oil-1', { unitCents: 1_000, available: 100 }]]));

      expect(await merge({ ...choice, clubKey: '6402' })).toMatchObject({ kind: 'done', cart: { clubKey: null } });

      expect(listLines(member)).toEqual(expected);
      expect(listLines(guest)).toBeUndefined();
      expect(await listRestorable()).toEqual([]);
    },
  );

  it('moves the saved cart to the chosen club when it sells all lines (MERGE-35)', async () => {
    const { store, merge } = startStore(['rice-1'], ['oil-1']);
    store.clubOffers.set('6402', new Map([['rice-1', { unitCents: 900, available: 100 }]]));
    expect(await merge({ ...both, clubKey: '6402' })).toMatchObject({
      kind: 'done',
      cart: { clubKey: '6402', lines: [{ sku: 'rice-1', channelKey: '6402' }] },
    });
  });

  it('merges carts that share a product that is no longer sold (MERGE-28, MERGE-30)', async () => {
    const { store, merge, listLines, listRestorable } = startStore(['rice-1'], ['rice-1', 'oil-1']);
    store.offers.delete('rice-1');
    expect(await merge(both)).toMatchObject({ kind: 'done' });
    expect(listLines(member)).toEqual([
      ['rice-1', 2],
      ['oil-1', 2],
    ]);
    expect(listLines(guest)).toBeUndefined();
    expect(await listRestorable()).toEqual([]);
  });

  it('restores a cart that shares a product that is no longer sold (MERGE-28, MERGE-47)', async () => {
    const { store, merge, listLines, listRestorable, restore } = startStore(['rice-1'], ['rice-1', 'oil-1']);
    await merge({ ...both, keepGuest: false });
    store.offers.delete('rice-1');
    const [archived] = await listRestorable();
    expect(await restore({ id: 'r1', bodyHash: 'h' }, archived?.id ?? '')).toMatchObject({ kind: 'done' });
    expect(listLines(member)).toEqual([
      ['rice-1', 2],
      ['oil-1', 2],
    ]);
    expect(await listRestorable()).toEqual([]);
  });

  it('continues an interrupted merge with the guest’s cart that it assigned (MERGE-39)', async () => {
    const { store, merge, listLines, listRestorable } = startStore(['rice-1'], ['oil-1']);
    store.faults.push(undefined, ...Array.from({ length: 11 }, () => 'lose-request' as const));
    await expect(merge(both)).rejects.toThrow();
    expect(listLines(guest)).toBeUndefined();
    expect(await listRestorable()).toMatchObject([{ lines: [{ sku: 'oil-1' }] }]);
    expect(await merge(both)).toMatchObject({ kind: 'done' });
    expect(await merge(both)).toMatchObject({ kind: 'done' });
    expect(await merge({ ...both, bodyHash: 'other' })).toMatchObject({
      failure: { type: 'CommandConflict', code: 'COMMAND_CONFLICT' },
    });
    expect(listLines(member)).toEqual([
      ['rice-1', 2],
      ['oil-1', 2],
    ]);
    expect(await listRestorable()).toEqual([]);
  });

  it('assigns the guest’s cart to a member without a cart (MERGE-6)', async () => {
    const { merge, listLines } = startStore([], ['oil-1']);
    expect(await merge(both)).toMatchObject({ kind: 'done', cart: { lines: [{ sku: 'oil-1' }] } });
    expect(listLines(member)).toEqual([['oil-1', 2]]);
    expect(listLines(guest)).toBeUndefined();
  });

  it('archives the saved cart when only the guest’s is kept, and restores it (MERGE-32, MERGE-45, MERGE-47, MERGE-49)', async () => {
    const { merge, listLines, listRestorable, restore } = startStore(['rice-1'], ['oil-1']);
    await merge({ ...both, keepSaved: false });
    expect(listLines(member)).toEqual([['oil-1', 2]]);
    const [archived] = await listRestorable();
    expect(archived?.lines).toMatchObject([{ sku: 'rice-1', quantity: 2 }]);
    const command = { id: 'r1', bodyHash: 'h' };
    expect(await restore(command, archived?.id ?? '')).toMatchObject({ kind: 'done' });
    expect(await restore(command, archived?.id ?? '')).toMatchObject({ kind: 'done' });
    expect(await restore({ ...command, id: 'r2' }, archived?.id ?? '')).toMatchObject({
      failure: { type: 'CartNotFound', code: 'CART_NOT_FOUND' },
    });
    expect(listLines(member)).toEqual([
      ['oil-1', 2],
      ['rice-1', 2],
    ]);
    expect(await listRestorable()).toEqual([]);
  });

  it('fails to restore an unknown cart, the active one, and one whose lines were restored already (MERGE-49)', async () => {
    const { store, merge, listRestorable, restore } = startStore(['rice-1'], ['oil-1']);
    await merge({ ...both, keepSaved: false });
    const notFound = { kind: 'failed', failure: { type: 'CartNotFound', code: 'CART_NOT_FOUND' } };
    expect(await restore({ id: 'r1', bodyHash: 'h' }, 'unknown')).toEqual(notFound);
    expect(await restore({ id: 'r2', bodyHash: 'h' }, store.findCurrent(member.owner)?.id ?? '')).toEqual(notFound);

    const [archived] = await listRestorable();
    vi.spyOn(store, 'remove').mockRejectedValueOnce(new Error('lost'));
    await expect(restore({ id: 'r3', bodyHash: 'h' }, archived?.id ?? '')).rejects.toThrow('lost');
    expect(await store.findArchived(member)).toHaveLength(1);
    expect(await restore({ id: 'r4', bodyHash: 'h' }, archived?.id ?? '')).toEqual(notFound);
  });

  it.each(['stale', 'lose-response', 'lose-request'] as const)(
    'restores a cart after the fault %s (MERGE-48)',
    async (fault) => {
      const { store, merge, listLines, listRestorable, restore } = startStore([], ['oil-1']);
      await merge({ ...both, keepGuest: false });
      const [archived] = await listRestorable();
      store.faults.push(fault);

      expect(await restore({ id: 'r1', bodyHash: 'h' }, archived?.id ?? '')).toMatchObject({ kind: 'done' });

      expect(listLines(member)).toEqual([['oil-1', 2]]);
      expect(await listRestorable()).toEqual([]);
    },
  );

  it('changes neither cart when restoring would exceed the limit of lines (MERGE-50)', async () => {
    const { store, merge, listRestorable } = startStore(['rice-1'], ['oil-1']);
    await merge({ ...both, keepGuest: false });
    const [archived] = await listRestorable();
    const before = [store.findCurrent(member.owner), archived];
    const tight = { ...rules, maximumLines: 1 };
    const command = { id: 'r1', bodyHash: 'h' };
    expect(await restoreArchivedCart(command, archived?.id ?? '', { store, shopper: member, rules: tight })).toEqual({
      kind: 'failed',
      failure: { type: 'LineLimitExceeded', code: 'LINE_LIMIT_EXCEEDED', maximum: 1 },
    });
    expect([store.findCurrent(member.owner), ...(await listRestorable())]).toEqual(before);
  });

  it('deletes an empty cart instead of archiving it (MERGE-33)', async () => {
    const { store, merge, listLines, listRestorable } = startStore([], ['oil-1']);
    store.put(member.owner, buildCart());
    await merge(both);
    expect(await listRestorable()).toEqual([]);
    const active = store.findCurrent(member.owner);
    if (active) await store.remove(active);
    expect(listLines(member)).toBeUndefined();
  });

  it('archives the guest’s cart when only the saved one is kept; restored, it replaces an empty cart (MERGE-31, MERGE-48)', async () => {
    const { store, merge, listLines, listRestorable, restore } = startStore(['rice-1'], ['oil-1']);
    await merge({ ...both, keepGuest: false });
    expect(await merge({ ...both, keepGuest: false })).toMatchObject({ kind: 'done' });
    expect(listLines(member)).toEqual([['rice-1', 2]]);
    expect(listLines(guest)).toBeUndefined();
    const [archived] = await listRestorable();
    const active = store.findCurrent(member.owner);
    if (active) await store.remove(active);
    await restore({ id: 'r1', bodyHash: 'h' }, archived?.id ?? '');
    expect(listLines(member)).toEqual([['oil-1', 2]]);
  });

  it('continues after an interruption, and starts over after a conflict (MERGE-39)', async () => {
    for (const fault of ['lose-response', 'lose-request', 'stale'] as const) {
      for (const writesBefore of [0, 1]) {
        const { store, merge, listLines, listRestorable } = startStore(['rice-1'], ['rice-1', 'oil-1']);
        store.faults.push(...Array.from({ length: writesBefore }, () => undefined), fault);
        expect(await merge(both)).toMatchObject({ kind: 'done' });
        expect(listLines(member)).toEqual([
          ['rice-1', 4],
          ['oil-1', 2],
        ]);
        expect(await listRestorable()).toEqual([]);
      }
    }
  });

  it('succeeds after the response of the assignment was lost (MERGE-39)', async () => {
    const { store, merge, listLines } = startStore([], ['oil-1']);
    store.faults.push('lose-response');
    expect(await merge(both)).toMatchObject({ kind: 'done' });
    expect(listLines(member)).toEqual([['oil-1', 2]]);
  });

  it('fails without a guest’s cart, and for a cart that a payment locks (MERGE-40, MERGE-41)', async () => {
    expect(await startStore(['rice-1'], []).merge(both)).toEqual({
      kind: 'failed',
      failure: { type: 'NothingToMerge', code: 'NOTHING_TO_MERGE' },
    });
    const { store, merge } = startStore([], ['oil-1']);
    store.put(member.owner, buildCart({ isLocked: true, attemptId: 'a' }));
    expect(await merge(both)).toEqual({
      kind: 'failed',
      failure: { type: 'CartLockedByPayment', code: 'CART_LOCKED_BY_PAYMENT', attemptId: 'a' },
    });
  });
});

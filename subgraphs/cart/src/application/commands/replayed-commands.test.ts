import { describe, expect, it } from 'vitest';
import type { Command } from '../../domain/command.ts';
import type { CartRules } from '../../domain/rules.ts';
import type { Shopper } from '../../domain/shopper.ts';
import { buildCart, buildLine, createFakeStore, serviceFeeRetries, windowRules } from '../../testing/fake-store.ts';
import { guest, member } from '../../testing/shoppers.ts';
import { mergeGuestCart } from '../merge/merge-guest-cart.ts';
import { findRestorableCarts, restoreArchivedCart } from '../merge/restore-archived-cart.ts';
import { executeCommands } from './execute-commands.ts';

const rules: CartRules = {
  maximumQuantity: 10,
  maximumLines: 100,
  serviceFee: null,
  serviceFeeRetries,
  windows: windowRules,
};

const addRice: Command = {
  id: 'a1',
  bodyHash: 'h',
  change: { kind: 'add', items: [{ sku: 'rice-1', quantity: 2 }], clubKey: null },
};
const addOil: Command = {
  id: 'a2',
  bodyHash: 'h',
  change: { kind: 'add', items: [{ sku: 'oil-1', quantity: 1 }], clubKey: null },
};
const conflict = { kind: 'failed', failure: { type: 'CommandConflict', code: 'COMMAND_CONFLICT' } };

function startStore() {
  const store = createFakeStore();
  for (const sku of ['rice-1', 'oil-1']) store.offers.set(sku, { unitCents: 1_000, available: 100 });
  const pause = async () => undefined;
  const send = async (shopper: Shopper, command: Command) =>
    (await executeCommands([command], { store, shopper, rules, pause }))[0];
  const merge = (keepSaved: boolean, keepGuest: boolean, id = 'm1') =>
    mergeGuestCart({ id, bodyHash: 'h', keepSaved, keepGuest, clubKey: null }, guest, {
      store,
      shopper: member,
      rules,
      pause,
    });
  const listLines = (shopper: Shopper) =>
    store.findCurrent(shopper.owner)?.lines.map(({ sku, quantity }) => [sku, quantity]);
  return { store, send, merge, listLines };
}

describe('a replayed command of a guest', () => {
  it.each([
    ['as the only cart', [], true, true],
    ['into the saved cart', ['oil-1'], true, true],
    ['in place of the saved cart', ['oil-1'], false, true],
    ['and archived', ['oil-1'], true, false],
  ])('is recognised after the guest’s cart was merged: %s (CART-83)', async (_outcome, saved, keepSaved, keepGuest) => {
    const { store, send, merge, listLines } = startStore();
    if (saved.length > 0) store.put(member.owner, buildCart({ lines: saved.map((sku) => buildLine({ sku })) }));
    await send(guest, addRice);
    await merge(keepSaved, keepGuest);
    const before = listLines(member);

    expect(await send(guest, addRice)).toEqual(conflict);

    expect(listLines(guest)).toBeUndefined();
    expect(listLines(member)).toEqual(before);
  });

  it('is recognised in the guest’s next cart (CART-81, MERGE-38)', async () => {
    const { send, merge, listLines } = startStore();
    await send(guest, addRice);
    await merge(true, true);
    await send(guest, addOil);

    expect(await send(guest, addRice)).toMatchObject({ kind: 'done' });

    expect(listLines(guest)).toEqual([['oil-1', 1]]);
  });

  it('is recognised when its response was lost and the cart was merged meanwhile (CART-83, CART-89)', async () => {
    const { store, send, merge, listLines } = startStore();
    const find = store.find.bind(store);
    let reads = 0;
    store.find = async (shopper) => {
      // Between the write whose response was lost and the read of its outcome.
      if (shopper === guest && ++reads === 2) await merge(true, true);
      return find(shopper);
    };
    store.faults.push('lose-response');

    expect(await send(guest, addRice)).toEqual(conflict);

    expect(listLines(member)).toEqual([['rice-1', 2]]);
    expect(listLines(guest)).toBeUndefined();
  });

  it('is recognised in the active cart after an archived cart was restored (CART-83)', async () => {
    const { store, send, merge, listLines } = startStore();
    store.put(member.owner, buildCart({ lines: [buildLine({ sku: 'oil-1' })] }));
    await send(guest, addRice);
    await merge(true, false);
    const options = { store, shopper: member, rules };
    const [archived] = await findRestorableCarts(member, store);
    await restoreArchivedCart({ id: 'r1', bodyHash: 'h' }, archived?.id ?? '', options);

    expect(await send(guest, addRice)).toEqual(conflict);

    expect(listLines(member)).toEqual([
      ['oil-1', 1],
      ['rice-1', 2],
    ]);
  });
});

describe('a replayed command of a member', () => {
  it('is recognised after another cart replaced its cart (CART-81)', async () => {
    const { send, merge, listLines } = startStore();
    await send(member, addRice);
    await send(guest, addOil);
    await merge(false, true);

    expect(await send(member, addRice)).toMatchObject({ kind: 'done' });

    expect(listLines(member)).toEqual([['oil-1', 1]]);
  });

  it('is recognised when the response of archiving its cart was lost (CART-81)', async () => {
    const { store, send, merge, listLines } = startStore();
    await send(member, addRice);
    await send(guest, addOil);
    store.faults.push('lose-response');
    await merge(false, true);

    expect(await send(member, addRice)).toMatchObject({ kind: 'done' });

    expect(listLines(member)).toEqual([['oil-1', 1]]);
  });

  it('is recognised after its cart was ordered (CART-8, CART-83)', async () => {
    const { store, send, listLines } = startStore();
    await send(member, addRice);
    store.placeOrder(member.owner);

    expect(await send(member, addRice)).toEqual(conflict);
    expect(await send(member, addOil)).toMatchObject({ kind: 'done' });

    expect(listLines(member)).toEqual([['oil-1', 1]]);
  });
});

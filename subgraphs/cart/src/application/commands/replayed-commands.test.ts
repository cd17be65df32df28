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
  change: { kind: 'add', sku: 'rice-1', quantity: 2, clubKey: null },
};
const addOil: Command = { id: 'a2', bodyHash: 'h', change: { kind: 'add', sku: 'oil-1', quantity: 1, clubKey: null } };
const conflict = { kind: 'failed', failure: { type: 'CommandConflict', code: 'COMMAND_CONFLICT' } };

function shop() {
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
  const linesOf = (shopper: Shopper) =>
    store.findCurrent(shopper.owner)?.lines.map(({ sku, quantity }) => [sku, quantity]);
  return { store, send, merge, linesOf };
}

describe('a guest’s command that arrives again', () => {
  it.each([
    ['the only cart', [], true, true],
    ['brought together with the saved one', ['oil-1'], true, true],
    ['in the place of the saved one', ['oil-1'], false, true],
    ['put aside', ['oil-1'], true, false],
  ])('is known when the cart is the member’s: %s (CART-83)', async (_outcome, saved, keepSaved, keepGuest) => {
    const { store, send, merge, linesOf } = shop();
    if (saved.length > 0) store.put(member.owner, buildCart({ lines: saved.map((sku) => buildLine({ sku })) }));
    await send(guest, addRice);
    await merge(keepSaved, keepGuest);
    const before = linesOf(member);

    expect(await send(guest, addRice)).toEqual(conflict);

    expect(linesOf(guest)).toBeUndefined();
    expect(linesOf(member)).toEqual(before);
  });

  it('is known in the guest’s next cart too (CART-81, MERGE-38)', async () => {
    const { send, merge, linesOf } = shop();
    await send(guest, addRice);
    await merge(true, true);
    await send(guest, addOil);

    expect(await send(guest, addRice)).toMatchObject({ kind: 'done' });

    expect(linesOf(guest)).toEqual([['oil-1', 1]]);
  });

  it('is known when the member changed the cart’s hands before the guest heard of it (CART-83, CART-89)', async () => {
    const { store, send, merge, linesOf } = shop();
    const find = store.find.bind(store);
    let looks = 0;
    store.find = async (shopper) => {
      // Between the write whose reply was lost and the look at what became of it.
      if (shopper === guest && ++looks === 2) await merge(true, true);
      return find(shopper);
    };
    store.faults.push('lose-reply');

    expect(await send(guest, addRice)).toEqual(conflict);

    expect(linesOf(member)).toEqual([['rice-1', 2]]);
    expect(linesOf(guest)).toBeUndefined();
  });

  it('is known where the goods are once the cart that was put aside came back (CART-83)', async () => {
    const { store, send, merge, linesOf } = shop();
    store.put(member.owner, buildCart({ lines: [buildLine({ sku: 'oil-1' })] }));
    await send(guest, addRice);
    await merge(true, false);
    const options = { store, shopper: member, rules };
    const [aside] = await findRestorableCarts(member, store);
    await restoreArchivedCart({ id: 'r1', bodyHash: 'h' }, aside?.id ?? '', options);

    expect(await send(guest, addRice)).toEqual(conflict);

    expect(linesOf(member)).toEqual([
      ['oil-1', 1],
      ['rice-1', 2],
    ]);
  });
});

describe('a member’s command that arrives again', () => {
  it('is known when another cart took the place of its own (CART-81)', async () => {
    const { send, merge, linesOf } = shop();
    await send(member, addRice);
    await send(guest, addOil);
    await merge(false, true);

    expect(await send(member, addRice)).toMatchObject({ kind: 'done' });

    expect(linesOf(member)).toEqual([['oil-1', 1]]);
  });

  it('is known although the reply was lost that its cart was put aside (CART-81)', async () => {
    const { store, send, merge, linesOf } = shop();
    await send(member, addRice);
    await send(guest, addOil);
    store.faults.push('lose-reply');
    await merge(false, true);

    expect(await send(member, addRice)).toMatchObject({ kind: 'done' });

    expect(linesOf(member)).toEqual([['oil-1', 1]]);
  });

  it('is known when its cart was ordered (CART-8, CART-83)', async () => {
    const { store, send, linesOf } = shop();
    await send(member, addRice);
    store.placeOrder(member.owner);

    expect(await send(member, addRice)).toEqual(conflict);
    expect(await send(member, addOil)).toMatchObject({ kind: 'done' });

    expect(linesOf(member)).toEqual([['oil-1', 1]]);
  });
});

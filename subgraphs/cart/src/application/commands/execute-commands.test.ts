import { money } from '@tarima/markets/money';
import { describe, expect, it } from 'vitest';
import { buildAdd, buildCommand, createStockedStore, owner, rules, run } from '../../testing/execute-commands.ts';
import { buildCart, buildLine } from '../../testing/fake-store.ts';
import type { CartStore } from '../ports.ts';

describe('executeCommands', () => {
  it('creates the cart with the first line and the log in one update (CART-6)', async () => {
    const store = createStockedStore();
    const [outcome] = await run(store, [buildAdd('rice-1', 'c1')]);
    expect(outcome).toMatchObject({ kind: 'done', cart: { commandLog: ['c1:hash'] } });
    expect(store.writes).toHaveLength(1);
  });

  it('carries out a replayed command once (CART-81, CART-82)', async () => {
    const store = createStockedStore();
    const command = buildAdd('rice-1');
    await run(store, [command]);
    const [replayed] = await run(store, [command]);
    expect(replayed).toMatchObject({ kind: 'done', cart: { lines: [{ quantity: 1 }] } });
    const [other] = await run(store, [{ ...command, bodyHash: 'another' }]);
    expect(other).toEqual({ kind: 'failed', failure: { type: 'CommandConflict', code: 'COMMAND_CONFLICT' } });
    expect(store.writes).toHaveLength(1);
  });

  it('carries out a batch in one update and fails single commands of it (CART-87)', async () => {
    const store = createStockedStore();
    const outcomes = await run(store, [buildAdd('rice-1'), buildAdd('nope-1'), buildAdd('rice-1'), buildAdd('oil-1')]);
    expect(outcomes.map(({ kind }) => kind)).toEqual(['done', 'failed', 'done', 'done']);
    expect(store.writes).toHaveLength(1);
    expect(store.findCurrent(owner)?.lines.map(({ sku, quantity }) => [sku, quantity])).toEqual([
      ['rice-1', 2],
      ['oil-1', 1],
    ]);
  });

  it('does not repeat a command whose log entry was evicted (CART-84)', async () => {
    const store = createStockedStore();
    const command = buildAdd('rice-1');
    await run(store, [command]);
    for (let count = 0; count < 51; count += 1) await run(store, [buildAdd('oil-1')]);
    const writes = store.writes.length;

    expect(await run(store, [command])).toEqual([
      { kind: 'failed', failure: { type: 'CommandExpired', code: 'COMMAND_EXPIRED' } },
    ]);

    expect(store.writes).toHaveLength(writes);
    expect(store.findCurrent(owner)?.lines[0]?.quantity).toBe(1);
  });

  it('does not repeat such a command in the next cart either (CART-84)', async () => {
    const store = createStockedStore();
    const command = buildAdd('rice-1');
    await run(store, [command]);
    for (let count = 0; count < 51; count += 1) await run(store, [buildAdd('oil-1')]);
    store.placeOrder(owner);

    expect(await run(store, [command])).toEqual([
      { kind: 'failed', failure: { type: 'CommandExpired', code: 'COMMAND_EXPIRED' } },
    ]);
  });

  it('refuses more different products than the limit, and accepts more units of existing lines (CART-23, CART-24)', async () => {
    const store = createStockedStore();
    const tight = { ...rules, maximumLines: 1 };
    await run(store, [buildAdd('rice-1')], tight);
    expect(await run(store, [buildAdd('oil-1'), buildAdd('rice-1')], tight)).toMatchObject([
      { kind: 'failed', failure: { type: 'LineLimitExceeded', code: 'LINE_LIMIT_EXCEEDED', maximum: 1 } },
      { kind: 'done', cart: { lines: [{ sku: 'rice-1', quantity: 2 }] } },
    ]);
  });

  it('checks the stock when a quantity is raised after it was lowered in the same update', async () => {
    const store = createStockedStore();
    store.put(owner, buildCart({ lines: [buildLine({ sku: 'rice-1', quantity: 9 })] }));
    const lineId = store.findCurrent(owner)?.lines[0]?.id ?? '';
    const quantities = [1, 5].map((quantity) => buildCommand({ kind: 'changeQuantity', lineId, quantity }));

    const outcomes = await run(store, quantities);

    expect(outcomes).toMatchObject([{ kind: 'done' }, { kind: 'done', cart: { lines: [{ quantity: 5 }] } }]);
    expect(store.writes).toHaveLength(1);
  });

  it.each(['lose-response', 'lose-request'] as const)(
    'carries out a command once after the fault %s (CART-89)',
    async (fault) => {
      const store = createStockedStore();
      store.faults.push(fault);
      const [outcome] = await run(store, [buildAdd('rice-1')]);
      expect(outcome).toMatchObject({ kind: 'done', cart: { lines: [{ quantity: 1 }] } });
      store.faults.push(fault);
      await run(store, [buildAdd('rice-1'), buildAdd('oil-1')]);
      expect(store.findCurrent(owner)?.lines.map(({ quantity }) => quantity)).toEqual([2, 1]);
    },
  );

  it('plans again after a conflict, ten times at most (CART-88)', async () => {
    const store = createStockedStore();
    store.faults.push(...Array<'stale'>(10).fill('stale'));
    expect(await run(store, [buildAdd('rice-1')])).toMatchObject([{ kind: 'done' }]);
    store.faults.push(...Array<'stale'>(11).fill('stale'));
    expect(await run(store, [buildAdd('rice-1')])).toEqual([
      { kind: 'failed', failure: { type: 'CartBusy', code: 'CART_BUSY' } },
    ]);
  });

  it('refuses to change a cart that a payment locks, and returns the attempt (CART-91)', async () => {
    const store = createStockedStore();
    store.put(owner, buildCart({ isLocked: true, attemptId: 'attempt-1' }));
    expect(await run(store, [buildAdd('rice-1')])).toEqual([
      {
        kind: 'failed',
        failure: { type: 'CartLockedByPayment', code: 'CART_LOCKED_BY_PAYMENT', attemptId: 'attempt-1' },
      },
    ]);
  });

  it('carries out the other commands when the store refuses one (CART-87)', async () => {
    const store = createStockedStore();
    const refusing: CartStore = {
      ...store,
      update: (cart, steps) =>
        steps.some((step) => step.kind === 'addLine' && step.sku === 'oil-1')
          ? Promise.resolve({ kind: 'refused', failure: { type: 'ProductUnavailable', code: 'PRODUCT_UNAVAILABLE' } })
          : store.update(cart, steps),
    };
    await run(refusing, [buildAdd('rice-1')]);
    const outcomes = await run(refusing, [buildAdd('rice-1'), buildAdd('oil-1'), buildAdd('rice-1')]);
    expect(outcomes.map(({ kind }) => kind)).toEqual(['done', 'failed', 'done']);
    expect(store.findCurrent(owner)?.lines).toMatchObject([{ sku: 'rice-1', quantity: 3 }]);
  });

  it('reads offers of one club at a time, and moves all lines to the last club (CART-35, CART-37)', async () => {
    const store = createStockedStore();
    const at = (sku: string, clubKey: string | null) =>
      buildCommand({ kind: 'add', items: [{ sku, quantity: 1 }], clubKey });
    const outcomes = await run(store, [at('rice-1', null), at('oil-1', '6401'), at('rice-1', '6402')]);
    expect(outcomes.map(({ kind }) => kind)).toEqual(['done', 'done', 'done']);
    expect(store.requestedClubs).toEqual([null, '6401', '6402']);
    expect(store.findCurrent(owner)?.lines).toMatchObject([
      { sku: 'rice-1', quantity: 2, channelKey: '6402' },
      { sku: 'oil-1', quantity: 1, channelKey: '6402' },
    ]);
  });

  it('sets whether partial fulfillment is allowed (CART-77, CART-79)', async () => {
    const store = createStockedStore();
    const choice = (isAllowed: boolean) => buildCommand({ kind: 'partialFulfillment', isAllowed });
    expect(await run(store, [choice(false)])).toEqual([
      { kind: 'failed', failure: { type: 'CartNotFound', code: 'CART_NOT_FOUND' } },
    ]);
    await run(store, [buildAdd('rice-1')]);
    expect(store.findCurrent(owner)?.allowsPartialFulfillment).toBe(true);
    await run(store, [choice(false), buildAdd('oil-1')]);
    expect(store.findCurrent(owner)).toMatchObject({ allowsPartialFulfillment: false, lines: [{}, {}] });
  });

  it('combines duplicate lines with the next change (CART-12)', async () => {
    const store = createStockedStore();
    store.put(
      owner,
      buildCart({
        lines: [
          buildLine({ sku: 'rice-1', quantity: 1 }),
          buildLine({ sku: 'rice-1', quantity: 2, unitPrice: money(1_000, 'CRC') }),
        ],
      }),
    );
    await run(store, [buildAdd('oil-1')]);
    expect(store.findCurrent(owner)?.lines.map(({ quantity }) => quantity)).toEqual([3, 1]);
  });
});

import { randomUUID } from 'node:crypto';
import { money } from '@tarima/markets/money';
import { describe, expect, it, vi } from 'vitest';
import type { Change, Command } from '../domain/command.ts';
import type { CartRules } from '../domain/rules.ts';
import {
  cartOf,
  costaRica,
  createFakeStore,
  type FakeStore,
  lineOf,
  serviceFeeRetries,
  windowRules,
} from '../testing/fake-store.ts';
import { carryOut } from './carry-out.ts';
import type { CartStore, Shopper } from './cart-store.ts';
import { createLanes } from './lanes.ts';

const owner = { kind: 'guest', guestId: 'guest' } as const;
const shopper: Shopper = { owner, market: costaRica, language: 'es' };
const rules: CartRules = {
  maximumQuantity: 1_000,
  maximumLines: 1_000,
  serviceFee: null,
  serviceFeeRetries,
  windows: windowRules,
};
const noPause = async () => undefined;

const commandOf = (change: Change, id: string = randomUUID()): Command => ({ id, bodyHash: 'hash', change });
const add = (sku: string, id?: string) => commandOf({ kind: 'add', sku, quantity: 1, clubKey: null }, id);
const run = (store: CartStore, commands: Command[], with_: CartRules = rules) =>
  carryOut(commands, { store, shopper, rules: with_, pause: noPause });

function stocked(): FakeStore {
  const store = createFakeStore();
  for (const sku of ['rice-1', 'oil-1']) store.shelf.set(sku, { unitCents: 1_000, available: 1_000 });
  return store;
}

describe('carrying out commands', () => {
  it('makes the cart with the first line and writes the log in the same update', async () => {
    const store = stocked();
    const [outcome] = await run(store, [add('rice-1', 'c1')]);
    expect(outcome).toMatchObject({ kind: 'done', cart: { commandLog: ['c1:hash'] } });
    expect(store.writes).toHaveLength(1);
  });

  it('carries a command out once, however often it comes', async () => {
    const store = stocked();
    const command = add('rice-1');
    await run(store, [command]);
    const [again] = await run(store, [command]);
    expect(again).toMatchObject({ kind: 'done', cart: { lines: [{ quantity: 1 }] } });
    const [other] = await run(store, [{ ...command, bodyHash: 'another' }]);
    expect(other).toEqual({ kind: 'failed', failure: { code: 'COMMAND_CONFLICT' } });
    expect(store.writes).toHaveLength(1);
  });

  it('groups commands into one update and fails only those that fail', async () => {
    const store = stocked();
    const outcomes = await run(store, [add('rice-1'), add('nope-1'), add('rice-1'), add('oil-1')]);
    expect(outcomes.map(({ kind }) => kind)).toEqual(['done', 'failed', 'done', 'done']);
    expect(store.writes).toHaveLength(1);
    expect(store.cartOf(owner)?.lines.map(({ sku, quantity }) => [sku, quantity])).toEqual([
      ['rice-1', 2],
      ['oil-1', 1],
    ]);
  });

  it('does not repeat a command that comes again after more others than the log holds', async () => {
    const store = stocked();
    const command = add('rice-1');
    await run(store, [command]);
    for (let count = 0; count < 51; count += 1) await run(store, [add('oil-1')]);
    const writes = store.writes.length;

    expect(await run(store, [command])).toEqual([{ kind: 'failed', failure: { code: 'COMMAND_EXPIRED' } }]);

    expect(store.writes).toHaveLength(writes);
    expect(store.cartOf(owner)?.lines[0]?.quantity).toBe(1);
  });

  it('does not repeat one in the next cart either', async () => {
    const store = stocked();
    const command = add('rice-1');
    await run(store, [command]);
    for (let count = 0; count < 51; count += 1) await run(store, [add('oil-1')]);
    store.order(owner);

    expect(await run(store, [command])).toEqual([{ kind: 'failed', failure: { code: 'COMMAND_EXPIRED' } }]);
  });

  describe('with two changes of a line on the way at once', () => {
    const lineWith = (store: FakeStore) => {
      store.put(owner, cartOf({ lines: [lineOf({ sku: 'rice-1', quantity: 1 })] }));
      const lineId = store.cartOf(owner)?.lines[0]?.id ?? '';
      const earlier = commandOf({ kind: 'changeQuantity', lineId, quantity: 2 }, 'earlier');
      const later = { ...commandOf({ kind: 'changeQuantity', lineId, quantity: 3 }, 'later'), replaces: ['earlier'] };
      const removal = { ...commandOf({ kind: 'remove', lineId }, 'removal'), replaces: ['earlier'] };
      return { earlier, later, removal };
    };

    it('ends with the later one in whichever order another process carries them out', async () => {
      const store = stocked();
      const { earlier, later } = lineWith(store);
      await run(store, [later]);
      expect(await run(store, [earlier])).toMatchObject([{ kind: 'done', cart: { lines: [{ quantity: 3 }] } }]);

      const { earlier: first, later: second } = lineWith(store);
      await run(store, [first]);
      expect(await run(store, [second])).toMatchObject([{ kind: 'done', cart: { lines: [{ quantity: 3 }] } }]);
    });

    it('ends with the later one when both share an update', async () => {
      const store = stocked();
      const { earlier, later } = lineWith(store);
      expect(await run(store, [later, earlier])).toMatchObject([
        { kind: 'done', cart: { lines: [{ quantity: 3 }] } },
        { kind: 'done', cart: { lines: [{ quantity: 3 }] } },
      ]);
    });

    it('takes the line out once, and the change that comes after it is done', async () => {
      const store = stocked();
      const { earlier, removal } = lineWith(store);
      await run(store, [removal]);
      expect(await run(store, [earlier])).toMatchObject([{ kind: 'done', cart: { lines: [] } }]);
    });
  });

  it('takes no more different products than a cart may hold, and more of those that it has', async () => {
    const store = stocked();
    const tight = { ...rules, maximumLines: 1 };
    await run(store, [add('rice-1')], tight);
    expect(await run(store, [add('oil-1'), add('rice-1')], tight)).toMatchObject([
      { kind: 'failed', failure: { code: 'LINE_LIMIT_EXCEEDED', maximum: 1 } },
      { kind: 'done', cart: { lines: [{ sku: 'rice-1', quantity: 2 }] } },
    ]);
  });

  it('asks for stock when a line grows again in the update that made it smaller', async () => {
    const store = stocked();
    store.put(owner, cartOf({ lines: [lineOf({ sku: 'rice-1', quantity: 9 })] }));
    const lineId = store.cartOf(owner)?.lines[0]?.id ?? '';
    const quantities = [1, 5].map((quantity) => commandOf({ kind: 'changeQuantity', lineId, quantity }));

    const outcomes = await run(store, quantities);

    expect(outcomes).toMatchObject([{ kind: 'done' }, { kind: 'done', cart: { lines: [{ quantity: 5 }] } }]);
    expect(store.writes).toHaveLength(1);
  });

  it.each(['lose-reply', 'lose-request'] as const)('does it once when the platform should %s', async (fault) => {
    const store = stocked();
    store.faults.push(fault);
    const [outcome] = await run(store, [add('rice-1')]);
    expect(outcome).toMatchObject({ kind: 'done', cart: { lines: [{ quantity: 1 }] } });
    store.faults.push(fault);
    await run(store, [add('rice-1'), add('oil-1')]);
    expect(store.cartOf(owner)?.lines.map(({ quantity }) => quantity)).toEqual([2, 1]);
  });

  it('plans anew on the cart that won, ten times at most', async () => {
    const store = stocked();
    store.faults.push(...Array<'stale'>(10).fill('stale'));
    expect(await run(store, [add('rice-1')])).toMatchObject([{ kind: 'done' }]);
    store.faults.push(...Array<'stale'>(11).fill('stale'));
    expect(await run(store, [add('rice-1')])).toEqual([{ kind: 'failed', failure: { code: 'CART_BUSY' } }]);
  });

  it('changes nothing of a cart that a payment holds, and names the attempt', async () => {
    const store = stocked();
    store.put(owner, cartOf({ isLocked: true, attemptId: 'attempt-1' }));
    expect(await run(store, [add('rice-1')])).toEqual([
      { kind: 'failed', failure: { code: 'CART_LOCKED_BY_PAYMENT', attemptId: 'attempt-1' } },
    ]);
  });

  it('lets the others through when the platform refuses one', async () => {
    const store = stocked();
    const picky: CartStore = {
      ...store,
      update: (cart, steps) =>
        steps.some((step) => step.kind === 'addLine' && step.sku === 'oil-1')
          ? Promise.resolve({ kind: 'refused', failure: { code: 'PRODUCT_UNAVAILABLE' } })
          : store.update(cart, steps),
    };
    await run(picky, [add('rice-1')]);
    const outcomes = await run(picky, [add('rice-1'), add('oil-1'), add('rice-1')]);
    expect(outcomes.map(({ kind }) => kind)).toEqual(['done', 'failed', 'done']);
    expect(store.cartOf(owner)?.lines).toMatchObject([{ sku: 'rice-1', quantity: 3 }]);
  });

  it('keeps the fee right with every command', async () => {
    const store = stocked();
    store.shelf.set('fee-1', { unitCents: 300, available: 0 });
    const charging: CartRules = { ...rules, serviceFee: { sku: 'fee-1', minimumOrderCents: 3_000 } };
    await run(store, [add('rice-1')], charging);
    expect(store.cartOf(owner)).toMatchObject({ lines: [{ sku: 'rice-1' }], feeLines: [{ quantity: 1 }] });
    await run(store, [commandOf({ kind: 'add', sku: 'oil-1', quantity: 2, clubKey: null })], charging);
    expect(store.cartOf(owner)?.feeLines).toEqual([]);
    const oil = store.cartOf(owner)?.lines[1];
    await run(store, [commandOf({ kind: 'remove', lineId: oil?.id ?? '' })], charging);
    expect(store.cartOf(owner)?.feeLines).toHaveLength(1);
    const rice = store.cartOf(owner)?.lines[0];
    await run(store, [commandOf({ kind: 'remove', lineId: rice?.id ?? '' })], charging);
    expect(store.cartOf(owner)).toMatchObject({ lines: [], feeLines: [] });
  });

  it('leaves a fee alone that is charged already', async () => {
    const store = stocked();
    const fee = lineOf({ sku: 'fee-1' });
    store.put(owner, cartOf({ lines: [lineOf({ sku: 'rice-1' })], feeLines: [fee] }));
    await run(store, [add('rice-1')], { ...rules, serviceFee: { sku: 'fee-1', minimumOrderCents: 3_000 } });
    expect(store.cartOf(owner)?.feeLines).toMatchObject([{ id: fee.id }]);
  });

  it('asks for stock at one club at a time, and has all lines at the last one', async () => {
    const store = stocked();
    const at = (sku: string, clubKey: string | null) => commandOf({ kind: 'add', sku, quantity: 1, clubKey });
    const outcomes = await run(store, [at('rice-1', null), at('oil-1', '6401'), at('rice-1', '6402')]);
    expect(outcomes.map(({ kind }) => kind)).toEqual(['done', 'done', 'done']);
    expect(store.askedClubs).toEqual([null, '6401', '6402']);
    expect(store.cartOf(owner)?.lines).toMatchObject([
      { sku: 'rice-1', quantity: 2, placeKey: '6402' },
      { sku: 'oil-1', quantity: 1, placeKey: '6402' },
    ]);
  });

  it('charges no fee that the market does not price, and says so', async () => {
    const store = stocked();
    const onMissingFee = vi.fn();
    const charging = { ...rules, serviceFee: { sku: 'fee-1', minimumOrderCents: 3_000 } };
    await carryOut([add('rice-1')], { store, shopper, rules: charging, onMissingFee });
    expect(store.cartOf(owner)?.feeLines).toEqual([]);
    expect(onMissingFee).toHaveBeenCalledOnce();
  });

  it('keeps the change when the platform refuses the fee that comes with it', async () => {
    const store = stocked();
    store.shelf.set('fee-1', { unitCents: 300, available: 0 });
    const onMissingFee = vi.fn();
    const picky: CartStore = {
      ...store,
      create: (who, steps) =>
        steps.some((step) => step.kind === 'addLine' && step.isServiceFee)
          ? Promise.resolve({ kind: 'refused', failure: { code: 'PRODUCT_UNAVAILABLE' } })
          : store.create(who, steps),
    };
    const charging = { ...rules, serviceFee: { sku: 'fee-1', minimumOrderCents: 3_000 } };
    const outcomes = await carryOut([add('rice-1'), add('oil-1')], {
      store: picky,
      shopper,
      rules: charging,
      onMissingFee,
    });
    expect(outcomes.map(({ kind }) => kind)).toEqual(['done', 'done']);
    expect(store.cartOf(owner)).toMatchObject({ lines: [{ sku: 'rice-1' }, { sku: 'oil-1' }], feeLines: [] });
    expect(onMissingFee).toHaveBeenCalledOnce();
  });

  it('brings all lines to the prices of now, and the fee with them', async () => {
    const store = stocked();
    store.shelf.set('fee-1', { unitCents: 300, available: 0 });
    const charging = { ...rules, serviceFee: { sku: 'fee-1', minimumOrderCents: 2_000 } };
    await run(store, [add('rice-1'), add('oil-1')], charging);
    expect(store.cartOf(owner)?.feeLines).toEqual([]);
    store.shelf.set('oil-1', { unitCents: 900, available: 5 });
    await run(store, [commandOf({ kind: 'reprice' })], charging);
    expect(store.cartOf(owner)).toMatchObject({
      lines: [{ unitPrice: money(1_000, 'CRC') }, { unitPrice: money(900, 'CRC') }],
      feeLines: [{ quantity: 1 }],
    });
  });

  it('remembers what becomes of the order when something runs out', async () => {
    const store = stocked();
    const choice = (isAllowed: boolean) => commandOf({ kind: 'partialFulfillment', isAllowed });
    expect(await run(store, [choice(false)])).toEqual([{ kind: 'failed', failure: { code: 'CART_NOT_FOUND' } }]);
    await run(store, [add('rice-1')]);
    expect(store.cartOf(owner)?.allowsPartialFulfillment).toBe(true);
    await run(store, [choice(false), add('oil-1')]);
    expect(store.cartOf(owner)).toMatchObject({ allowsPartialFulfillment: false, lines: [{}, {}] });
  });

  it('folds duplicate lines with the next change', async () => {
    const store = stocked();
    store.put(
      owner,
      cartOf({
        lines: [
          lineOf({ sku: 'rice-1', quantity: 1 }),
          lineOf({ sku: 'rice-1', quantity: 2, unitPrice: money(1_000, 'CRC') }),
        ],
      }),
    );
    await run(store, [add('oil-1')]);
    expect(store.cartOf(owner)?.lines.map(({ quantity }) => quantity)).toEqual([3, 1]);
  });
});

describe('fifty writers on one cart', () => {
  const writers = Array.from({ length: 50 }, (_, index) => (index % 2 ? 'rice-1' : 'oil-1'));
  const total = (store: FakeStore) => store.cartOf(owner)?.lines.reduce((sum, { quantity }) => sum + quantity, 0);

  it('share few updates in one process, and lose no line', async () => {
    const store = stocked();
    const lanes = createLanes();
    await Promise.all(
      writers.map((sku) => lanes.submit('lane', add(sku), (commands) => carryOut(commands, { store, shopper, rules }))),
    );
    expect(total(store)).toBe(50);
    expect(store.writes.length).toBeLessThan(5);
  });

  it('lose no line in five processes against each other', async () => {
    const store = stocked();
    await run(store, [add('rice-1')]);
    const processes = Array.from({ length: 5 }, createLanes);
    const outcomes = await Promise.all(
      writers.map((sku, index) =>
        processes[index % 5]?.submit('lane', add(sku), (commands) => carryOut(commands, { store, shopper, rules })),
      ),
    );
    expect(outcomes.every((outcome) => outcome?.kind === 'done')).toBe(true);
    expect(total(store)).toBe(51);
  });

  it('lose no line while replies are lost', async () => {
    const store = stocked();
    await run(store, [add('rice-1')]);
    store.faults.push('lose-reply', 'stale', 'lose-request', 'lose-reply');
    const lanes = createLanes();
    await Promise.all(writers.map((sku) => lanes.submit('lane', add(sku), (commands) => run(store, [...commands]))));
    expect(total(store)).toBe(51);
  });

  it('count a command that was clicked twice once', async () => {
    const store = stocked();
    const lanes = createLanes();
    const twice = add('rice-1');
    await Promise.all([twice, twice].map((command) => lanes.submit('lane', command, (all) => run(store, [...all]))));
    expect(total(store)).toBe(1);
  });
});

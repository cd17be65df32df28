import { money } from '@tarima/markets/money';
import { describe, expect, it, vi } from 'vitest';
import type { CartRules } from '../../domain/rules.ts';
import {
  buildAdd,
  buildCommand,
  createStockedStore,
  owner,
  rules,
  run,
  shopper,
} from '../../testing/execute-commands.ts';
import { buildCart, buildLine } from '../../testing/fake-store.ts';
import type { CartStore } from '../ports.ts';
import { executeCommands } from './execute-commands.ts';

describe('the service fee', () => {
  it('adds and removes the fee with every command (DELIVERY-105, DELIVERY-106, DELIVERY-107)', async () => {
    const store = createStockedStore();
    store.offers.set('fee-1', { unitCents: 300, available: 0 });
    const charging: CartRules = { ...rules, serviceFee: { sku: 'fee-1', minimumOrderCents: 3_000 } };
    await run(store, [buildAdd('rice-1')], charging);
    expect(store.findCurrent(owner)).toMatchObject({ lines: [{ sku: 'rice-1' }], feeLines: [{ quantity: 1 }] });
    await run(store, [buildCommand({ kind: 'add', items: [{ sku: 'oil-1', quantity: 2 }], clubKey: null })], charging);
    expect(store.findCurrent(owner)?.feeLines).toEqual([]);
    const oil = store.findCurrent(owner)?.lines[1];
    await run(store, [buildCommand({ kind: 'remove', lineId: oil?.id ?? '' })], charging);
    expect(store.findCurrent(owner)?.feeLines).toHaveLength(1);
    const rice = store.findCurrent(owner)?.lines[0];
    await run(store, [buildCommand({ kind: 'remove', lineId: rice?.id ?? '' })], charging);
    expect(store.findCurrent(owner)).toMatchObject({ lines: [], feeLines: [] });
  });

  it('keeps the line of a fee that is charged already', async () => {
    const store = createStockedStore();
    const fee = buildLine({ sku: 'fee-1' });
    store.put(owner, buildCart({ lines: [buildLine({ sku: 'rice-1' })], feeLines: [fee] }));
    await run(store, [buildAdd('rice-1')], { ...rules, serviceFee: { sku: 'fee-1', minimumOrderCents: 3_000 } });
    expect(store.findCurrent(owner)?.feeLines).toMatchObject([{ id: fee.id }]);
  });

  it('reports a fee without a price and does not charge it (DELIVERY-108)', async () => {
    const store = createStockedStore();
    const onMissingFee = vi.fn();
    const charging = { ...rules, serviceFee: { sku: 'fee-1', minimumOrderCents: 3_000 } };
    await executeCommands([buildAdd('rice-1')], { store, shopper, rules: charging, onMissingFee });
    expect(store.findCurrent(owner)?.feeLines).toEqual([]);
    expect(onMissingFee).toHaveBeenCalledOnce();
  });

  it('keeps the change when the store refuses the fee in the same update (DELIVERY-109)', async () => {
    const store = createStockedStore();
    store.offers.set('fee-1', { unitCents: 300, available: 0 });
    const onMissingFee = vi.fn();
    const refusing: CartStore = {
      ...store,
      create: (who, steps, past) =>
        steps.some((step) => step.kind === 'addLine' && step.isServiceFee)
          ? Promise.resolve({ kind: 'refused', failure: { type: 'ProductUnavailable', code: 'PRODUCT_UNAVAILABLE' } })
          : store.create(who, steps, past),
    };
    const charging = { ...rules, serviceFee: { sku: 'fee-1', minimumOrderCents: 3_000 } };
    const outcomes = await executeCommands([buildAdd('rice-1'), buildAdd('oil-1')], {
      store: refusing,
      shopper,
      rules: charging,
      onMissingFee,
    });
    expect(outcomes.map(({ kind }) => kind)).toEqual(['done', 'done']);
    expect(store.findCurrent(owner)).toMatchObject({ lines: [{ sku: 'rice-1' }, { sku: 'oil-1' }], feeLines: [] });
    expect(onMissingFee).toHaveBeenCalledOnce();
  });

  it('updates all lines to current prices, and the fee accordingly (CART-56)', async () => {
    const store = createStockedStore();
    store.offers.set('fee-1', { unitCents: 300, available: 0 });
    const charging = { ...rules, serviceFee: { sku: 'fee-1', minimumOrderCents: 2_000 } };
    await run(store, [buildAdd('rice-1'), buildAdd('oil-1')], charging);
    expect(store.findCurrent(owner)?.feeLines).toEqual([]);
    store.offers.set('oil-1', { unitCents: 900, available: 5 });
    await run(store, [buildCommand({ kind: 'reprice' })], charging);
    expect(store.findCurrent(owner)).toMatchObject({
      lines: [{ unitPrice: money(1_000, 'CRC') }, { unitPrice: money(900, 'CRC') }],
      feeLines: [{ quantity: 1 }],
    });
  });
});

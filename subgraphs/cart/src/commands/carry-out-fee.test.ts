import { money } from '@tarima/markets/money';
import { describe, expect, it, vi } from 'vitest';
import type { CartRules } from '../domain/rules.ts';
import { add, commandOf, owner, rules, run, shopper, stocked } from '../testing/carry-out.ts';
import { cartOf, lineOf } from '../testing/fake-store.ts';
import { carryOut } from './carry-out.ts';
import type { CartStore } from './cart-store.ts';

describe('the service fee', () => {
  it('keeps the fee right with every command (DELIVERY-105, DELIVERY-106, DELIVERY-107)', async () => {
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

  it('charges no fee that the market does not price, and says so (DELIVERY-108)', async () => {
    const store = stocked();
    const onMissingFee = vi.fn();
    const charging = { ...rules, serviceFee: { sku: 'fee-1', minimumOrderCents: 3_000 } };
    await carryOut([add('rice-1')], { store, shopper, rules: charging, onMissingFee });
    expect(store.cartOf(owner)?.feeLines).toEqual([]);
    expect(onMissingFee).toHaveBeenCalledOnce();
  });

  it('keeps the change when the platform refuses the fee that comes with it (DELIVERY-109)', async () => {
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

  it('brings all lines to the prices of now, and the fee with them (CART-56)', async () => {
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
});

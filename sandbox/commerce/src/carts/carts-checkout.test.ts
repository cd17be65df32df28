import type { Cart, CartUpdateAction } from '@commercetools/platform-sdk';
import { describe, expect, it } from 'vitest';
import { catchError, escazu, startCarts } from '../testing/carts-fixture.ts';

const { api, coffee, commerce, newCart, update } = await startCarts();

describe('a cart during checkout', () => {
  it('keeps its prices while it is frozen', async () => {
    const sku = await commerce.addProduct({ key: '100003', colones: 1_000 });
    const cart = await newCart({ lineItems: [{ sku }], shippingAddress: escazu });
    const frozen = await update(cart, { action: 'freezeCart', strategy: 'HardFreeze' });
    expect(frozen).toMatchObject({ cartState: 'Frozen', freezeStrategy: 'HardFreeze' });
    await commerce.addProduct({ key: '100003', colones: 1_100 });
    expect(await catchError(update(frozen, { action: 'addLineItem', sku }))).toMatchObject({
      code: 'InvalidOperation',
    });
    const emailed = await update(frozen, { action: 'setCustomerEmail', email: 'ana@tarima.test' });
    expect(emailed.totalPrice.centAmount).toBe(100_000);
    const released = await update(emailed, { action: 'unfreezeCart' });
    expect(released).toMatchObject({ cartState: 'Active', totalPrice: { centAmount: 110_000 } });
    expect(released.freezeStrategy).toBeUndefined();
  });

  it('can be recalculated, reserved, frozen and locked in one update, and released in another', async () => {
    const sku = await commerce.addProduct({ key: '100004', colones: 1_000, stock: 2 });
    const cart = await newCart({ lineItems: [{ sku, quantity: 2 }], shippingAddress: escazu });
    await commerce.addProduct({ key: '100004', colones: 1_200 });
    const checkoutClient = commerce.api('manage_project', 'manage_locked_carts').carts().withId({ ID: cart.id });
    const lineItemId = cart.lineItems[0]?.id ?? '';
    const change = async ({ version }: Cart, actions: CartUpdateAction[]) =>
      (await checkoutClient.post({ body: { version, actions } }).execute()).body;
    const held = await change(cart, [
      { action: 'recalculate' },
      { action: 'setLineItemSupplyChannel', lineItemId, supplyChannel: { typeId: 'channel', key: '6401' } },
      { action: 'setLineItemInventoryMode', lineItemId, inventoryMode: 'ReserveOnCart' },
      { action: 'setReservationExpirationInMinutes', reservationExpirationInMinutes: 20 },
      { action: 'freezeCart', strategy: 'HardFreeze' },
      { action: 'lockCart' },
    ]);
    expect(held).toMatchObject({ version: cart.version + 1, totalPrice: { centAmount: 240_000 }, cartState: 'Frozen' });
    expect(held.lineItems[0]?.reservation?.typeId).toBe('reservation');
    expect(held.warnings).toBeUndefined();
    const released = await change(held, [
      { action: 'unfreezeCart' },
      { action: 'setLineItemInventoryMode', lineItemId, inventoryMode: 'None' },
      { action: 'unlockCart' },
    ]);
    expect(released.lineItems[0]?.reservation).toBeUndefined();
    expect(released).toMatchObject({ cartState: 'Active', lineItems: [{ quantity: 2 }] });
    const where = `resource(id="${cart.id}")`;
    const messages = (await api.messages().get({ queryArgs: { where } }).execute()).body.results;
    expect(messages.map(({ type }) => type).sort()).toEqual([
      'CartFrozen',
      'CartLocked',
      'CartUnfrozen',
      'CartUnlocked',
    ]);
  });

  it('rejects clients without the lock scope while it is locked', async () => {
    const cart = await newCart({ lineItems: [{ sku: coffee }] });
    const lock: CartUpdateAction = { action: 'lockCart' };
    expect(await catchError(update(cart, lock))).toMatchObject({ status: 403, code: 'insufficient_scope' });
    const checkoutClient = commerce.api('manage_project', 'manage_locked_carts').carts().withId({ ID: cart.id });
    const locked = (await checkoutClient.post({ body: { version: cart.version, actions: [lock] } }).execute()).body;
    expect(locked.lock?.clientId).toBe('tarima-payments');
    const email: CartUpdateAction = { action: 'setCustomerEmail', email: 'ana@tarima.test' };
    expect(await catchError(update(locked, email))).toMatchObject({ status: 403, code: 'insufficient_scope' });
    const actions = [email, { action: 'unlockCart' as const }];
    const unlocked = (await checkoutClient.post({ body: { version: locked.version, actions } }).execute()).body;
    expect(unlocked.lock).toBeUndefined();
    expect((await update(unlocked, { action: 'addLineItem', sku: coffee })).lineItems[0]?.quantity).toBe(2);
  });
});

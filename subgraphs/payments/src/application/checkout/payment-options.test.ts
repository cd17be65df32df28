import { randomUUID } from 'node:crypto';
import { money } from '@tarima/markets/money';
import type { MarketCode } from '@tarima/markets/table';
import type { Database } from '@tarima/service-kit/database';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startEngines } from '../../testing/engines.ts';
import { begin, createShopper } from '../../testing/membership-scenario.ts';
import { startProcess } from '../../testing/process.ts';
import { addCart, beginAttempt, guest } from '../../testing/scenario.ts';
import { World } from '../../testing/world.ts';
import { getCartTaxes } from './get-cart-taxes.ts';
import { getPaymentOptions } from './get-payment-options.ts';

const engines = await startEngines();
afterAll(() => engines.stop());

let database: Database;

describe.each(engines.names)('before a payment on %s', (engine) => {
  beforeAll(async () => {
    database = await engines.open(engine);
  });
  afterAll(() => database.close());

  describe('payment options', () => {
    it('are the methods that the club has accounts for and the market accepts (PAYMENTS-100)', async () => {
      const world = new World();
      const store = await startProcess(database, world);
      const cartId = addCart(world);
      expect(await store.checkout.getPaymentOptions(guest, { cartId })).toEqual({
        methods: ['CARD', 'HOSTED_CARD', 'PAYPAL'],
        cardTypes: ['VISA'],
      });
      world.accounts = world.accounts.filter(({ method }) => method !== 'HOSTED_CARD');
      const cards = await startProcess(database, world, { settings: { getCardTypes: () => ['VISA', 'AMEX'] } });
      expect(await cards.checkout.getPaymentOptions(guest, { cartId })).toEqual({
        methods: ['CARD'],
        cardTypes: ['VISA', 'AMEX'],
      });
    });

    it('are empty for another shopper’s cart (CHECKOUT-27)', async () => {
      const world = new World();
      const store = await startProcess(database, world);
      const { id } = world.addCart(randomUUID(), { anonymousId: 'guest-2' });
      expect(await store.checkout.getPaymentOptions(guest, { cartId: id })).toEqual({ methods: [], cardTypes: [] });
    });

    it('are those of the membership’s club for its own attempt only (MEMBERSHIP-170)', async () => {
      const world = new World();
      const store = await startProcess(database, world);
      const shopper = createShopper('RENEW');
      const { id: attemptId } = await begin(store, shopper, 'RENEW');
      const methods = ['CARD', 'HOSTED_CARD', 'PAYPAL'];
      expect(await store.checkout.getPaymentOptions(shopper, { attemptId })).toEqual({ methods, cardTypes: ['VISA'] });
      const nothing = { methods: [], cardTypes: [] };
      expect(await store.checkout.getPaymentOptions(createShopper('RENEW'), { attemptId })).toEqual(nothing);
      const order = await beginAttempt(store, addCart(world));
      expect(await store.checkout.getPaymentOptions(guest, { attemptId: order.id })).toEqual(nothing);
    });

    it('are those of the attempt’s market, whatever market the request names (MEMBERSHIP-170)', async () => {
      const world = new World();
      const store = await startProcess(database, world);
      const shopper = createShopper('RENEW');
      const attempt = await begin(store, shopper, 'RENEW');
      const ports = world.connect();
      const listPaymentAccounts = vi.spyOn(ports.payments, 'listPaymentAccounts');
      const dependencies = {
        attempts: { find: async () => attempt },
        ports,
        settings: { getCardTypes: (market: MarketCode) => (market === 'CR' ? ['VISA'] : ['AMEX']) },
      };
      const options = await getPaymentOptions(dependencies, { ...shopper, market: 'PA' }, { attemptId: attempt.id });
      expect(options.cardTypes).toEqual(['VISA']);
      expect(listPaymentAccounts.mock.calls).toEqual([[{ market: 'CR', club: '6401', isDelivery: false }]]);
    });
  });

  describe('the taxes of a cart', () => {
    it('are calculated, and nothing is written (CHECKOUT-102)', async () => {
      const world = new World();
      const store = await startProcess(database, world);
      const cartId = addCart(world);
      const cart = world.carts.get(cartId);
      expect(await store.checkout.getCartTaxes(guest, cartId)).toMatchObject({
        type: 'CartTaxes',
        taxTotal: money(0, 'CRC'),
      });
      expect(world.carts.get(cartId)).toEqual(cart);
      world.fault = (call) => (call === 'tax.calculate' ? 'error-before' : 'none');
      expect(await store.checkout.getCartTaxes(guest, cartId)).toEqual({
        type: 'PaymentServiceUnavailable',
        code: 'ERROR_WITH_TAX_CALCULATOR',
      });
      expect(await store.checkout.getCartTaxes(guest, 'other')).toMatchObject({ type: 'CartNotReady' });
    });

    it('leave a warning in the log when they cannot be calculated (ERRORS-58)', async () => {
      const world = new World();
      const cartId = addCart(world);
      const warn = vi.fn();
      const ports = world.connect(() => undefined);
      await getCartTaxes({ ports, logger: { warn } }, guest, cartId);
      expect(warn).not.toHaveBeenCalled();
      world.fault = (call) => (call === 'tax.calculate' ? 'error-before' : 'none');
      await getCartTaxes({ ports, logger: { warn } }, guest, cartId);
      expect(warn.mock.calls).toEqual([
        [{ err: expect.any(Error), cartId }, 'failed to calculate the taxes of a cart'],
      ]);
    });
  });
});

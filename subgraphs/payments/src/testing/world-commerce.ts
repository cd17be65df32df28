import type { CommercePort } from '../application/ports.ts';
import type { PayableCart } from '../domain/cart.ts';
import { RefusedError } from '../domain/refused-error.ts';
import type { WorldState } from './world-state.ts';

/** A fake commerce platform that checks cart versions and creates one order per cart and number. */
export function createCommerce(state: WorldState): CommercePort {
  return {
    findCustomer: async () => ({ id: 'customer-1', email: 'ana@tarima.test' }),
    ensureCustomer: async (profile) => {
      if (state.usedEmails.has(profile.email)) throw new RefusedError('REJECTED');
      state.customers.set(profile.membershipNumber, profile);
    },
    findCart: async (_market, cartId) => state.carts.get(cartId),
    holdCart: async (_market, cart, { attemptId }) => {
      if (state.isStockGone) throw new RefusedError('OUT_OF_STOCK', ['110101-1']);
      return updateCart(state, cart, { isLocked: true, heldBy: attemptId, state: 'FROZEN' });
    },
    writeTaxes: async (_market, cart, fields) => {
      state.cartFields.set(cart.id, fields);
      return updateCart(state, cart, {});
    },
    writeInvoice: async (_market, cart, details) => {
      updateCart(state, cart, { invoice: details });
    },
    findMemberInvoice: async (membershipNumber, market) => state.invoices.get(`${membershipNumber} ${market}`),
    saveMemberInvoice: async (membershipNumber, market, details) => {
      state.invoices.set(`${membershipNumber} ${market}`, details);
    },
    releaseCart: async (_market, cartId, attemptId) => {
      if (state.carts.get(cartId)?.heldBy === attemptId) release(state, cartId);
    },
    releaseCartForGood: async (_market, cartId, attemptId) => {
      const holder = state.carts.get(cartId)?.heldBy;
      if (holder === undefined || holder === attemptId) release(state, cartId);
    },
    withdrawPayments: async (_market, cartId) => {
      const cart = state.carts.get(cartId);
      if (!cart || cart.state === 'ORDERED') return 'CLOSED';
      if (cart.paymentIds.length > 0) updateCart(state, cart, { paymentIds: [] });
      return 'WITHDRAWN';
    },
    createPayment: async (record) => {
      const known = state.payments.get(record.key);
      if (known) return known.id;
      const id = `payment-${state.payments.size + 1}`;
      state.payments.set(record.key, { ...record, id, isCancelled: false, refunds: [] });
      return id;
    },
    cancelPayment: async (key) => {
      const payment = state.payments.get(key);
      if (payment) state.payments.set(key, { ...payment, isCancelled: true });
    },
    recordRefund: async (key, refund) => {
      const payment = state.payments.get(key);
      if (!payment) throw new RefusedError('REJECTED');
      const isRecorded = payment.refunds.some(({ refundId }) => refundId === refund.refundId);
      if (!isRecorded) state.payments.set(key, { ...payment, refunds: [...payment.refunds, refund] });
    },
    addPayment: async (_market, cart, paymentId) =>
      updateCart(state, cart, {
        paymentIds: state.dropsPayments ? [] : [...new Set([...cart.paymentIds, paymentId])],
      }),
    createOrder: async (_market, cart, orderNumber) => {
      const current = state.carts.get(cart.id);
      if (!current || current.state === 'ORDERED') throw new RefusedError('CART_ORDERED');
      if (current.version !== cart.version) throw new RefusedError('CART_CHANGED');
      if (state.isStockGone) throw new RefusedError('OUT_OF_STOCK', ['110101-1']);
      if (state.orders.has(orderNumber)) throw new Error('duplicate order number');
      state.orders.set(orderNumber, {
        cartId: cart.id,
        paymentIds: current.paymentIds,
        total: current.total.centAmount,
      });
      state.carts.set(cart.id, { ...current, state: 'ORDERED', version: current.version + 1 });
    },
    findOrderedCart: async (_market, orderNumber) => state.orders.get(orderNumber)?.cartId,
  };
}

function updateCart(state: WorldState, cart: PayableCart, change: Partial<PayableCart>): PayableCart {
  const current = state.carts.get(cart.id);
  if (!current) throw new RefusedError('CART_ORDERED');
  if (current.version !== cart.version) throw new RefusedError('CART_CHANGED');
  if (current.state === 'ORDERED') throw new RefusedError('CART_ORDERED');
  const next = { ...current, ...change, version: current.version + 1 };
  state.carts.set(cart.id, next);
  return next;
}

function release(state: WorldState, cartId: string): void {
  const cart = state.carts.get(cartId);
  if (!cart || cart.state === 'ORDERED') return;
  const free = { state: 'ACTIVE', isLocked: false, heldBy: undefined, paymentIds: [] } as const;
  state.carts.set(cartId, { ...cart, ...free, version: cart.version + 1 });
}

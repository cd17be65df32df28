import { getMarket } from '@tarima/markets/table';
import { clubs } from '../../seeds/clubs.ts';
import { buildMembers } from '../../seeds/members.ts';
import type { SeedMember, SeedOrder, SeedOrderStatus } from '../../seeds/types.ts';
import { buildCart, cartDraft } from '../carts/domain/cart.ts';
import { collectNeeds } from '../carts/domain/needs.ts';
import { type CartCaches, loadCartContext } from '../carts/load-context.ts';
import type { CommerceContext } from '../context.ts';
import { createResourceCache } from '../documents/reference-set.ts';
import { buildOrder, orderFromCartDraft } from '../orders/order-draft.ts';
import { orderRepository } from '../orders/order-repository.ts';
import type { Seeder } from '../seed.ts';
import { buildAddressDraft } from './seed-members.ts';

/**
 * Seeds the members' past orders with the same logic as new ones. They take no stock and create no messages, because
 * they were delivered before the sandbox started and order management uses the same seeds.
 */
export const seedOrders: Seeder = {
  label: 'orders',
  async run(context, report) {
    const caches = { products: context.products, resources: createResourceCache(context.now) };
    const all = buildMembers(context.now()).flatMap((member) => member.orders.map((order) => ({ member, order })));
    for (const [index, { member, order }] of all.entries()) {
      const existing = await orderRepository.findBy(context.db, 'order_number', order.orderNumber);
      if (!existing) await placeOrder(context, caches, member, order);
      report(index + 1, all.length);
    }
  },
};

async function placeOrder(
  context: CommerceContext,
  caches: CartCaches,
  member: SeedMember,
  past: SeedOrder,
): Promise<void> {
  const { currency } = getMarket(member.country);
  const draft = cartDraft.parse({
    currency,
    country: member.country,
    customerId: member.id,
    customerEmail: member.email,
    locale: member.language,
    lineItems: past.lines.map((line) => ({
      ...line,
      distributionChannel: { key: past.club },
      supplyChannel: { key: past.club },
    })),
    shippingAddress: buildOrderAddress(member, past),
    ...(past.delivery === 'DELIVERY' ? { shippingMethod: { key: `${past.club}_ND` } } : {}),
    custom: { type: { key: 'cart' }, fields: { delivery_type: past.delivery, club: past.club } },
  });
  const caller = {
    now: new Date(past.placedAt),
    clientId: 'seed',
    hasScope: () => false,
  };
  const needs = collectNeeds(undefined, [{ name: 'create', input: draft }]);
  const rules = await loadCartContext(context.db, needs, currency, caller, caches);
  const cart = buildCart(draft, member.country, rules);
  const order = { cart: { id: cart.id }, version: cart.version, orderNumber: past.orderNumber, ...states[past.status] };
  await orderRepository.insert(context.db, buildOrder(cart, orderFromCartDraft.parse(order), rules));
}

const states: Record<SeedOrderStatus, object> = {
  1000: { orderState: 'Open', paymentState: 'Paid' },
  2000: { orderState: 'Confirmed', paymentState: 'Paid' },
  3000: { orderState: 'Confirmed', paymentState: 'Paid', shipmentState: 'Ready' },
  7000: { orderState: 'Complete', paymentState: 'Paid', shipmentState: 'Delivered' },
  9000: { orderState: 'Cancelled', paymentState: 'Paid', shipmentState: 'Canceled' },
};

/** The member's first address, or the pickup club's. */
function buildOrderAddress(member: SeedMember, { delivery, club: key }: SeedOrder) {
  const [home] = member.addresses;
  if (delivery === 'DELIVERY' && home) return buildAddressDraft(home, member);
  const { street, ...placeOrder } = clubs.find((club) => club.key === key)?.address ?? {};
  return { ...placeOrder, streetNumber: street, country: member.country };
}

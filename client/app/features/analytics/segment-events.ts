import { mask, scrub } from '../../log/scrub.ts';
import type { CartPartsFragment } from '../../session/cart.gen.ts';
import type { TrackedEvent, TrackedMembership, TrackedProduct } from '../../session/tracked-events.ts';

/** A `track` call: the event's name and its properties. */
export interface SegmentEvent {
  readonly name: string;
  readonly properties: Readonly<Record<string, unknown>>;
}

interface Money {
  readonly centAmount: number;
  readonly currency: string;
}

/** An amount in units of its currency, as Segment expects it. */
const toAmount = ({ centAmount }: Money): number => centAmount / 100;

const deliveryMethods = { DELIVERY: 'home', PICK_UP_IN_CLUB: 'club' } as const;

/** What happens when an item is unavailable (ANALYTICS-10); undefined while nothing was chosen. */
const getFulfillment = (allowsPartial: boolean | null) =>
  allowsPartial === null ? undefined : allowsPartial ? 'partial' : 'complete';

/** How an order or a membership is invoiced (ANALYTICS-12); undefined in a market without electronic invoices. */
const getInvoicing = (isNamed: boolean | null) =>
  isNamed === null ? undefined : isNamed ? 'electronic invoice' : 'ticket';

/** Drops undefined values and masks all strings. */
function toProperties(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value === undefined || value === null ? [] : [[name, typeof value === 'string' ? mask(value) : value]],
    ),
  );
}

const toProduct = ({ sku, name, brand, category, price, quantity }: TrackedProduct, position?: number) =>
  toProperties({
    product_id: sku,
    sku,
    name,
    brand,
    category,
    price: price && toAmount(price),
    currency: price?.currency,
    quantity,
    position,
  });

const toCartProduct = (line: CartPartsFragment['lines'][number], quantity = line.quantity) =>
  toProduct({ sku: line.variant.sku, name: line.name, price: line.unitPrice, quantity });

const toCartProperties = (cart: CartPartsFragment) => ({
  ...toProperties({
    cart_id: cart.id,
    value: toAmount(cart.total),
    currency: cart.total.currency,
    fulfillment: getFulfillment(cart.allowsPartialFulfillment),
    delivery_method: cart.delivery ? deliveryMethods[cart.delivery.method] : undefined,
  }),
  products: cart.lines.map((line) => toCartProduct(line)),
});

/** Quantities that a command added and removed, by product. */
function compareCarts(before: CartPartsFragment | null | undefined, after: CartPartsFragment): SegmentEvent[] {
  const earlier = new Map(before?.lines.map((line) => [line.variant.sku, line]));
  const later = new Map(after.lines.map((line) => [line.variant.sku, line]));
  return [...new Set([...later.keys(), ...earlier.keys()])].flatMap((sku) => {
    const line = later.get(sku) ?? earlier.get(sku);
    const change = (later.get(sku)?.quantity ?? 0) - (earlier.get(sku)?.quantity ?? 0);
    if (!line || change === 0) return [];
    const name = change > 0 ? 'Product Added' : 'Product Removed';
    return [{ name, properties: { cart_id: mask(after.id), ...toCartProduct(line, Math.abs(change)) } }];
  });
}

/** A membership as an order of one product, without a delivery (ANALYTICS-59). */
function toMembershipProperties({ action, membershipType, total }: TrackedMembership) {
  const category = 'Membership';
  const product = { sku: `membership-${membershipType ?? 'unknown'}`.toLowerCase(), name: category, category };
  return {
    ...toProperties({ membership_action: action, membership_type: membershipType, currency: total.currency }),
    value: toAmount(total),
    products: [toProduct({ ...product, price: total, quantity: 1 })],
  };
}

/** The `track` calls of an event, with the names of Segment's e-commerce specification where it has one (ANALYTICS-4). */
export function toSegmentEvents(event: TrackedEvent): readonly SegmentEvent[] {
  switch (event.type) {
    case 'suggestion-submitted':
      return [{ name: 'Suggestion Submit', properties: toProperties({ kind: event.kind, text: scrub(event.text) }) }];
    case 'products-searched':
      return [
        { name: 'Products Searched', properties: toProperties({ query: scrub(event.query), results: event.total }) },
      ];
    case 'list-viewed':
      return [
        {
          name: 'Product List Viewed',
          properties: {
            ...toProperties({ list_id: event.category, category: event.name }),
            products: event.products.map((product, index) => toProduct(product, index + 1)),
          },
        },
      ];
    case 'product-viewed':
      return [{ name: 'Product Viewed', properties: toProduct({ quantity: 1, ...event.product }) }];
    case 'cart-changed':
      return event.after ? compareCarts(event.before, event.after) : [];
    case 'cart-viewed':
      return event.cart ? [{ name: 'Cart Viewed', properties: toCartProperties(event.cart) }] : [];
    case 'checkout-started':
      return [{ name: 'Checkout Started', properties: toCartProperties(event.cart) }];
    case 'order-completed': {
      const { order } = event;
      const properties = toProperties({
        order_id: order.orderNumber,
        total: toAmount(order.total),
        revenue: toAmount(order.subtotal),
        shipping: order.deliveryCharge && toAmount(order.deliveryCharge),
        tax: order.tax && toAmount(order.tax),
        currency: order.total.currency,
        fulfillment: getFulfillment(order.allowsPartialFulfillment),
        delivery_method: deliveryMethods[order.deliveryMethod],
        invoicing: getInvoicing(order.isInvoiceNamed),
      });
      return [
        {
          name: 'Order Completed',
          properties: { ...properties, products: order.products.map((product) => toProduct(product)) },
        },
      ];
    }
    case 'membership-checkout-started':
      return [{ name: 'Checkout Started', properties: toMembershipProperties(event.membership) }];
    case 'payment-info-entered':
      return [
        {
          name: 'Payment Info Entered',
          properties: toProperties({ checkout_id: event.id, payment_method: event.method.toLowerCase() }),
        },
      ];
    case 'membership-completed': {
      const { value: total, ...properties } = toMembershipProperties(event.membership);
      return [
        {
          name: 'Order Completed',
          properties: {
            ...properties,
            ...toProperties({
              order_id: event.attemptId,
              total,
              revenue: total,
              invoicing: getInvoicing(event.isInvoiceNamed),
            }),
          },
        },
      ];
    }
    case 'membership-cancelled':
      return [{ name: 'Membership Cancelled', properties: toProperties({ membership_type: event.membershipType }) }];
  }
}

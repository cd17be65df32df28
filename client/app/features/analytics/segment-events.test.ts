import { describe, expect, it } from 'vitest';
import type { CartPartsFragment } from '../../session/cart.gen.ts';
import type { TrackedEvent, TrackedOrder } from '../../session/tracked-events.ts';
import { toSegmentEvents } from './segment-events.ts';

const money = (centAmount: number) => ({ centAmount, currency: 'CRC' });

type Line = readonly [sku: string, quantity: number];
function createCart(lines: readonly Line[], change: object = {}): CartPartsFragment {
  return {
    id: 'cart-1',
    lines: lines.map(([sku, quantity]) => ({ variant: { sku }, name: sku, quantity, unitPrice: money(150_050) })),
    total: money(400_000),
    allowsPartialFulfillment: true,
    delivery: { method: 'PICK_UP_IN_CLUB' },
    ...change,
  } as unknown as CartPartsFragment;
}

const order: TrackedOrder = {
  orderNumber: 'CR-1',
  total: money(500_000),
  subtotal: money(450_000),
  deliveryCharge: money(50_000),
  tax: null,
  allowsPartialFulfillment: false,
  deliveryMethod: 'DELIVERY',
  isInvoiceNamed: true,
  products: [{ sku: 'a-1', name: 'A', price: money(225_000), quantity: 2 }],
};

const convert = (event: TrackedEvent) => toSegmentEvents(event)[0];

describe('toSegmentEvents', () => {
  it.each<[TrackedEvent, string]>([
    [{ type: 'products-searched', query: 'café', total: 3 }, 'Products Searched'],
    [{ type: 'suggestion-submitted', kind: 'query', text: 'café' }, 'Suggestion Submit'],
    [{ type: 'list-viewed', category: 'coffee', name: 'Café', products: [] }, 'Product List Viewed'],
    [{ type: 'product-viewed', product: { sku: 'a-1', name: 'A' } }, 'Product Viewed'],
    [{ type: 'cart-viewed', cart: createCart([['a-1', 1]]) }, 'Cart Viewed'],
    [{ type: 'checkout-started', cart: createCart([['a-1', 1]]) }, 'Checkout Started'],
    [{ type: 'order-completed', order }, 'Order Completed'],
  ])('names %j %s (ANALYTICS-4, ANALYTICS-6, ANALYTICS-7, ANALYTICS-8, ANALYTICS-9)', (event, name) => {
    expect(convert(event)?.name).toBe(name);
  });

  describe.each(['purchase', 'renewal', 'upgrade'] as const)('a membership %s (ANALYTICS-59)', (action) => {
    const membership = { action, membershipType: 'DIAMOND', total: money(2_500_000) };
    const common = {
      membership_action: action,
      membership_type: 'DIAMOND',
      currency: 'CRC',
      products: [
        {
          product_id: 'membership-diamond',
          sku: 'membership-diamond',
          name: 'Membership',
          category: 'Membership',
          price: 25_000,
          currency: 'CRC',
          quantity: 1,
        },
      ],
    };

    it('starts a checkout', () => {
      expect(toSegmentEvents({ type: 'membership-checkout-started', membership })).toEqual([
        { name: 'Checkout Started', properties: { ...common, value: 25_000 } },
      ]);
    });

    it.each([
      [true, { invoicing: 'electronic invoice' }],
      [false, { invoicing: 'ticket' }],
      [null, {}],
    ])(
      'completes an order without fulfillment and delivery; named invoice %s (ANALYTICS-12)',
      (isInvoiceNamed, invoicing) => {
        const event = { type: 'membership-completed', attemptId: 'attempt-1', membership, isInvoiceNamed } as const;
        const amounts = { order_id: 'attempt-1', total: 25_000, revenue: 25_000 };
        expect(toSegmentEvents(event)).toEqual([
          { name: 'Order Completed', properties: { ...common, ...amounts, ...invoicing } },
        ]);
      },
    );
  });

  it('describes a cancelled membership (ANALYTICS-59)', () => {
    expect(toSegmentEvents({ type: 'membership-cancelled', membershipType: 'PLATINUM' })).toEqual([
      { name: 'Membership Cancelled', properties: { membership_type: 'PLATINUM' } },
    ]);
  });

  it('describes the payment of a cart or a membership (ANALYTICS-70)', () => {
    expect(toSegmentEvents({ type: 'payment-info-entered', id: 'cart-1', method: 'CARD' })).toEqual([
      { name: 'Payment Info Entered', properties: { checkout_id: 'cart-1', payment_method: 'card' } },
    ]);
  });

  it.each<[string, readonly Line[] | null, readonly Line[], readonly [string, string, number][]]>([
    ['a new cart', null, [['a-1', 2]], [['Product Added', 'a-1', 2]]],
    ['a larger quantity', [['a-1', 1]], [['a-1', 3]], [['Product Added', 'a-1', 2]]],
    ['a smaller quantity', [['a-1', 3]], [['a-1', 1]], [['Product Removed', 'a-1', 2]]],
    [
      'a removed line',
      [
        ['a-1', 1],
        ['b-1', 2],
      ],
      [['a-1', 1]],
      [['Product Removed', 'b-1', 2]],
    ],
    ['the same lines', [['a-1', 1]], [['a-1', 1]], []],
  ])('compares the carts before and after: %s', (_case, before, after, expected) => {
    const event = { type: 'cart-changed', before: before && createCart(before), after: createCart(after) } as const;
    const found = toSegmentEvents(event).map(({ name, properties }) => [name, properties.sku, properties.quantity]);
    expect(found).toEqual(expected);
  });

  it('describes an order (ANALYTICS-9, ANALYTICS-10, ANALYTICS-11, ANALYTICS-12)', () => {
    expect(convert({ type: 'order-completed', order })?.properties).toEqual({
      order_id: 'CR-1',
      total: 5_000,
      revenue: 4_500,
      shipping: 500,
      currency: 'CRC',
      fulfillment: 'complete',
      delivery_method: 'home',
      invoicing: 'electronic invoice',
      products: [{ product_id: 'a-1', sku: 'a-1', name: 'A', price: 2_250, currency: 'CRC', quantity: 2 }],
    });
  });

  it.each([
    [true, 'PICK_UP_IN_CLUB', false, { fulfillment: 'partial', delivery_method: 'club', invoicing: 'ticket' }],
    [false, 'DELIVERY', true, { fulfillment: 'complete', delivery_method: 'home', invoicing: 'electronic invoice' }],
  ] as const)(
    'with partial fulfillment %s, %s and a named invoice %s (ANALYTICS-10, ANALYTICS-11, ANALYTICS-12)',
    (allowsPartialFulfillment, deliveryMethod, isInvoiceNamed, expected) => {
      const changed = { ...order, allowsPartialFulfillment, deliveryMethod, isInvoiceNamed };
      expect(convert({ type: 'order-completed', order: changed })?.properties).toMatchObject(expected);
    },
  );

  it('leaves out what is unknown', () => {
    const changed = { ...order, allowsPartialFulfillment: null, isInvoiceNamed: null };
    const properties = convert({ type: 'order-completed', order: changed })?.properties;
    expect(properties).not.toHaveProperty('fulfillment');
    expect(properties).not.toHaveProperty('invoicing');
    expect(properties).not.toHaveProperty('tax');
  });

  it.each([
    ['27 characters', 'Café molido Tarrazú 454 gr.', 'Café molido Tarrazú 454 gr.'],
    ['28 characters', 'Café molido Tarrazú 454 gr.!', 'Café molido Tarrazú 454 …'],
    ['a long name', 'Café molido de Tarrazú, bolsa de 1 kg', 'Café molido de Tarrazú, …'],
    ['28 letters with accents', 'á'.repeat(28), `${'á'.repeat(24)}…`],
    ['27 emoji', '😀'.repeat(27), '😀'.repeat(27)],
    ['28 emoji', '😀'.repeat(28), `${'😀'.repeat(24)}…`],
    ['an empty string', '', ''],
  ])(
    'masks strings of more than 27 characters in every kind of event: %s (ANALYTICS-17, ANALYTICS-54)',
    (_case, text, masked) => {
      const product = { sku: text, name: text };
      const events: readonly TrackedEvent[] = [
        { type: 'suggestion-submitted', kind: 'product', text },
        { type: 'products-searched', query: text, total: 1 },
        { type: 'list-viewed', category: text, name: text, products: [product] },
        { type: 'product-viewed', product },
        { type: 'cart-changed', before: null, after: createCart([[text, 1]], { id: text }) },
        { type: 'cart-viewed', cart: createCart([[text, 1]], { id: text }) },
        { type: 'order-completed', order: { ...order, orderNumber: text, products: [product] } },
        { type: 'payment-info-entered', id: text, method: 'CARD' },
        { type: 'membership-cancelled', membershipType: text },
      ];
      for (const event of events) {
        const sent = JSON.stringify(toSegmentEvents(event));
        expect(sent, event.type).toContain(masked);
        if (text !== masked) expect(sent, event.type).not.toContain(text);
      }
    },
  );

  it('masks long strings and scrubs searches (ANALYTICS-54)', () => {
    const product = { sku: 'a-1', name: 'Café molido de Tarrazú, bolsa de 1 kg' };
    expect(convert({ type: 'product-viewed', product })?.properties.name).toBe('Café molido de Tarrazú, …');
    const searched = convert({ type: 'products-searched', query: 'ana@example.com', total: 0 });
    expect(searched?.properties.query).toBe('[email]');
  });
});

import { isSoldByWeight } from '@tarima/markets/sold-by-weight';
import { z } from 'zod';
import type { PlacedOrder } from './placed-order.ts';

const money = z.object({ centAmount: z.number().int() });
const text = z.string().default('');

const addressSchema = z.object({
  firstName: text,
  lastName: text,
  streetName: text,
  streetNumber: text,
  city: text,
  state: text,
  region: text,
  postalCode: text,
  phone: text,
});

const lineSchema = z.object({
  name: z.record(z.string(), z.string()),
  quantity: z.number().int().positive(),
  variant: z.object({
    sku: z.string(),
    images: z.array(z.object({ url: z.string() })).default([]),
    attributes: z.array(z.object({ name: z.string(), value: z.unknown() })).default([]),
  }),
  price: z.object({ value: money, discounted: z.object({ value: money }).optional() }),
  totalPrice: money.optional(),
  taxRate: z.object({ includedInPrice: z.boolean() }).optional(),
  taxedPrice: z.object({ totalNet: money, totalGross: money }).optional(),
  custom: z.object({ fields: z.looseObject({ service_fee: z.boolean().optional() }) }).optional(),
});

const windowSchema = z.object({ start: z.string(), end: z.string() });

/** Custom fields of a cart that order management uses. */
const fieldsSchema = z.object({
  allow_partial_fulfillment: z.boolean().default(true),
  delivery_type: z.string().default('PICK_UP_IN_CLUB'),
  club: z.string().optional(),
  fulfillment_club: z.string().optional(),
  membership_number: z.string().optional(),
  windows_data: z.string().optional(),
});

const orderSchema = z.object({
  orderNumber: z.string().min(1),
  cart: z.object({ id: z.string().min(1) }).optional(),
  createdAt: z.string(),
  /** Customer id on the platform; absent from a guest's order. */
  customerId: z.string().optional(),
  customerEmail: text,
  country: z.string().optional(),
  store: z.object({ key: z.string() }).optional(),
  lineItems: z.array(lineSchema),
  totalPrice: money.extend({ currencyCode: z.string() }),
  taxedPrice: z.object({ totalGross: money, totalTax: money.optional() }).optional(),
  shippingInfo: z.object({ price: money, discountedPrice: z.object({ value: money }).optional() }).optional(),
  shippingAddress: addressSchema.optional(),
  custom: z.object({ fields: fieldsSchema }).optional(),
});

/** Message of the commerce platform's subscription about a new order. */
export const orderCreatedSchema = z.object({
  id: z.string().min(1),
  type: z.literal('OrderCreated'),
  order: orderSchema,
});

/** Common fields of all messages. */
export const anyMessageSchema = z.object({ id: z.string().min(1), type: z.string().min(1) });

type CommerceOrder = z.output<typeof orderSchema>;
type CommerceLine = z.output<typeof lineSchema>;

/**
 * Converts the order of a message. The service fee becomes a charge, not an item to pick. Of pictures at `mediaUrl`
 * only the path is stored, because the host can change.
 */
export function toPlacedOrder(order: CommerceOrder, mediaUrl: string): PlacedOrder {
  const fields = order.custom?.fields ?? fieldsSchema.parse({});
  const ships = fields.delivery_type !== 'PICK_UP_IN_CLUB';
  const club = fields.fulfillment_club ?? fields.club ?? '';
  const fees = order.lineItems.filter(isServiceFee);
  const address = order.shippingAddress ?? addressSchema.parse({});
  const window = windowSchema.safeParse(parseJson(fields.windows_data));
  const shipping = order.shippingInfo?.discountedPrice?.value ?? order.shippingInfo?.price;
  return {
    orderNumber: order.orderNumber,
    cartId: order.cart?.id ?? null,
    placedAt: order.createdAt,
    membership: (order.customerId !== undefined && fields.membership_number) || null,
    purchaseMembership: fields.membership_number ?? null,
    email: order.customerEmail,
    country: order.country ?? order.store?.key ?? '',
    currency: order.totalPrice.currencyCode,
    club,
    ships,
    allowsPartialFulfillment: fields.allow_partial_fulfillment,
    address: {
      ...address,
      street: address.streetNumber || address.streetName,
      region: address.region || address.state,
    },
    window: window.success ? window.data : null,
    lines: order.lineItems.filter((line) => !isServiceFee(line)).map((line) => toPlacedLine(line, club, mediaUrl)),
    shippingCents: shipping?.centAmount ?? 0,
    serviceFeeCents: fees.reduce((sum, line) => sum + getPaidPrice(line) * line.quantity, 0),
    taxCents: order.taxedPrice?.totalTax?.centAmount ?? 0,
    isTaxIncluded: order.lineItems.every(({ taxRate }) => taxRate?.includedInPrice ?? true),
    totalCents: (order.taxedPrice?.totalGross ?? order.totalPrice).centAmount,
  };
}

function toPlacedLine(line: CommerceLine, club: string, mediaUrl: string): PlacedOrder['lines'][number] {
  const [fallback = line.variant.sku] = Object.values(line.name);
  const picture = line.variant.images[0]?.url ?? '';
  const weight = findAttribute(line, 'weight');
  return {
    sku: line.variant.sku,
    name: { es: line.name.es ?? fallback, en: line.name.en ?? fallback },
    quantity: line.quantity,
    listPriceCents: line.price.value.centAmount,
    unitPriceCents: getPaidPrice(line),
    totalCents: line.totalPrice?.centAmount ?? getPaidPrice(line) * line.quantity,
    taxCents: line.taxedPrice ? line.taxedPrice.totalGross.centAmount - line.taxedPrice.totalNet.centAmount : 0,
    image: picture.startsWith(`${mediaUrl}/`) ? picture.slice(mediaUrl.length) : picture,
    soldByWeight: isSoldByWeight(line.variant.attributes, club),
    unitWeight: typeof weight === 'number' && weight > 0 ? weight : null,
  };
}

function findAttribute({ variant }: CommerceLine, attribute: string): unknown {
  return variant.attributes.find(({ name }) => name === attribute)?.value;
}

function getPaidPrice(line: CommerceLine): number {
  return (line.price.discounted?.value ?? line.price.value).centAmount;
}

function isServiceFee(line: CommerceLine): boolean {
  return line.custom?.fields.service_fee === true;
}

function parseJson(value: string | undefined): unknown {
  try {
    return JSON.parse(value ?? 'null');
  } catch {
    return null;
  }
}

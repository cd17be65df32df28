import { getMarket } from '@tarima/markets/table';
import { buildCatalogue } from '../../commerce/seeds/catalogue.ts';
import { clubs } from '../../commerce/seeds/clubs.ts';
import { buildMembers } from '../../commerce/seeds/members.ts';
import { pricesOf } from '../../commerce/seeds/prices.ts';
import { shippingMethods } from '../../commerce/seeds/shipping.ts';
import type { SeedMember, SeedOrder, SeedProduct } from '../../commerce/seeds/types.ts';
import { tax, total } from '../../tax/src/calculate.ts';
import { findRate, serviceCategory } from '../../tax/src/rates.ts';
import type { PlacedAddress, PlacedLine, PlacedOrder } from '../src/placed-order.ts';
import type { Arrival } from '../src/store/orders.ts';

/** Past orders of the demo members, at the prices of today, in the statuses that their seeds give them. */
export function buildPastOrders(now: Date): Arrival[] {
  const catalogue = buildCatalogue(now);
  const bySku = new Map(catalogue.flatMap((product) => product.variants.map(({ sku }) => [sku, product])));
  return buildMembers(now).flatMap((member) =>
    member.orders.map((order) => ({ order: pastOrder(member, order, bySku), status: order.status, since: now })),
  );
}

function pastOrder(member: SeedMember, order: SeedOrder, bySku: ReadonlyMap<string, SeedProduct>): PlacedOrder {
  const ships = order.delivery === 'DELIVERY';
  const priced = order.lines.map(({ sku, quantity }) => pricedLine(member.country, sku, quantity, bySku.get(sku)));
  const subTotal = priced.reduce((sum, { line }) => sum + line.unitPriceCents * line.quantity, 0);
  const shippingCents = ships ? shippingPrice(order.club, subTotal) : 0;
  const taxed = total([
    ...priced.map(({ line, category }) => taxOf(member.country, line.unitPriceCents * line.quantity, category)),
    taxOf(member.country, shippingCents, serviceCategory),
  ]);
  return {
    orderNumber: order.orderNumber,
    cartId: null,
    placedAt: order.placedAt,
    membership: member.memberNumber,
    purchaseMembership: member.memberNumber,
    email: member.email,
    country: member.country,
    currency: getMarket(member.country).currency,
    club: order.club,
    ships,
    allowsPartialFulfillment: true,
    address: addressOf(member, order.club, ships),
    window: null,
    lines: priced.map(({ line }) => line),
    shippingCents,
    serviceFeeCents: 0,
    taxCents: taxed.taxCents,
    totalCents: taxed.grossCents,
  };
}

function pricedLine(country: string, sku: string, quantity: number, product: SeedProduct | undefined) {
  const variant = product?.variants.find((entry) => entry.sku === sku);
  if (!product || !variant) throw new Error(`A past order has an unknown sku: ${sku}`);
  const price = pricesOf(sku, variant.usdCents, null).find((entry) => entry.country === country);
  if (!price) throw new Error(`A past order has a sku without a price in ${country}: ${sku}`);
  const line: PlacedLine = {
    sku,
    name: product.name,
    quantity,
    listPriceCents: price.value.centAmount,
    unitPriceCents: price.value.centAmount,
    image: variant.images[0]?.url ?? '',
    soldByWeight: variant.attributes.some(({ name, value }) => name === 'sale_by_weight' && value === true),
  };
  return { line, category: product.taxCategoryKey };
}

function taxOf(country: string, cents: number, category: string) {
  const rate = findRate(country, category);
  if (!rate) throw new Error(`No rate for ${category} in ${country}`);
  return tax(cents, rate);
}

function shippingPrice(club: string, subTotal: number): number {
  const method = shippingMethods.find((entry) => entry.club === club && entry.isDefault);
  if (!method) throw new Error(`No delivery from club ${club}`);
  const { price, freeAbove } = method.zoneRate;
  return freeAbove && subTotal >= freeAbove.centAmount ? 0 : price.centAmount;
}

function addressOf(member: SeedMember, clubKey: string, ships: boolean): PlacedAddress {
  const { firstName, lastName, phone } = member;
  const club = clubs.find((entry) => entry.key === clubKey);
  const place = ships ? member.addresses.find((entry) => entry.isDefault) : club?.address;
  if (!place) throw new Error(`A past order of ${member.id} has no place`);
  const { street, city, region, postalCode } = place;
  return { firstName, lastName, phone, street, city, region, postalCode };
}

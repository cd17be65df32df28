import { getMarket } from '@tarima/markets/table';
import { buildCatalogue } from '../../commerce/seeds/catalogue.ts';
import { clubs } from '../../commerce/seeds/clubs.ts';
import { buildMembers } from '../../commerce/seeds/members.ts';
import { buildPrices } from '../../commerce/seeds/prices.ts';
import { shippingMethods } from '../../commerce/seeds/shipping.ts';
import type { SeedMember, SeedOrder, SeedProduct } from '../../commerce/seeds/types.ts';
import { applyTax, sumTaxed } from '../../tax/src/calculate.ts';
import { findRate, serviceCategory } from '../../tax/src/rates.ts';
import type { PlacedAddress, PlacedLine, PlacedOrder } from '../src/placed-order.ts';
import type { NewOrder } from '../src/store/orders.ts';

/** Builds past orders of the demo members at current prices, with the statuses of the seeds. */
export function buildPastOrders(now: Date): NewOrder[] {
  const catalogue = buildCatalogue(now);
  const productsBySku = new Map(catalogue.flatMap((product) => product.variants.map(({ sku }) => [sku, product])));
  return buildMembers(now).flatMap((member) =>
    member.orders.map((order) => ({
      order: buildPastOrder(member, order, productsBySku),
      status: order.status,
      since: now,
    })),
  );
}

function buildPastOrder(
  member: SeedMember,
  order: SeedOrder,
  productsBySku: ReadonlyMap<string, SeedProduct>,
): PlacedOrder {
  const ships = order.delivery === 'DELIVERY';
  const pricedLines = order.lines.map(({ sku, quantity }) =>
    buildLine(member.country, sku, quantity, productsBySku.get(sku)),
  );
  const subTotal = pricedLines.reduce((sum, { line }) => sum + line.totalCents, 0);
  const shippingCents = ships ? getShippingPrice(order.club, subTotal) : 0;
  const totals = sumTaxed([
    ...pricedLines.map(({ taxed }) => taxed),
    calculateTax(member.country, shippingCents, serviceCategory),
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
    address: getAddress(member, order.club, ships),
    window: null,
    lines: pricedLines.map(({ line }) => line),
    shippingCents,
    serviceFeeCents: 0,
    taxCents: totals.taxCents,
    isTaxIncluded: totals.grossCents === subTotal + shippingCents,
    totalCents: totals.grossCents,
  };
}

function buildLine(country: string, sku: string, quantity: number, product: SeedProduct | undefined) {
  const variant = product?.variants.find((entry) => entry.sku === sku);
  if (!product || !variant) throw new Error(`A past order has an unknown sku: ${sku}`);
  const price = buildPrices(sku, variant.usdCents, null).find((entry) => entry.country === country);
  if (!price) throw new Error(`A past order has a sku without a price in ${country}: ${sku}`);
  const totalCents = price.value.centAmount * quantity;
  const taxed = calculateTax(country, totalCents, product.taxCategoryKey);
  const findAttribute = (name: string) => variant.attributes.find((attribute) => attribute.name === name)?.value;
  const line: PlacedLine = {
    sku,
    name: product.name,
    quantity,
    listPriceCents: price.value.centAmount,
    unitPriceCents: price.value.centAmount,
    totalCents,
    taxCents: taxed.taxCents,
    image: variant.images[0]?.url ?? '',
    soldByWeight: findAttribute('sale_by_weight') === true,
    unitWeight: Number(findAttribute('weight')) || null,
  };
  return { line, taxed };
}

function calculateTax(country: string, cents: number, category: string) {
  const rate = findRate(country, category);
  if (!rate) throw new Error(`No rate for ${category} in ${country}`);
  return applyTax(cents, rate);
}

function getShippingPrice(club: string, subTotal: number): number {
  const method = shippingMethods.find((entry) => entry.club === club && entry.isDefault);
  if (!method) throw new Error(`No delivery from club ${club}`);
  const { price, freeAbove } = method.zoneRate;
  return freeAbove && subTotal >= freeAbove.centAmount ? 0 : price.centAmount;
}

function getAddress(member: SeedMember, clubKey: string, ships: boolean): PlacedAddress {
  const { firstName, lastName, phone } = member;
  const club = clubs.find((entry) => entry.key === clubKey);
  const place = ships ? member.addresses.find((entry) => entry.isDefault) : club?.address;
  if (!place) throw new Error(`A past order of ${member.id} has no address`);
  const { street, city, region, postalCode } = place;
  return { firstName, lastName, phone, street, city, region, postalCode };
}

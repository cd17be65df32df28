import { z } from 'zod';
import { askCommerce, fetchJson } from '../graph/commerce.ts';
import type { RunningStack } from '../stack/running.ts';

/** What a market's prices, stock and rules are, as the platform and the editors' documents tell them. */
export interface MarketFacts {
  readonly goods: readonly string[];
  readonly clubs: readonly string[];
  readonly maximumQuantity: number;
  readonly fee: { readonly sku: string; readonly minimumOrderCents: number };
  /** Key of the country's channel. */
  readonly country: string;
  /** Price and stock by place (a club or the country), then by sku; the fee's included. */
  readonly shelves: ReadonlyMap<string, ReadonlyMap<string, { readonly cents: number; readonly stock: number }>>;
  /** The member's saved address with the club that sends goods there, and what it charges. */
  readonly home: {
    readonly addressId: string;
    readonly club: string;
    readonly cents: number;
    readonly freeAboveCents: number | null;
  };
}

/** Costa Rica: prices hold the tax, three clubs. Some goods are scarce, or sold out, at one of them. */
export const modelMarket = {
  code: 'CR',
  currency: 'CRC',
  country: '64',
  clubs: ['6401', '6402', '6403'],
  goods: ['110101-1', '110103-1', '110105-1', '110111-1', '120102-1', '120302-1'],
} as const;

const money = z.object({ centAmount: z.int() });
const variant = z.object({
  sku: z.string(),
  price: z.object({ value: money, discounted: z.object({ value: money }).optional() }).optional(),
  availability: z.object({ channels: z.record(z.string(), z.object({ availableQuantity: z.int() })) }).optional(),
});
const products = z.object({ results: z.array(z.object({ masterVariant: variant, variants: z.array(variant) })) });
const channels = z.object({ results: z.array(z.object({ id: z.string(), key: z.string() })) });
const customer = z.object({
  addresses: z.array(
    z.object({ id: z.string(), custom: z.object({ fields: z.object({ fulfillment_clubs: z.string() }) }) }),
  ),
});
const methods = z.object({
  results: z.array(
    z.object({
      zoneRates: z.array(z.object({ shippingRates: z.array(z.object({ price: money, freeAbove: money.optional() })) })),
    }),
  ),
});
const globalRules = z.object({
  cart: z.object({ maxQuantity: z.int() }),
  serviceFee: z.object({ productSku: z.string() }),
});
const marketRules = z.object({ serviceFee: z.object({ minimumOrderCents: z.int() }) });

/** Reads all of it for a member of the market. */
export async function readMarketFacts(stack: RunningStack, membershipNumber: string): Promise<MarketFacts> {
  const { code, country, clubs, goods } = modelMarket;
  const { cart, serviceFee } = globalRules.parse(await fetchJson(`${stack.contentUrl}/config/global`, {}));
  const rules = marketRules.parse(await fetchJson(`${stack.contentUrl}/config/${code}`, {}));
  const skus = [...goods, serviceFee.productSku];
  const places = [country, ...clubs];
  return {
    goods,
    clubs,
    country,
    maximumQuantity: cart.maxQuantity,
    fee: { sku: serviceFee.productSku, minimumOrderCents: rules.serviceFee.minimumOrderCents },
    shelves: new Map(await Promise.all(places.map(async (place) => [place, await shelf(stack, skus, place)] as const))),
    home: await homeOf(stack, membershipNumber),
  };
}

async function shelf(stack: RunningStack, skus: readonly string[], place: string) {
  const found = channels.parse(await askCommerce(stack, 'channels', { query: { where: `key="${place}"` } }));
  const id = found.results[0]?.id ?? '';
  const list = skus.map((sku) => JSON.stringify(sku)).join(',');
  const answer = products.parse(
    await askCommerce(stack, 'product-projections', {
      query: {
        where: `masterVariant(sku in (${list})) or variants(sku in (${list}))`,
        limit: '50',
        storeProjection: modelMarket.code,
        priceCurrency: modelMarket.currency,
        priceCountry: modelMarket.code,
        priceChannel: id,
      },
    }),
  );
  const variants = answer.results.flatMap(({ masterVariant, variants: others }) => [masterVariant, ...others]);
  return new Map(
    variants.flatMap(({ sku, price, availability }) => {
      if (!price || !skus.includes(sku)) return [];
      const { centAmount: cents } = (price.discounted ?? price).value;
      return [[sku, { cents, stock: availability?.channels[id]?.availableQuantity ?? 0 }] as const];
    }),
  );
}

async function homeOf(stack: RunningStack, membershipNumber: string): Promise<MarketFacts['home']> {
  const { addresses } = customer.parse(await askCommerce(stack, `customers/key=${membershipNumber}`));
  const [address] = addresses;
  const [club] = address?.custom.fields.fulfillment_clubs.split(',') ?? [];
  const { results } = methods.parse(
    await askCommerce(stack, 'shipping-methods', { query: { where: `key="${club}_ND"` } }),
  );
  const rate = results[0]?.zoneRates[0]?.shippingRates[0];
  if (!address || !club || !rate) throw new Error(`Nothing is brought to member ${membershipNumber}.`);
  return {
    addressId: address.id,
    club,
    cents: rate.price.centAmount,
    freeAboveCents: rate.freeAbove?.centAmount ?? null,
  };
}

import { z } from 'zod';
import { fetchJson, requestCommerce } from '../graph/commerce.ts';
import type { RunningStack } from '../stack/running.ts';

/** Prices, stock, taxes and rules of a market, read from the platform and the configuration. */
export interface MarketFacts {
  readonly isTaxIncluded: boolean;
  readonly skus: readonly string[];
  readonly clubs: readonly string[];
  readonly maximumQuantity: number;
  readonly fee: { readonly sku: string; readonly minimumOrderCents: number };
  /** Key of the channel of the country. */
  readonly country: string;
  /** Price and stock by channel (a club or the country), then by sku; includes the service fee. */
  readonly offers: ReadonlyMap<string, ReadonlyMap<string, Offer>>;
  /** Saved address of the member, with the delivering club and its shipping price. */
  readonly home: {
    readonly addressId: string;
    readonly club: string;
    readonly cents: number;
    readonly freeAboveCents: number | null;
    readonly taxRate: TaxRate;
  };
}

/** Tax rate in hundredths of a percent. */
export type TaxRate = number;

export interface Offer {
  readonly cents: number;
  readonly stock: number;
  readonly taxRate: TaxRate;
}

/** Markets of the scripts, each with a member. Prices include tax in the first and exclude it in the second. */
export const modelMarkets = [
  {
    code: 'CR',
    currency: 'CRC',
    country: '64',
    clubs: ['6401', '6402', '6403'],
    member: { login: 'sofia@tarima.test', membershipNumber: '64031050200001' },
  },
  {
    code: 'PA',
    currency: 'USD',
    country: '62',
    clubs: ['6201', '6202', '6203'],
    member: { login: 'carmen@tarima.test', membershipNumber: '62012104500001' },
  },
] as const;
export type ModelMarket = (typeof modelMarkets)[number];

/** Products, some of which are scarce or sold out at one of the clubs. */
const modelSkus = ['110101-1', '110103-1', '110105-1', '110111-1', '120102-1', '120302-1'];

const money = z.object({ centAmount: z.int() });
const variant = z.object({
  sku: z.string(),
  price: z.object({ value: money, discounted: z.object({ value: money }).optional() }).optional(),
  availability: z.object({ channels: z.record(z.string(), z.object({ availableQuantity: z.int() })) }).optional(),
});
const taxCategory = z.object({ id: z.string() });
const products = z.object({
  results: z.array(z.object({ masterVariant: variant, variants: z.array(variant), taxCategory })),
});
const taxCategories = z.object({
  results: z.array(
    taxCategory.extend({
      rates: z.array(z.object({ country: z.string(), amount: z.number(), includedInPrice: z.boolean() })),
    }),
  ),
});
const channels = z.object({ results: z.array(z.object({ id: z.string(), key: z.string() })) });
const customer = z.object({
  addresses: z.array(
    z.object({ id: z.string(), custom: z.object({ fields: z.object({ fulfillment_clubs: z.string() }) }) }),
  ),
});
const methods = z.object({
  results: z.array(
    z.object({
      taxCategory,
      zoneRates: z.array(z.object({ shippingRates: z.array(z.object({ price: money, freeAbove: money.optional() })) })),
    }),
  ),
});
const globalRules = z.object({
  cart: z.object({ maxQuantity: z.int() }),
  serviceFee: z.object({ productSku: z.string() }),
});
const marketRules = z.object({ serviceFee: z.object({ minimumOrderCents: z.int() }) });

/** Reads the facts of a market and its member. */
export async function readMarketFacts(stack: RunningStack, market: ModelMarket): Promise<MarketFacts> {
  const { code, country, clubs } = market;
  const taxes = await readTaxes(stack, code);
  const { cart, serviceFee } = globalRules.parse(await fetchJson(`${stack.contentUrl}/config/global`, {}));
  const rules = marketRules.parse(await fetchJson(`${stack.contentUrl}/config/${code}`, {}));
  const skus = [...modelSkus, serviceFee.productSku];
  const channelKeys = [country, ...clubs];
  return {
    isTaxIncluded: taxes.isIncluded,
    skus: modelSkus,
    clubs,
    country,
    maximumQuantity: cart.maxQuantity,
    fee: { sku: serviceFee.productSku, minimumOrderCents: rules.serviceFee.minimumOrderCents },
    offers: new Map(
      await Promise.all(
        channelKeys.map(
          async (channelKey) => [channelKey, await readOffers(stack, skus, channelKey, market, taxes)] as const,
        ),
      ),
    ),
    home: await readHomeDelivery(stack, market.member.membershipNumber, taxes),
  };
}

interface Taxes {
  readonly isIncluded: boolean;
  readonly getRate: (category: { readonly id: string }) => TaxRate;
}

async function readTaxes(stack: RunningStack, code: string): Promise<Taxes> {
  const { results } = taxCategories.parse(await requestCommerce(stack, 'tax-categories', {}));
  const rates = new Map(results.map(({ id, rates }) => [id, rates.find(({ country }) => country === code)]));
  return {
    isIncluded: [...rates.values()].every((rate) => rate?.includedInPrice),
    getRate: ({ id }) => Math.round((rates.get(id)?.amount ?? 0) * 10_000),
  };
}

async function readOffers(
  stack: RunningStack,
  skus: readonly string[],
  channelKey: string,
  market: ModelMarket,
  taxes: Taxes,
): Promise<ReadonlyMap<string, Offer>> {
  const channelsPage = channels.parse(
    await requestCommerce(stack, 'channels', { query: { where: `key="${channelKey}"` } }),
  );
  const id = channelsPage.results[0]?.id ?? '';
  const list = skus.map((sku) => JSON.stringify(sku)).join(',');
  const response = products.parse(
    await requestCommerce(stack, 'product-projections', {
      query: {
        where: `masterVariant(sku in (${list})) or variants(sku in (${list}))`,
        limit: '50',
        storeProjection: market.code,
        priceCurrency: market.currency,
        priceCountry: market.code,
        priceChannel: id,
      },
    }),
  );
  const variants = response.results.flatMap(({ masterVariant, variants: others, taxCategory: category }) =>
    [masterVariant, ...others].map((variant) => ({ ...variant, taxRate: taxes.getRate(category) })),
  );
  return new Map(
    variants.flatMap(({ sku, price, availability, taxRate }) => {
      if (!price || !skus.includes(sku)) return [];
      const { centAmount: cents } = (price.discounted ?? price).value;
      return [[sku, { cents, stock: availability?.channels[id]?.availableQuantity ?? 0, taxRate }] as const];
    }),
  );
}

async function readHomeDelivery(
  stack: RunningStack,
  membershipNumber: string,
  taxes: Taxes,
): Promise<MarketFacts['home']> {
  const { addresses } = customer.parse(await requestCommerce(stack, `customers/key=${membershipNumber}`));
  const [address] = addresses;
  const [club] = address?.custom.fields.fulfillment_clubs.split(',') ?? [];
  const { results } = methods.parse(
    await requestCommerce(stack, 'shipping-methods', { query: { where: `key="${club}_ND"` } }),
  );
  const [method] = results;
  const rate = method?.zoneRates[0]?.shippingRates[0];
  if (!address || !club || !method || !rate) throw new Error(`Member ${membershipNumber} has no delivering club.`);
  return {
    addressId: address.id,
    club,
    cents: rate.price.centAmount,
    freeAboveCents: rate.freeAbove?.centAmount ?? null,
    taxRate: taxes.getRate(method.taxCategory),
  };
}

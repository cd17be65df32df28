import type {
  ChannelDraft,
  ProductDraft,
  ProductTypeDraft,
  ShippingMethodDraft,
  StoreDraft,
  TaxCategoryDraft,
  TypeDraft,
  ZoneDraft,
} from '@commercetools/platform-sdk';
import { getMarket, type MarketCode, markets } from '@tarima/markets/table';
import type { ClubData } from './club-data.ts';
import { customTypes } from './custom-types.ts';
import { buildProductType, productTypeKey } from './product-type.ts';

/** The settings and resources that the store needs in its project; each refers only to kinds before it. */
export interface ProjectDefinition {
  readonly settings: {
    readonly countries: readonly string[];
    readonly currencies: readonly string[];
    readonly languages: readonly string[];
    readonly reservationMinutes: number;
  };
  readonly types: readonly TypeDraft[];
  readonly productTypes: readonly ProductTypeDraft[];
  readonly taxCategories: readonly TaxCategoryDraft[];
  readonly zones: readonly ZoneDraft[];
  readonly channels: readonly ChannelDraft[];
  readonly stores: readonly StoreDraft[];
  readonly shippingMethods: readonly ShippingMethodDraft[];
  readonly products: readonly ProductDraft[];
}

/** The tax category of deliveries and of the service fee. */
const standardTax = 'standard';

/** Builds the definition of a club's project. */
export function buildProject(data: ClubData): ProjectDefinition {
  const countries = [...new Set(data.clubs.map(({ country }) => country))];
  const clubMarkets = markets.filter(({ code }) => countries.includes(code));
  return {
    settings: {
      countries: clubMarkets.map(({ code }) => code),
      currencies: [...new Set(clubMarkets.map(({ currency }) => currency))],
      languages: ['es', 'en'],
      reservationMinutes: data.reservationMinutes,
    },
    types: customTypes,
    productTypes: [buildProductType(data.colors)],
    taxCategories: data.taxCategories,
    zones: countries.map((country) => ({ key: toZoneKey(country), name: country, locations: [{ country }] })),
    channels: [...clubMarkets.map(buildCountryChannel), ...data.clubs.map(buildClubChannel)],
    stores: clubMarkets.map(({ code }) => buildStore(code, data)),
    shippingMethods: data.shippingMethods.map((method) => buildShippingMethod(method, data)),
    products: [buildServiceFee(data)],
  };
}

/** A zone per country, because rates are in the country's currency. */
const toZoneKey = (country: MarketCode) => `zone-${country.toLowerCase()}`;

const roles = ['InventorySupply', 'ProductDistribution'];

function buildCountryChannel({ channelKey, code, name }: (typeof markets)[number]): ChannelDraft {
  return { key: channelKey, roles, name, address: { country: code } };
}

function buildClubChannel(club: ClubData['clubs'][number]): ChannelDraft {
  const { street, ...place } = club.address;
  return {
    key: club.key,
    roles,
    name: { es: club.name, en: club.name },
    description: { es: `Club ${club.name}`, en: `${club.name} club` },
    address: { ...place, streetName: street, country: club.country },
    geoLocation: { type: 'Point', coordinates: [club.longitude, club.latitude] },
    custom: {
      type: { typeId: 'type', key: 'club' },
      fields: {
        plus_code: club.plusCode,
        fulfillment_clubs: club.fulfillmentClubs.join(','),
        ecommerceEnabled: club.ecommerceEnabled,
        timeZone: club.timeZone,
        openingHours: JSON.stringify(club.openingHours),
      },
    },
  };
}

/** The store of a market, with its country channel and its clubs. */
function buildStore(country: MarketCode, { clubs }: ClubData): StoreDraft {
  const { name, channelKey } = getMarket(country);
  const clubKeys = clubs.filter((club) => club.country === country).map(({ key }) => key);
  const channels = [channelKey, ...clubKeys].map((key) => ({ typeId: 'channel' as const, key }));
  return {
    key: country,
    name,
    languages: ['es', 'en'],
    countries: [{ code: country }],
    distributionChannels: channels,
    supplyChannels: channels,
  };
}

function buildShippingMethod(
  { key, name, localizedName, isDefault, price, freeAbove }: ClubData['shippingMethods'][number],
  { clubs, taxCategories }: ClubData,
): ShippingMethodDraft {
  const club = clubs.find((candidate) => candidate.key === key.slice(0, 4));
  if (!club) throw new Error(`The shipping method ${key} belongs to no club.`);
  const rate = taxCategories
    .find((category) => category.key === standardTax)
    ?.rates.find(({ country }) => country === club.country);
  return {
    key,
    name,
    localizedName,
    isDefault,
    taxCategory: { typeId: 'tax-category', key: standardTax },
    zoneRates: [
      {
        zone: { typeId: 'zone', key: toZoneKey(club.country) },
        shippingRates: [{ price, ...(freeAbove && { freeAbove }) }],
      },
    ],
    custom: {
      type: { typeId: 'type', key: 'shipping-method' },
      fields: {
        enabled: true,
        club_included: club.key,
        'tax-included-in-price': rate?.includedInPrice ?? false,
        tax: rate?.amount ?? 0,
      },
    },
  };
}

/** The product that the store adds to small orders (DELIVERY-103). It has no category, so no list shows it. */
function buildServiceFee({ serviceFee: { sku, name, prices } }: ClubData): ProductDraft {
  const [key = sku] = sku.split('-', 1);
  return {
    key,
    productType: { typeId: 'product-type', key: productTypeKey },
    name,
    slug: { es: `cargo-por-servicio-${key}`, en: `service-fee-${key}` },
    taxCategory: { typeId: 'tax-category', key: standardTax },
    publish: true,
    masterVariant: { sku, prices },
  };
}

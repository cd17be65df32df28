import { type MarketCode, markets } from '@tarima/markets/table';
import type { GlobalConfiguration, MarketConfiguration } from '@tarima/service-kit/configuration-schema';
import { clubs } from '../../commerce/seeds/clubs.ts';
import { serviceFee } from '../../commerce/seeds/products/service-fee.ts';
import { buildInvoicing, missingFieldMessages } from './invoicing.ts';
import { reasonMessages } from './membership-reasons.ts';

export const globalConfiguration: GlobalConfiguration = {
  search: {
    engines: ['discovery', 'commerce'],
    pageSize: 20,
    maxTextLength: 100,
    querySuggestions: 5,
    productSuggestions: 3,
    suggestionDebounceMs: 1000,
  },
  cart: { maxQuantity: 99, maxLines: 200, lowStockThreshold: 10 },
  serviceFee: { productSku: `${serviceFee.id}-1`, retryWaitsSeconds: [2, 2], showRetryModal: true },
  orders: {
    cancellableStatuses: ['1000', '2000'],
    purchasesWindowMonths: 12,
    inTransitDays: 7,
    placedOrderPollingSeconds: 60,
  },
  payments: {
    authorizationStatusEnabled: true,
    authorizationStatusWaitsSeconds: [7, 10, 5, 2, 0],
    authorizationStatusOffsetsSeconds: [0, 20, 40, 60, 0],
    hardDeclineCodes: ['04', '07', '41', '43'],
    attemptPollingSeconds: 180,
    deviceDataSeconds: 10,
    decisionManager: false,
    bankCardStatuses: ['APPROVED', 'AUTHORIZED'],
  },
  membership: {
    apiV2: false,
    statusWaitsSeconds: [5, 3, 2],
    renewalDaysBeforeExpiry: 60,
    allowedExpiredStatuses: ['EXPIRED'],
    blockedStatuses: ['BLOCKED', 'CANCELLED', 'CARD_INACTIVE'],
    requiredRenewalFields: ['firstName', 'lastName', 'email', 'cellPhone'],
    upgradeSecondaryCards: false,
    memberAttributes: [
      { name: 'occupation', label: { es: 'Ocupación', en: 'Occupation' } },
      { name: 'householdSize', label: { es: 'Personas en su hogar', en: 'People in your household' } },
    ],
    passwordPolicy: { minimumLength: 8, maximumLength: 64, requiredCharacters: ['LOWERCASE', 'UPPERCASE', 'DIGIT'] },
    reasonMessages,
    dimexTypeCode: 'AR',
    passportTypeCode: 'PP',
    purchaseLog: true,
  },
  addressForm: {
    requiredManualFields: ['province', 'city', 'district', 'street', 'description', 'alias', 'name', 'phone'],
    requiredSearchFields: ['street', 'description', 'alias', 'name', 'phone'],
  },
  invoicing: { missingFieldMessages },
  logging: { membershipPurchases: true },
  appearance: { animationMs: 180 },
  images: { options: {} },
  hiddenComponents: {},
};

type Bounds = readonly [south: number, west: number, north: number, east: number];

// biome-ignore format: a table is most readable with one row per market
const bounds: Record<MarketCode, Bounds> = {
  SV: [13.15, -90.13, 14.45, -87.69],
  CO: [-4.23, -79.1, 12.6, -66.87],
  CR: [8.03, -85.95, 11.22, -82.55],
  GT: [13.74, -92.23, 17.82, -88.22],
  PA: [7.2, -83.05, 9.65, -77.16],
  HN: [12.98, -89.36, 16.52, -83.13],
  NI: [10.71, -87.69, 15.03, -82.73],
  AW: [12.41, -70.07, 12.63, -69.86],
  BB: [13.04, -59.65, 13.34, -59.42],
  DO: [17.47, -72.01, 19.94, -68.32],
  VI: [17.67, -65.09, 18.42, -64.56],
  TT: [10.04, -61.95, 11.36, -60.5],
  JM: [17.7, -78.37, 18.53, -76.18],
};

/** Markets with a version of reCAPTCHA; after a low score the checkbox is asked for. The others have ALTCHA. */
const checkboxMarkets = new Set<MarketCode>(['HN']);
const invisibleMarkets = new Set<MarketCode>(['NI']);
const scoreMarkets = new Set<MarketCode>(['VI']);
/** Markets with a chat-bot. */
const chatbots = new Set<MarketCode>(['GT', 'TT']);
/** Markets with a separate pharmacy site. */
const pharmacies = new Set<MarketCode>(['PA']);

/** Markets that show the price of a membership only before the payment. */
const hiddenPrices = new Set<MarketCode>(['BB']);

/** Markets whose registration takes a picture of the identity document. */
const documentMarkets = new Set<MarketCode>(['PA']);

/** Minimum order value without a service fee, in whole units of the market's currency: about 40 US dollars. */
const minimumOrder: Record<MarketCode, number> = {
  SV: 40,
  CO: 150_000,
  CR: 20_000,
  GT: 300,
  PA: 40,
  HN: 1_000,
  NI: 1_500,
  AW: 75,
  BB: 80,
  DO: 2_500,
  VI: 45,
  TT: 275,
  JM: 6_500,
};

/** Builds the configuration document of a market. */
export function buildMarketConfiguration(market: MarketCode): MarketConfiguration {
  const onlineClubs = clubs.filter((club) => club.country === market && club.ecommerceEnabled).map((club) => club.key);
  const [defaultClub] = onlineClubs;
  if (!defaultClub) throw new Error(`No club sells in ${market}`);
  const [south, west, north, east] = bounds[market];
  return {
    market,
    clubs: {
      default: defaultClub,
      transactional: onlineClubs,
      membershipPurchaseDisabled: [],
      fulfillmentValidation: true,
    },
    map: { boundaryLimits: true, bounds: { south, west, north, east } },
    serviceFee: {
      enabled: true,
      displayed: true,
      minimumOrderCents: minimumOrder[market] * 100,
    },
    delivery: {
      homeDelivery: true,
      earliestWindow: false,
      oneDay: false,
      windowRequired: false,
      minimumMinutesBeforeWindow: 60,
    },
    payments: {
      cardTypes: ['VISA', 'MASTERCARD', 'AMEX', 'DISCOVER', 'PAYPAL'],
      thirdPartyIds: [11, 4, ...getHostedPages(market)],
    },
    captcha: {
      v2: scoreMarkets.has(market) || checkboxMarkets.has(market),
      v2Invisible: invisibleMarkets.has(market),
      v3: scoreMarkets.has(market),
      minimumScore: 0.5,
      altcha: true,
      memberDeclines: 2,
    },
    membership: {
      purchase: true,
      renewal: true,
      upgrade: true,
      hidePrice: hiddenPrices.has(market),
      priceInUsd: false,
      platinumRebatePercent: 2,
      // Five megabytes, as phones take pictures.
      identityDocument: documentMarkets.has(market)
        ? { types: ['image/jpeg', 'image/png'], maximumBytes: 5_000_000 }
        : null,
    },
    invoicing: buildInvoicing(market),
    // The campaign "Members only" of the commerce sandbox.
    promotions: { membersSelectionIds: ['P-1003'] },
    features: {
      chatbot: chatbots.has(market),
      pharmacy: pharmacies.has(market),
      pricePerUnit: true,
    },
  };
}

/** Configuration documents by path. */
export const configurationDocuments: Readonly<Record<string, unknown>> = Object.fromEntries([
  ['/config/global', globalConfiguration],
  ...markets.map(({ code }) => [`/config/${code}`, buildMarketConfiguration(code)]),
]);

/** Payment providers with a hosted card page that a market uses: 12 is version 3, 6 is version 2. */
function getHostedPages(market: MarketCode): number[] {
  if (['CR', 'PA', 'JM', 'TT', 'GT'].includes(market)) return [12];
  return ['DO', 'BB', 'AW', 'VI'].includes(market) ? [6] : [];
}

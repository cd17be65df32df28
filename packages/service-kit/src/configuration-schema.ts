import { addressFieldNames } from '@tarima/markets/address-fields';
import { type MarketCode, markets } from '@tarima/markets/table';
import { z } from 'zod';

/**
 * What editors own; docs/rules/configuration.md has a rule for each key. Fee amounts, hosts and secrets are not in here: a
 * fee's amount is the price of its product in the commerce platform, the rest is environment. Unknown keys are refused, so
 * that a misspelt one is named instead of doing nothing (CONFIGURATION-2, CONFIGURATION-3, CONFIGURATION-4).
 */

const clubKey = z.string().regex(/^\d{4}$/, 'must be a club key of four digits');
const cents = z.int().nonnegative();
const seconds = z.int().min(0).max(120);
const marketCode = z.enum(markets.map((market) => market.code) as [MarketCode, ...MarketCode[]]);

const pageSizes = [20, 50, 100] as const;

const searchEngine = z.enum(['discovery', 'commerce']);

/** The engines that can answer a search. */
export type SearchEngineName = z.output<typeof searchEngine>;

const search = z.strictObject({
  /** The first one is asked, the next after a failure (SEARCH-55, SEARCH-56). */
  engines: z.array(searchEngine).min(1),
  pageSize: z.literal(pageSizes),
  maxTextLength: z.int().min(10).max(200),
  querySuggestions: z.int().min(0).max(10),
  productSuggestions: z.int().min(0).max(10),
  suggestionDebounceMs: z.int().min(100).max(5000),
});

const cart = z.strictObject({
  /** The most pieces that a line may hold (CART-22). */
  maxQuantity: z.int().min(1).max(9999),
  /**
   * The most different products in one cart (CART-23). The platform takes 500 actions in one update, and another club is two
   * actions a line.
   */
  maxLines: z.int().min(1).max(240).default(200),
  /** Quantity from which a product page says how few are left. */
  lowStockThreshold: z.int().min(0).max(100),
});

const serviceFee = z.strictObject({
  /** The product that stands for the fee; its price is the fee (DELIVERY-103). */
  productSku: z.string().regex(/^[\w%]+-\d+$/),
  /** Waits before the second and the third try to set a fee (DELIVERY-112). */
  retryWaitsSeconds: z.array(seconds).length(2).default([2, 2]),
  /**
   * Whether a fee that could not be set after three tries opens the retry modal (DELIVERY-115, DELIVERY-116).
   */
  showRetryModal: z.boolean(),
});

const orders = z.strictObject({
  /** Status codes of order management in which a member can cancel an order (ORDERS-44). */
  cancellableStatuses: z.array(z.string().min(1)),
  purchasesWindowMonths: z.int().min(1).max(60),
  /** A delivery that left the club counts as delivered so many days after its order was placed. */
  inTransitDays: z.int().min(1).max(60).default(7),
  /** How long the page after a purchase asks for an order that order management does not have yet. */
  placedOrderPollingSeconds: z.int().min(10).max(600).default(60),
});

const payments = z.strictObject({
  /** Whether the outcome of a payment whose response was lost is queried (PAYMENTS-39). */
  authorizationStatusEnabled: z.boolean(),
  /** Wait before each of the five queries. */
  authorizationStatusWaitsSeconds: z.array(seconds).length(5),
  /** What each query takes off the attempt's start for its `startDate`. */
  authorizationStatusOffsetsSeconds: z.array(seconds).length(5),
  /** Response codes after which the same card is not tried again. */
  hardDeclineCodes: z.array(z.string().min(1)),
  /** How long the checkout polls a payment that is being processed; longer than the queries of its outcome take. */
  attemptPollingSeconds: z.int().min(30).max(900).default(180),
  decisionManager: z.boolean(),
});

const captcha = z.strictObject({
  v2: z.boolean(),
  v3: z.boolean(),
  /** A v3 score from here on passes. */
  minimumScore: z.number().min(0).max(1),
});

const membership = z.strictObject({
  apiV2: z.boolean(),
  statusWaitsSeconds: z.array(seconds).length(3),
  renewalDaysBeforeExpiry: z.int().min(0).max(365),
  /** Statuses that may sign in although expired (ACCOUNT-10), and those that may not sign in (ACCOUNT-11). */
  allowedExpiredStatuses: z.array(z.string()),
  blockedStatuses: z.array(z.string()),
  requiredRenewalFields: z.array(z.string()),
});

const addressFields = z.enum(addressFieldNames);

const addressForm = z.strictObject({
  /** Required fields of an address written by hand, and of one found on the map (ADDRESSES-23). */
  requiredManualFields: z.array(addressFields),
  requiredSearchFields: z.array(addressFields),
});

/** The document that holds in every market: `/config/global`. */
export const globalConfigurationSchema = z.strictObject({
  search,
  cart,
  serviceFee,
  orders,
  payments,
  captcha,
  membership,
  addressForm,
  /** Components that a page leaves out, by page id. */
  hiddenComponents: z.record(z.string(), z.array(z.string())),
});

const clubs = z
  .strictObject({
    /** For members whose preferred club is not valid (CLUBS-42, CLUBS-7). */
    default: clubKey,
    /** Where shoppers can pick up and what members can prefer (CLUBS-46, CLUBS-6). */
    transactional: z.array(clubKey).min(1),
    membershipPurchaseDisabled: z.array(clubKey),
    /** Look the clubs near a saved address up again when it is used. */
    fulfillmentValidation: z.boolean(),
  })
  // A member whose club is not valid must be able to shop at the default one (CONFIGURATION-6).
  .refine((value) => value.transactional.includes(value.default), {
    path: ['default'],
    message: 'must be one of the transactional clubs',
  });

const map = z.strictObject({
  boundaryLimits: z.boolean(),
  bounds: z
    .strictObject({
      south: z.number().min(-90).max(90),
      west: z.number().min(-180).max(180),
      north: z.number().min(-90).max(90),
      east: z.number().min(-180).max(180),
    })
    .refine((value) => value.south < value.north && value.west < value.east, { message: 'must span an area' }),
});

const marketServiceFee = z.strictObject({
  enabled: z.boolean(),
  displayed: z.boolean(),
  /** The fee is charged while the items' total is under this (DELIVERY-105). */
  minimumOrderCents: cents,
});

const delivery = z.strictObject({
  /** Whether the market has home delivery (CONFIGURATION-20). */
  homeDelivery: z.boolean(),
  /** Whether only the earliest delivery window is offered, or only one day's (DELIVERY-76, DELIVERY-77). */
  earliestWindow: z.boolean(),
  oneDay: z.boolean(),
  /** Whether a checkout with home delivery needs a delivery window (DELIVERY-83, CHECKOUT-3). */
  windowRequired: z.boolean().default(false),
  /** A chosen window must start at least so long from now (DELIVERY-75). */
  minimumMinutesBeforeWindow: z.int().min(0).max(1440),
});

/** Brands of cards and PayPal (PAYMENTS-17, PAYMENTS-76). */
const cardType = z.enum(['VISA', 'MASTERCARD', 'AMEX', 'PAYPAL', 'DISCOVER', 'DINERS', 'JCB', 'UNIONPAY']);

const marketPayments = z.strictObject({
  cardTypes: z.array(cardType).min(1),
  /** Providers that may take part, of those that the payments API names for the club. */
  thirdPartyIds: z.array(z.int()).min(1),
});

const marketMembership = z.strictObject({
  purchase: z.boolean(),
  renewal: z.boolean(),
  upgrade: z.boolean(),
  hidePrice: z.boolean(),
  priceInUsd: z.boolean(),
});

const invoicing = z.strictObject({
  electronicInvoice: z.boolean(),
  fiscalCredit: z.boolean(),
  finalCustomer: z.boolean(),
  /** The most that an electronic ticket may be for; null without a limit. */
  ticketMaximumCents: cents.nullable(),
  requiredFields: z.array(z.string()),
});

const features = z.strictObject({
  chatbot: z.boolean(),
  pharmacy: z.boolean(),
  pricePerUnit: z.boolean(),
  priceInUsd: z.boolean(),
});

/** The document of one market: `/config/{code}`. */
export const marketConfigurationSchema = z
  .strictObject({
    market: marketCode,
    clubs,
    map,
    serviceFee: marketServiceFee,
    delivery,
    payments: marketPayments,
    membership: marketMembership,
    invoicing,
    features,
  })
  // Club keys begin with the market's channel key (CONFIGURATION-7).
  .superRefine((value, context) => {
    const channel = markets.find((market) => market.code === value.market)?.channelKey ?? '';
    for (const key of [...value.clubs.transactional, ...value.clubs.membershipPurchaseDisabled]) {
      if (!key.startsWith(channel)) {
        context.addIssue({ code: 'custom', path: ['clubs'], message: `${key} is not a club of ${value.market}` });
      }
    }
  });

export type GlobalConfiguration = z.infer<typeof globalConfigurationSchema>;
export type MarketConfiguration = z.infer<typeof marketConfigurationSchema>;

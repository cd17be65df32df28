import { addressFieldNames } from '@tarima/markets/address-fields';
import { blockStatuses } from '@tarima/markets/block-status';
import { clubKeySchema } from '@tarima/markets/formats';
import { documentSizeLimit, documentTypes } from '@tarima/markets/identity-document';
import { idTypes, invoiceFieldNames, invoiceTerritoryFields, isTicketType } from '@tarima/markets/invoicing/fields';
import { findIdentificationType } from '@tarima/markets/invoicing/identification-types';
import { type ReasonCode, reasonNames } from '@tarima/markets/membership-reasons';
import { passwordCharacterKinds } from '@tarima/markets/password-policy';
import { renewalFieldNames } from '@tarima/markets/renewal-fields';
import { type MarketCode, markets } from '@tarima/markets/table';
import { z } from 'zod';

/**
 * Configuration that editors manage; docs/rules/configuration.md has a rule for each key. The amount of a fee is the price
 * of its product in the commerce platform; hosts and secrets are environment variables. Unknown keys are rejected, so that
 * a misspelt key is reported instead of ignored (CONFIGURATION-2, CONFIGURATION-3, CONFIGURATION-4).
 */

const cents = z.int().nonnegative();
const seconds = z.int().min(0).max(120);
const marketCode = z.enum(markets.map((market) => market.code) as [MarketCode, ...MarketCode[]]);

const pageSizes = [20, 50, 100] as const;

const searchEngine = z.enum(['discovery', 'commerce']);

/** The available search engines. */
export type SearchEngineName = z.output<typeof searchEngine>;

const search = z.strictObject({
  /** Engines in order: each one is used when the one before it fails (SEARCH-55, SEARCH-56). */
  engines: z.array(searchEngine).min(1),
  pageSize: z.literal(pageSizes),
  maxTextLength: z.int().min(10).max(200),
  querySuggestions: z.int().min(0).max(10),
  productSuggestions: z.int().min(0).max(10),
  suggestionDebounceMs: z.int().min(100).max(5000),
});

const cart = z.strictObject({
  /** Maximum quantity of a line (CART-22). */
  maxQuantity: z.int().min(1).max(9999),
  /**
   * Maximum number of lines in a cart (CART-23). The platform accepts 500 actions in one update, and a change of club
   * takes two actions per line.
   */
  maxLines: z.int().min(1).max(240).default(200),
  /** Stock at or below which a product page shows the remaining quantity. */
  lowStockThreshold: z.int().min(0).max(100),
});

const serviceFee = z.strictObject({
  /** The product that represents the fee; its price is the amount of the fee (DELIVERY-103). */
  productSku: z.string().regex(/^[\w%]+-\d+$/),
  /** Delays before the second and the third attempt to set a fee (DELIVERY-112). */
  retryWaitsSeconds: z.array(seconds).length(2).default([2, 2]),
  /** Whether the retry modal opens when three attempts to set a fee have failed (DELIVERY-115, DELIVERY-116). */
  showRetryModal: z.boolean(),
});

const orders = z.strictObject({
  /** Status codes of order management at which a member can cancel an order (ORDERS-44). */
  cancellableStatuses: z.array(z.string().min(1)),
  purchasesWindowMonths: z.int().min(1).max(60),
  /** Days after which a placed order that has left the club counts as delivered. */
  inTransitDays: z.int().min(1).max(60).default(7),
  /** How long the confirmation page polls for an order that order management has not received yet. */
  placedOrderPollingSeconds: z.int().min(10).max(600).default(60),
});

const payments = z.strictObject({
  /** Whether the status of a payment is queried when its response was lost (PAYMENTS-39). */
  authorizationStatusEnabled: z.boolean(),
  /** Delay before each of the five queries. */
  authorizationStatusWaitsSeconds: z.array(seconds).length(5),
  /** Seconds that each query subtracts from the attempt's start to get its `startDate`. */
  authorizationStatusOffsetsSeconds: z.array(seconds).length(5),
  /** Response codes after which a payment with the same card is not retried. */
  hardDeclineCodes: z.array(z.string().min(1)),
  /** How long the checkout polls a payment in progress. It must exceed the total time of the status queries. */
  attemptPollingSeconds: z.int().min(30).max(900).default(180),
  /** How long the checkout waits for the card provider's device data collection (CHECKOUT-320). */
  deviceDataSeconds: z.int().min(1).max(30).default(10),
  /** Whether card payments are sent with a risk score request (PAYMENTS-64). */
  decisionManager: z.boolean(),
  /** Statuses of the bank-card provider that count as approved; another one is voided (PAYMENTS-66). */
  bankCardStatuses: z.array(z.string().min(1)).min(1).default(['APPROVED', 'AUTHORIZED']),
});

/** Rules for the passwords of online accounts (MEMBERSHIP-67). */
const passwordPolicy = z
  .strictObject({
    minimumLength: z.int().min(8).max(64),
    maximumLength: z.int().min(8).max(64),
    requiredCharacters: z.array(z.enum(passwordCharacterKinds)),
  })
  .refine((value) => value.minimumLength <= value.maximumLength, {
    path: ['maximumLength'],
    message: 'must not be less than minimumLength',
  });

/** The codes of reasons against a renewal or an upgrade, as keys of a document. */
const reasonCode = z.enum(Object.keys(reasonNames) as [`${ReasonCode}`, ...`${ReasonCode}`[]]);
const reasonTitle = z.string().min(1).max(80);
const reasonText = z.string().min(1).max(400);
const idTypeCode = z.string().regex(/^[A-Z0-9]{1,4}$/);

const membership = z.strictObject({
  apiV2: z.boolean(),
  statusWaitsSeconds: z.array(seconds).length(3),
  renewalDaysBeforeExpiry: z.int().min(0).max(365),
  /** Statuses of expired memberships that can sign in (ACCOUNT-10), and statuses that cannot sign in (ACCOUNT-11). */
  allowedExpiredStatuses: z.array(z.enum(blockStatuses)),
  blockedStatuses: z.array(z.enum(blockStatuses)),
  /** Fields of the card that need a value for a renewal (MEMBERSHIP-29). */
  requiredRenewalFields: z.array(z.enum(renewalFieldNames)),
  /** Whether holders of additional cards can upgrade the account (MEMBERSHIP-28). */
  upgradeSecondaryCards: z.boolean().default(false),
  /** Extended attributes that members can set (ACCOUNT-34). */
  memberAttributes: z
    .array(
      z.strictObject({
        name: z.string().regex(/^[A-Za-z][\w.-]{0,39}$/),
        label: z.strictObject({ es: z.string().min(1).max(200), en: z.string().min(1).max(200) }),
      }),
    )
    .max(20)
    .default([]),
  passwordPolicy,
  /** What the shop says about a reason; the others have the shop's own text (MEMBERSHIP-301). */
  reasonMessages: z
    .partialRecord(
      reasonCode,
      z.strictObject({
        title: z.strictObject({ es: reasonTitle, en: reasonTitle }),
        text: z.strictObject({ es: reasonText, en: reasonText }),
      }),
    )
    .default({}),
  /** The club's codes of a DIMEX and of a passport in a registration; an identity card is always `ID` (MEMBERSHIP-59). */
  dimexTypeCode: idTypeCode.default('AR'),
  passportTypeCode: idTypeCode.default('PP'),
  /** Whether the club's log of purchases gets the shop's entries about memberships (MEMBERSHIP-281). */
  purchaseLog: z.boolean().default(true),
});

const addressFields = z.enum(addressFieldNames);

const addressForm = z.strictObject({
  /** Required fields of a manually entered address, and of one found on the map (ADDRESSES-23). */
  requiredManualFields: z.array(addressFields),
  requiredSearchFields: z.array(addressFields),
});

const invoiceField = z.enum(invoiceFieldNames);
const text = z.string().min(1).max(200);

const globalInvoicing = z.strictObject({
  /** What an invoice form says when a required field is missing; other fields have a general text (INVOICING-7). */
  missingFieldMessages: z.partialRecord(invoiceField, z.strictObject({ es: text, en: text })),
});

const logging = z.strictObject({
  /** Whether the steps of membership purchases in browsers are logged (ANALYTICS-20). */
  membershipPurchases: z.boolean().default(true),
});

const appearance = z.strictObject({
  /** Duration of animations in milliseconds (CONFIGURATION-22). */
  animationMs: z.int().min(0).max(1_000).default(180),
});

const images = z.strictObject({
  /** Query parameters that are sent to the picture service, by name (CONFIGURATION-21). */
  options: z
    .record(z.string().regex(/^[\w-]{1,40}$/), z.string().min(1).max(40))
    .refine((options) => Object.keys(options).length <= 10, { message: 'has at most ten options' })
    .default({}),
});

/** The document for all markets: `/config/global`. */
export const globalConfigurationSchema = z.strictObject({
  search,
  cart,
  serviceFee,
  orders,
  payments,
  membership,
  addressForm,
  invoicing: globalInvoicing,
  logging: logging.prefault({}),
  appearance: appearance.prefault({}),
  images: images.prefault({}),
  /** Components that are not shown, by page id. */
  hiddenComponents: z.record(z.string(), z.array(z.string())),
});

const clubs = z
  .strictObject({
    /** Club of members without a valid preferred club (CLUBS-42, CLUBS-7). */
    default: clubKeySchema,
    /** Clubs for pickup, which are also the clubs that members can prefer (CLUBS-46, CLUBS-6). */
    transactional: z.array(clubKeySchema).min(1),
    membershipPurchaseDisabled: z.array(clubKeySchema),
    /** Whether the clubs near a saved address are queried again when the address is used. */
    fulfillmentValidation: z.boolean(),
  })
  // Members without a valid club must be able to shop at the default club (CONFIGURATION-6).
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
  /** Item total below which the fee is charged (DELIVERY-105). */
  minimumOrderCents: cents,
});

const delivery = z.strictObject({
  /** Whether the market has home delivery (CONFIGURATION-20). */
  homeDelivery: z.boolean(),
  /** Whether only the earliest delivery window is offered, or only windows of one day (DELIVERY-76, DELIVERY-77). */
  earliestWindow: z.boolean(),
  oneDay: z.boolean(),
  /** Whether a checkout with home delivery needs a delivery window (DELIVERY-83, CHECKOUT-3). */
  windowRequired: z.boolean().default(false),
  /** Minimum number of minutes until the chosen window starts (DELIVERY-75). */
  minimumMinutesBeforeWindow: z.int().min(0).max(1440),
});

/** Card networks and PayPal (PAYMENTS-17, PAYMENTS-76). */
const cardType = z.enum(['VISA', 'MASTERCARD', 'AMEX', 'PAYPAL', 'DISCOVER', 'DINERS', 'JCB', 'UNIONPAY']);

const marketPayments = z.strictObject({
  cardTypes: z.array(cardType).min(1),
  /** Allowed payment providers, out of those that the payments API returns for the club. */
  thirdPartyIds: z.array(z.int()).min(1),
});

/** Which captcha guests pass to pay, and members after declined payments (PAYMENTS-63). */
const captcha = z
  .strictObject({
    /** reCAPTCHA: the checkbox, the invisible one, and the score (PAYMENTS-300). */
    v2: z.boolean().default(false),
    v2Invisible: z.boolean().default(false),
    v3: z.boolean().default(false),
    /** Minimum score of version 3 that passes (MEMBERSHIP-97). */
    minimumScore: z.number().min(0).max(1).default(0.5),
    /** Whether ALTCHA is used when no kind of reCAPTCHA is on. */
    altcha: z.boolean().default(true),
    /** Declined tries of a member within the window of payment tries after which a captcha is needed (PAYMENTS-301). */
    memberDeclines: z.int().min(1).max(20).default(2),
  })
  .prefault({});

const marketMembership = z.strictObject({
  purchase: z.boolean(),
  renewal: z.boolean(),
  upgrade: z.boolean(),
  hidePrice: z.boolean(),
  priceInUsd: z.boolean(),
  /** Percent of a year's purchases that a Platinum membership returns; 0 without a reward (MEMBERSHIP-245). */
  platinumRebatePercent: z.number().min(0).max(100),
  /** The picture of the identity document that a registration can include; null for none (MEMBERSHIP-68). */
  identityDocument: z
    .strictObject({
      types: z.array(z.enum(documentTypes)).min(1),
      maximumBytes: z.int().min(100_000).max(documentSizeLimit),
    })
    .nullable()
    .default(null),
});

const idType = z.enum(idTypes);

const invoicing = z.strictObject({
  electronicInvoice: z.boolean(),
  fiscalCredit: z.boolean(),
  finalCustomer: z.boolean(),
  /** Types in the order of the form, with the electronic ticket (ET) where the market has one (INVOICING-101). */
  idTypes: z.array(idType),
  /** The type of an order without invoice details; null when the shopper must choose (INVOICING-104). */
  defaultIdType: idType.nullable(),
  /** Tax id type of fiscal credit (INVOICING-12); null in a market without it. */
  taxIdType: idType.nullable(),
  /** Maximum amount of an electronic ticket, and of an order of a final customer; null without a limit. */
  ticketMaximumCents: cents.nullable(),
  finalCustomerMaximumCents: cents.nullable(),
  requiredFields: z.array(invoiceField),
  /** Fields that fiscal credit requires in addition. */
  fiscalCreditRequiredFields: z.array(invoiceField),
  /** Territory levels that the form asks for. */
  territoryLevels: z.array(z.enum(invoiceTerritoryFields)),
});

const promotions = z
  .strictObject({
    /** Ids of the campaigns whose products belong to the members' selection (CATALOG-49). */
    membersSelectionIds: z
      .array(z.string().regex(/^[\w-]{1,40}$/))
      .max(20)
      .default([]),
  })
  .prefault({});

const features = z.strictObject({
  chatbot: z.boolean(),
  pharmacy: z.boolean(),
  pricePerUnit: z.boolean(),
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
    captcha,
    membership: marketMembership,
    invoicing,
    promotions,
    features,
  })
  // Club keys start with the market's channel key (CONFIGURATION-7).
  .superRefine((value, context) => {
    const channel = markets.find((market) => market.code === value.market)?.channelKey ?? '';
    for (const key of [...value.clubs.transactional, ...value.clubs.membershipPurchaseDisabled]) {
      if (!key.startsWith(channel)) {
        context.addIssue({ code: 'custom', path: ['clubs'], message: `${key} is not a club of ${value.market}` });
      }
    }
  })
  // A form can only offer what the country has and the market switches on (INVOICING-109).
  .superRefine(({ market, invoicing: { finalCustomer, fiscalCredit, idTypes: types, ...rest } }, context) => {
    const report = (key: string, message: string) =>
      context.addIssue({ code: 'custom', path: ['invoicing', key], message });
    for (const type of types) {
      const isKnown = type === 'ET' || findIdentificationType(market, type) !== undefined;
      if (!isKnown) report('idTypes', `${type} is not an identification type of ${market}`);
    }
    const { defaultIdType, taxIdType } = rest;
    const isOffered = (type: string) => types.some((offered) => offered === type) || (type === 'CF' && finalCustomer);
    if (defaultIdType !== null && !isOffered(defaultIdType)) report('defaultIdType', 'must be an offered type');
    if (fiscalCredit && taxIdType === null) report('taxIdType', 'must be set for fiscal credit');
    if (taxIdType !== null && (isTicketType(taxIdType) || !findIdentificationType(market, taxIdType))) {
      report('taxIdType', `must be an identification type of ${market}`);
    }
  });

export type GlobalConfiguration = z.infer<typeof globalConfigurationSchema>;
export type MarketConfiguration = z.infer<typeof marketConfigurationSchema>;

import { blockStatuses } from '@tarima/markets/block-status';
import { membershipNumberSchema } from '@tarima/markets/formats';
import { z } from 'zod';

/**
 * Responses of the membership API, which serves its own specification at `/openapi.json`. Unknown fields are ignored.
 * Unknown values of an enum are an error, because the store cannot interpret them.
 */
export const validationSchema = z.object({
  result: z.boolean(),
  /** Why an existing membership is not valid (MEMBERSHIP-10). */
  blockStatus: z.enum(blockStatuses).optional(),
});

/** Whether an action is allowed, and otherwise the club's reason codes, most important first (MEMBERSHIP-19, MEMBERSHIP-20). */
const createEligibilitySchema = <Code extends number>(codes: readonly Code[]) =>
  z
    .object({ result: z.boolean(), reasons: z.array(z.object({ code: z.literal(codes) })) })
    .refine(
      ({ result, reasons }) => result === (reasons.length === 0),
      'must have reasons exactly when the result is false',
    );

export const renewabilitySchema = createEligibilitySchema([80001, 80002, 80003, 80004, 80005]);
export const upgradabilitySchema = createEligibilitySchema([110001, 110002, 110003, 110004, 110005, 110006]);

export const transactionsSchema = z.object({ transactions: z.array(z.object({ context: z.string() })) });

const card = z.object({
  cardId: membershipNumberSchema,
  firstName: z.string(),
  lastName: z.string(),
  cardStatusCode: z.enum(['ACTIVE', 'INACTIVE']),
});

export const membershipDetailsSchema = z.object({
  membershipId: membershipNumberSchema,
  /** One of the four types (MEMBERSHIP-1). */
  membershipType: z.enum(['DIAMOND', 'PLATINUM', 'BUSINESS', 'BUSINESS_PLATINUM']),
  membershipTypeCode: z.enum(['DI', 'BS']),
  isPlatinumMember: z.boolean(),
  accountStatusCode: z.enum(['ACTIVE', 'BLOCKED', 'CANCELLED']),
  fullName: z.string(),
  /** ISO date of the last valid day. */
  expiredDate: z.iso.date(),
  clubCode: z.string(),
  countryCode: z.string(),
  renewalItemNumber: z.string(),
  primaryCard: z.boolean(),
  /** Number of cards of the account. */
  membershipCards: z.number().int(),
  /** Names on the other active cards. */
  cards: z.array(z.string()),
  cardsArray: z.array(card),
  contactInformation: z.object({
    email: z.string(),
    cellPhone: z.string(),
    birthDate: z.iso.date(),
    addressLine1: z.string(),
    city: z.string(),
    countryCode: z.string(),
  }),
});

/** Item numbers and prices of a purchase, a renewal or an upgrade; amounts in cents. */
export const itemNumbersSchema = z.object({
  entries: z.array(
    z.object({
      code: z.enum(['DI', 'BS']),
      isPlatinumMember: z.boolean(),
      membershipType: z.enum(['DIAMOND', 'PLATINUM', 'BUSINESS', 'BUSINESS_PLATINUM']),
      membershipTypeItemNumbers: z.array(z.string()).min(1),
      totalLocalCost: z.object({ totalPrice: z.int(), proratedAmount: z.int(), currency: z.string() }),
      totalUsdCost: z.object({ totalPrice: z.int(), proratedAmount: z.int(), currency: z.string() }),
    }),
  ),
});

/** The result of a purchase, a renewal or an upgrade. */
export const transactionResultSchema = z.object({
  result: z.object({
    status: z.enum(['PENDING', 'SUCCESS', 'FAILURE']),
    failureReason: z.string().optional(),
    membershipId: z.optional(membershipNumberSchema),
  }),
});

/** A device's key for the codes of its digital card (RFC 6238). The secret is returned once. */
export const cardKeySchema = z.object({
  keyId: z.uuid(),
  secret: z.string(),
  algorithm: z.literal('SHA-256'),
  digits: z.int(),
  periodSeconds: z.int(),
  issuedAt: z.iso.datetime(),
});

/** A cancelled membership; all cards of its account are cancelled with it. */
export const cancellationSchema = z.object({
  membership: membershipNumberSchema,
  accountStatusCode: z.literal('CANCELLED'),
});

/** Cards of an account, and how many active ones its type allows. */
export const cardsSchema = z.object({ cards: z.array(card), maximumCards: z.int() });

/** Extended attributes of the holder of a card. */
export const attributesSchema = z.object({
  attributes: z.array(z.object({ attributeName: z.string(), attributeValue: z.string() })),
});

/** Payment cards of an account, by the token of the payments API. */
export const paymentCardsSchema = z.object({
  paymentCards: z.array(
    z.object({ cardToken: z.string(), brand: z.string(), lastFour: z.string(), expiry: z.string() }),
  ),
});

/** A picture of an identity document, without its content. */
export const identityDocumentSchema = z.object({ reference: z.string(), isAttached: z.boolean() });

const territories = z.array(z.object({ id: z.string(), name: z.string() }));
export const citiesSchema = z.object({ cities: territories });
export const zonesSchema = z.object({ zones: territories });
export const neighborhoodsSchema = z.object({ neighborhoods: territories });

const economicActivities = z.array(z.object({ id: z.string(), name: z.string() }));
export const economicActivitiesSchema = z.object({ activities: economicActivities });

/** An economic activity; its id is the country's code. */
export type EconomicActivityWire = z.output<typeof economicActivities>[number];
/** A province, city or district. */
export type TerritoryWire = z.output<typeof territories>[number];
export type MembershipValidation = z.output<typeof validationSchema>;
export type Renewability = z.output<typeof renewabilitySchema>;
export type Upgradability = z.output<typeof upgradabilitySchema>;
/** A transaction that the club offers for a membership, e.g. with the context `UPGRADE`. */
export type TransactionWire = z.output<typeof transactionsSchema>['transactions'][number];
export type ItemNumberEntry = z.output<typeof itemNumbersSchema>['entries'][number];
export type TransactionResult = z.output<typeof transactionResultSchema>['result'];
export type CardKeyWire = z.output<typeof cardKeySchema>;
export type CardsWire = z.output<typeof cardsSchema>;
export type AttributeWire = z.output<typeof attributesSchema>['attributes'][number];
export type IdentityDocumentWire = z.output<typeof identityDocumentSchema>;
export type PaymentCardWire = z.output<typeof paymentCardsSchema>['paymentCards'][number];
export type MembershipDetails = z.output<typeof membershipDetailsSchema>;

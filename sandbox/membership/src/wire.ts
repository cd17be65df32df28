import { z } from 'zod';

/** Schemas that are components of the OpenAPI document. */
export const namedSchemas = z.registry<{ id: string }>();

/** Schemas of requests and responses, for the routes and the OpenAPI document. */
export const membershipIdSchema = z
  .string()
  .regex(/^\d{14}$/)
  .meta({ description: 'Club (4 digits), account (6) and card (4).', example: '64011045120001' });

export const membershipRequestSchema = z
  .object({ membership: membershipIdSchema })
  .register(namedSchemas, { id: 'MembershipRequest' });

export const validateResponseSchema = z
  .object({
    result: z.boolean().meta({ description: 'True when the membership exists and is valid.' }),
    blockStatus: z
      .enum(['EXPIRED', 'BLOCKED', 'CANCELLED', 'CARD_INACTIVE'])
      .optional()
      .meta({ description: 'Why an existing membership is not valid.' }),
  })
  .register(namedSchemas, { id: 'ValidateResponse' });

export const renewalReasonSchema = z.object({
  code: z.literal([80002, 80004, 80005]).meta({
    description:
      '80002: blocked, cancelled, or the card is inactive. 80004: the account has too many cards. 80005: the renewal period has not begun.',
  }),
});

export const renewalResponseSchema = z
  .object({
    result: z
      .boolean()
      .meta({ description: 'True when the membership can be renewed today; an expired membership can.' }),
    reasons: z.array(renewalReasonSchema).meta({ description: 'Reasons against it, the most important first.' }),
  })
  .register(namedSchemas, { id: 'RenewalResponse' });

export const upgradeReasonSchema = z.object({
  code: z.literal([110002, 110003, 110004, 110005, 110006]).meta({
    description:
      '110002: blocked, cancelled, expired, or the card is inactive. 110003: neither Diamond nor Business. 110004: not the primary card. 110005: the club does not allow it. 110006: the account has too many cards.',
  }),
});

export const upgradeResponseSchema = z
  .object({
    result: z.boolean().meta({ description: 'True when the membership can be upgraded to Platinum today.' }),
    reasons: z.array(upgradeReasonSchema).meta({ description: 'Reasons against it, the most important first.' }),
  })
  .register(namedSchemas, { id: 'UpgradeResponse' });

const membershipTypeSchema = z.enum(['DIAMOND', 'PLATINUM', 'BUSINESS', 'BUSINESS_PLATINUM']);

export const transactionSchema = z
  .object({
    context: z.enum(['RENEWAL', 'UPGRADE']),
    membershipTypes: z
      .array(membershipTypeSchema)
      .meta({ description: 'Possible membership types after the transaction.' }),
  })
  .register(namedSchemas, { id: 'Transaction' });

export const transactionsResponseSchema = z
  .object({ transactions: z.array(transactionSchema) })
  .register(namedSchemas, { id: 'TransactionsResponse' });

export const cardSchema = z
  .object({
    cardId: membershipIdSchema,
    firstName: z.string(),
    lastName: z.string(),
    cardStatusCode: z.enum(['ACTIVE', 'INACTIVE']),
  })
  .register(namedSchemas, { id: 'Card' });

export const contactSchema = z
  .object({
    email: z.string(),
    cellPhone: z.string(),
    birthDate: z.iso.date(),
    addressLine1: z.string(),
    city: z.string(),
    countryCode: z.string().regex(/^[A-Z]{2}$/),
  })
  .register(namedSchemas, { id: 'ContactInformation' });

export const membershipSchema = z
  .object({
    membershipId: membershipIdSchema,
    membershipType: membershipTypeSchema,
    membershipTypeCode: z.enum(['DI', 'BS']),
    isPlatinumMember: z.boolean(),
    accountStatusCode: z.enum(['ACTIVE', 'BLOCKED', 'CANCELLED']),
    fullName: z.string(),
    expiredDate: z.iso.date().meta({ description: 'Last valid day of the membership.' }),
    clubCode: z.string().regex(/^\d{4}$/),
    countryCode: z.string().regex(/^[A-Z]{2}$/),
    renewalItemNumber: z.string(),
    primaryCard: z.boolean().meta({ description: 'True for the primary card of the account.' }),
    membershipCards: z.int().min(1).meta({ description: 'Number of cards of the account.' }),
    cards: z.array(z.string()).meta({ description: 'Holders of the other active cards.' }),
    cardsArray: z.array(cardSchema),
    contactInformation: contactSchema,
  })
  .register(namedSchemas, { id: 'Membership' });

const transactionContextSchema = z.enum(['NEW', 'RENEWAL', 'UPGRADE']);
export type TransactionContext = z.output<typeof transactionContextSchema>;

const clubCodeSchema = z.string().regex(/^\d{4}$/);
const countryCodeSchema = z.string().regex(/^[A-Z]{2}$/);

export const itemNumbersRequestSchema = z
  .object({
    requestData: z.object({
      location: z.object({ clubCode: clubCodeSchema.optional(), country: countryCodeSchema }),
      context: transactionContextSchema,
      version: z.literal(1),
      membership: membershipIdSchema.optional().meta({ description: 'Required for a renewal and an upgrade.' }),
    }),
  })
  .register(namedSchemas, { id: 'ItemNumbersRequest' });

const costSchema = z
  .object({
    totalPrice: z.int().meta({ description: 'For a year, in cents.' }),
    proratedAmount: z.int().meta({ description: 'To pay now, in cents; for an upgrade the share of the days left.' }),
    currency: z.string().regex(/^[A-Z]{3}$/),
  })
  .register(namedSchemas, { id: 'Cost' });

export const itemNumbersResponseSchema = z
  .object({
    entries: z.array(
      z.object({
        code: z.enum(['DI', 'BS']),
        isPlatinumMember: z.boolean(),
        membershipType: membershipTypeSchema,
        membershipTypeItemNumbers: z.array(z.string()).min(1),
        totalLocalCost: costSchema,
        totalUsdCost: costSchema,
      }),
    ),
  })
  .register(namedSchemas, { id: 'ItemNumbersResponse' });

const transactionIdSchema = z.string().regex(/^[\w.-]{8,100}$/);
export const transactionParamsSchema = z.object({ transactionId: transactionIdSchema });

const shortText = z.string().min(1).max(80);

const paymentDetailsSchema = z
  .object({
    transactionDate: z
      .string()
      .regex(/^\d{6}$/)
      .meta({ description: 'MMDDYY.' }),
    transactionNumber: z.string().min(1).max(100),
    paymentTypeCode: z.literal('CC'),
    paymentPlatform: z.string().min(1).max(40),
    priceForeignCurrency: z.int().nonnegative().meta({ description: 'In US cents.' }),
    priceLocalCurrency: z.int().nonnegative().meta({ description: 'In cents.' }),
    itemNumber: z.string().min(1).max(20),
  })
  .register(namedSchemas, { id: 'PaymentDetails' });

const applicantSchema = z
  .object({
    fullName: z.string().min(1).max(160),
    id: z.string().max(40),
    idTypeCode: z.string().max(4),
    firstName: shortText,
    lastName: shortText,
    cellPhone: z.string().max(20),
    email: z.email().max(254),
    birthDate: z
      .string()
      .regex(/^(0[1-9]|1[0-2])(19|20)\d{2}$/)
      .meta({ description: 'MMYYYY.' }),
    addressLine1: z.string().max(256),
    addressLine2: z.string().max(256),
    city: z.string().max(80),
    countryCode: countryCodeSchema,
    deptStateCode: z.string().max(40),
    autoCharge: z.boolean(),
    shareInfo: z.boolean(),
  })
  .register(namedSchemas, { id: 'Applicant' });

export const createRequestSchema = z
  .object({
    transactionId: transactionIdSchema,
    accountDetails: z.object({
      clubCode: clubCodeSchema,
      countryCode: countryCodeSchema,
      membershipTypeCode: z.enum(['DI', 'BS']),
      accountStatusCode: z.literal('00'),
      isPlatinumMember: z.boolean(),
    }),
    cards: z.array(applicantSchema).length(1),
    paymentDetails: paymentDetailsSchema,
  })
  .register(namedSchemas, { id: 'CreateRequest' });

export const renewRequestSchema = z
  .object({ transactionId: transactionIdSchema, paymentDetails: paymentDetailsSchema })
  .register(namedSchemas, { id: 'RenewRequest' });

export const upgradeRequestSchema = z
  .object({
    transactionId: transactionIdSchema,
    membershipTypeCode: z.enum(['DI', 'BS']),
    isPlatinumMember: z.boolean(),
    paymentDetails: paymentDetailsSchema,
  })
  .register(namedSchemas, { id: 'UpgradeRequest' });

export const transactionResultSchema = z
  .object({
    result: z.object({
      status: z.enum(['PENDING', 'SUCCESS', 'FAILURE']),
      failureReason: z
        .string()
        .optional()
        .meta({ description: 'A reason code, e.g. 80005, or WITHDRAWN; only with FAILURE.' }),
      membershipId: membershipIdSchema.optional().meta({ description: 'Only with SUCCESS.' }),
    }),
  })
  .register(namedSchemas, { id: 'TransactionResult' });

const cardCodeDigits = 8;

export const cardKeyRequestSchema = z
  .object({ deviceId: z.uuid().meta({ description: 'The caller’s id of the device; its former key is revoked.' }) })
  .register(namedSchemas, { id: 'CardKeyRequest' });

export const cardKeyIdSchema = z.uuid();

export const cardKeySchema = z
  .object({
    keyId: cardKeyIdSchema,
    secret: z
      .string()
      .regex(/^[\w-]{43}$/)
      .meta({ description: 'Key of the codes (RFC 6238), 32 bytes in base64url. It is returned once.' }),
    algorithm: z.literal('SHA-256'),
    digits: z.literal(cardCodeDigits),
    periodSeconds: z.literal(30),
    issuedAt: z.iso.datetime().meta({ description: 'The API’s time, with which a device can correct its clock.' }),
  })
  .register(namedSchemas, { id: 'CardKey' });

export const cardScanRequestSchema = z
  .object({
    code: z
      .string()
      .regex(/^\d{22}$/)
      .meta({ description: 'Content of the QR code: the membership number (14 digits) and the code (8).' }),
  })
  .register(namedSchemas, { id: 'CardScanRequest' });

export const cardScanResponseSchema = z
  .object({
    result: z
      .enum(['ACCEPTED', 'ALREADY_USED', 'INVALID_CODE', 'EXPIRED', 'BLOCKED', 'CANCELLED', 'CARD_INACTIVE'])
      .meta({
        description:
          'INVALID_CODE: unknown, too old, or of a revoked key. EXPIRED to CARD_INACTIVE: why the membership cannot be used.',
      }),
    fullName: z.string().optional().meta({ description: 'Holder of the card; missing with INVALID_CODE.' }),
    membershipType: membershipTypeSchema.optional().meta({ description: 'Missing with INVALID_CODE.' }),
  })
  .register(namedSchemas, { id: 'CardScanResponse' });

const territoryIdSchema = z.string().min(1).max(40);

const territorySchema = z
  .object({ id: territoryIdSchema, name: z.string() })
  .register(namedSchemas, { id: 'Territory' });

export const countryQuerySchema = z.object({
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .meta({ description: 'ISO 3166-1 alpha-2.' }),
});
export const zonesQuerySchema = z.object({ cityId: territoryIdSchema });
export const neighborhoodsQuerySchema = z.object({ zoneId: territoryIdSchema });

export const citiesResponseSchema = z
  .object({ cities: z.array(territorySchema) })
  .register(namedSchemas, { id: 'CitiesResponse' });
export const zonesResponseSchema = z
  .object({ zones: z.array(territorySchema) })
  .register(namedSchemas, { id: 'ZonesResponse' });
export const neighborhoodsResponseSchema = z
  .object({ neighborhoods: z.array(territorySchema) })
  .register(namedSchemas, { id: 'NeighborhoodsResponse' });

const economicActivitySchema = z
  .object({ id: z.string().min(1).max(20).meta({ description: 'The country’s code.' }), name: z.string() })
  .register(namedSchemas, { id: 'EconomicActivity' });

export const economicActivitiesResponseSchema = z
  .object({ activities: z.array(economicActivitySchema) })
  .register(namedSchemas, { id: 'EconomicActivitiesResponse' });

export const errorSchema = z
  .object({ statusCode: z.int(), errorCode: z.string(), message: z.string() })
  .register(namedSchemas, { id: 'Error' });

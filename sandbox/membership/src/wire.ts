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
      .enum(['EXPIRED', 'BLOCKED', 'CARD_INACTIVE'])
      .optional()
      .meta({ description: 'Why an existing membership is not valid.' }),
  })
  .register(namedSchemas, { id: 'ValidateResponse' });

export const renewalReasonSchema = z.object({
  code: z.literal([80002, 80004, 80005]).meta({
    description:
      '80002: blocked, or the card is inactive. 80004: the account has too many cards. 80005: the renewal period has not begun.',
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
      '110002: blocked, expired, or the card is inactive. 110003: neither Diamond nor Business. 110004: not the primary card. 110005: the club does not allow it. 110006: the account has too many cards.',
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
    accountStatusCode: z.enum(['ACTIVE', 'BLOCKED']),
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

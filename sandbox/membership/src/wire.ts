import { z } from 'zod';

/** The schemas that have a name in the OpenAPI document. */
export const namedSchemas = z.registry<{ id: string }>();

/** Schemas of the wire: what the routes check and answer, and what the OpenAPI document says. */
export const membershipIdSchema = z
  .string()
  .regex(/^\d{14}$/)
  .meta({ description: 'Club 4 digits, account 6, card 4.', example: '64011045120001' });

export const membershipRequestSchema = z
  .object({ membership: membershipIdSchema })
  .register(namedSchemas, { id: 'MembershipRequest' });

export const validateAnswerSchema = z
  .object({
    result: z.boolean().meta({ description: 'True when the membership exists and nothing keeps it out.' }),
    blockStatus: z
      .enum(['EXPIRED', 'BLOCKED', 'CARD_INACTIVE'])
      .optional()
      .meta({ description: 'Why an existing membership is kept out.' }),
  })
  .register(namedSchemas, { id: 'ValidateAnswer' });

export const renewalReasonSchema = z.object({
  code: z.literal([80002, 80004, 80005]).meta({
    description:
      '80002: blocked, or the card is not in force. 80004: the account has too many cards. 80005: its renewal has not begun.',
  }),
});

export const renewalAnswerSchema = z
  .object({
    result: z.boolean().meta({ description: 'True when it may be renewed today; an expired one may.' }),
    reasons: z.array(renewalReasonSchema).meta({ description: 'Why not, the weightiest first.' }),
  })
  .register(namedSchemas, { id: 'RenewalAnswer' });

export const upgradeReasonSchema = z.object({
  code: z.literal([110002, 110003, 110004, 110005, 110006]).meta({
    description:
      '110002: blocked, expired, or the card is not in force. 110003: neither Diamond nor Business. 110004: not the first card of its account. 110005: the club does not allow it. 110006: the account has too many cards.',
  }),
});

export const upgradeAnswerSchema = z
  .object({
    result: z.boolean().meta({ description: 'True when it may change to Platinum today.' }),
    reasons: z.array(upgradeReasonSchema).meta({ description: 'Why not, the weightiest first.' }),
  })
  .register(namedSchemas, { id: 'UpgradeAnswer' });

const membershipTypeSchema = z.enum(['DIAMOND', 'PLATINUM', 'BUSINESS', 'BUSINESS_PLATINUM']);

export const transactionSchema = z
  .object({
    context: z.enum(['RENEWAL', 'UPGRADE']),
    membershipTypes: z.array(membershipTypeSchema).meta({ description: 'What the membership may be afterwards.' }),
  })
  .register(namedSchemas, { id: 'Transaction' });

export const transactionsAnswerSchema = z
  .object({ transactions: z.array(transactionSchema) })
  .register(namedSchemas, { id: 'TransactionsAnswer' });

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
    expiredDate: z.iso.date().meta({ description: 'Last day on which the membership holds.' }),
    clubCode: z.string().regex(/^\d{4}$/),
    countryCode: z.string().regex(/^[A-Z]{2}$/),
    renewalItemNumber: z.string(),
    primaryCard: z.boolean().meta({ description: 'True when this card is the first of its account.' }),
    membershipCards: z.int().min(1).meta({ description: 'How many cards the account has.' }),
    cards: z.array(z.string()).meta({ description: 'Names on the other active cards.' }),
    cardsArray: z.array(cardSchema),
    contactInformation: contactSchema,
  })
  .register(namedSchemas, { id: 'Membership' });

const territoryIdSchema = z.string().min(1).max(40);

const territorySchema = z
  .object({ id: territoryIdSchema, name: z.string() })
  .register(namedSchemas, { id: 'Territory' });

export const citiesQuerySchema = z.object({
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .meta({ description: 'ISO 3166-1 alpha-2.' }),
});
export const zonesQuerySchema = z.object({ cityId: territoryIdSchema });
export const neighborhoodsQuerySchema = z.object({ zoneId: territoryIdSchema });

export const citiesAnswerSchema = z
  .object({ cities: z.array(territorySchema) })
  .register(namedSchemas, { id: 'CitiesAnswer' });
export const zonesAnswerSchema = z
  .object({ zones: z.array(territorySchema) })
  .register(namedSchemas, { id: 'ZonesAnswer' });
export const neighborhoodsAnswerSchema = z
  .object({ neighborhoods: z.array(territorySchema) })
  .register(namedSchemas, { id: 'NeighborhoodsAnswer' });

export const errorSchema = z
  .object({ statusCode: z.int(), errorCode: z.string(), message: z.string() })
  .register(namedSchemas, { id: 'Error' });

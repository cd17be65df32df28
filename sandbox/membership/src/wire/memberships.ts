import { z } from 'zod';
import { clubCodeSchema, countryCodeSchema, membershipIdSchema, membershipTypeSchema, namedSchemas } from './common.ts';

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
    countryCode: countryCodeSchema,
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
    clubCode: clubCodeSchema,
    countryCode: countryCodeSchema,
    renewalItemNumber: z.string(),
    primaryCard: z.boolean().meta({ description: 'True for the primary card of the account.' }),
    membershipCards: z.int().min(1).meta({ description: 'Number of cards of the account.' }),
    cards: z.array(z.string()).meta({ description: 'Holders of the other active cards.' }),
    cardsArray: z.array(cardSchema),
    contactInformation: contactSchema,
  })
  .register(namedSchemas, { id: 'Membership' });

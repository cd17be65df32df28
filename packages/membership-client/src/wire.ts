import { z } from 'zod';

/**
 * The membership API as the store reads it (membership.md §3, §7; the API's own document is at `/openapi.json`). Fields
 * that it adds later are ignored; values that it adds to a list are a fault, since the store would not know what they mean.
 */
export const membershipIdSchema = z.string().regex(/^\d{14}$/);

export const validationSchema = z.object({
  result: z.boolean(),
  blockStatus: z.string().optional(),
});

export const membershipDetailsSchema = z.object({
  membershipId: membershipIdSchema,
  membershipType: z.enum(['DIAMOND', 'PLATINUM', 'BUSINESS', 'BUSINESS_PLATINUM']),
  membershipTypeCode: z.enum(['DI', 'BS']),
  isPlatinumMember: z.boolean(),
  accountStatusCode: z.string(),
  fullName: z.string(),
  /** ISO date, the last day. */
  expiredDate: z.iso.date(),
  clubCode: z.string(),
  countryCode: z.string(),
  renewalItemNumber: z.string(),
  primaryCard: z.boolean(),
  /** How many cards the account has. */
  membershipCards: z.number().int(),
  /** Names on the other active cards. */
  cards: z.array(z.string()),
  cardsArray: z.array(
    z.object({
      cardId: membershipIdSchema,
      firstName: z.string(),
      lastName: z.string(),
      cardStatusCode: z.string(),
    }),
  ),
  contactInformation: z.object({
    email: z.string(),
    cellPhone: z.string(),
    birthDate: z.iso.date(),
    addressLine1: z.string(),
    city: z.string(),
    countryCode: z.string(),
  }),
});

const territories = z.array(z.object({ id: z.string(), name: z.string() }));
export const citiesSchema = z.object({ cities: territories });
export const zonesSchema = z.object({ zones: territories });
export const neighborhoodsSchema = z.object({ neighborhoods: territories });

/** A province, city or district. */
export type TerritoryWire = z.output<typeof territories>[number];
export type MembershipValidation = z.output<typeof validationSchema>;
export type MembershipDetails = z.output<typeof membershipDetailsSchema>;

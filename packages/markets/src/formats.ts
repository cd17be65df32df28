import { z } from 'zod/mini';

/** An id created by the shop with `crypto.randomUUID`. */
export const uuidSchema = z.uuid();

/** The 14 digits of a membership number: club, account and card. */
export const membershipNumberSchema = z.string().check(z.regex(/^\d{14}$/));

/** The key of a club: the two digits of its market, then two of its own. */
export const clubKeySchema = z.string().check(z.regex(/^\d{4}$/, 'must be a club key of four digits'));

/** An email address, without surrounding spaces. */
export const emailSchema = z.pipe(z.string().check(z.trim(), z.maxLength(254)), z.email());

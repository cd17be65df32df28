import { z } from 'zod';

/** An id created by the shop with `crypto.randomUUID`. */
export const uuidSchema = z.uuid();

/** The 14 digits of a membership number: club, account and card. */
export const membershipNumberSchema = z.string().regex(/^\d{14}$/);

/** An e-mail address, without surrounding spaces. */
export const emailSchema = z.string().trim().max(254).pipe(z.email());

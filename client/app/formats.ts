import { z } from 'zod';

/** An id that the shop made, as `crypto.randomUUID` writes it. */
export const uuidSchema = z.uuid();

/** The 14 digits of a membership number: club, account and card. */
export const membershipNumberSchema = z.string().regex(/^\d{14}$/);

/** An e-mail address as people write it, without spaces around it. */
export const emailSchema = z.string().trim().max(254).pipe(z.email());

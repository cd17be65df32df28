import { z } from 'zod';

/** Response of `createDigitalIdentity`. */
export const createdIdentityWire = z.object({
  verificationStatus: z.enum(['PENDING', 'VERIFIED', 'APPROVED', 'REJECTED']),
});

/** Response of `validateDigitalIdentity`. */
export const validatedIdentitiesWire = z.array(
  z.object({
    membershipId: z.string(),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    emailVerified: z.boolean(),
  }),
);

/** Response of `confirmEmailChange`. */
export const confirmedEmailChangeWire = z.object({ email: z.string() });

/** An error of the API. */
export const identityErrorWire = z.object({ errorCode: z.string() });

import { membershipNumberSchema } from '@tarima/markets/formats';
import { z } from 'zod';

/** Schemas that are components of the OpenAPI document. */
export const namedSchemas = z.registry<{ id: string }>();

const card = {
  memberClub: z.string().regex(/^\d{4}$/),
  memberAccount: z.string().regex(/^\d{6}$/),
  memberCard: z.string().regex(/^\d{4}$/),
};
const name = z.string().trim().min(1).max(80);
const email = z.email().max(254);
const verificationStatus = z.enum(['PENDING', 'VERIFIED', 'APPROVED', 'REJECTED']);

export const createIdentitySchema = z
  .object({
    ...card,
    firstName: name,
    lastName: name,
    email,
    phone: z.string().regex(/^[+\d() -]{6,30}$/),
    birthDate: z.iso.date(),
    officialId: z.string().trim().min(1).max(40).meta({ description: 'Number of an identity document.' }),
    password: z.string().max(200).meta({ description: 'Must meet the password policy; it is never changed.' }),
    ipAddress: z.string().max(45).meta({ description: 'Empty when the caller does not pass it on.' }),
  })
  .register(namedSchemas, { id: 'CreateIdentityRequest' });

export const createdIdentitySchema = z
  .object({
    data: z.object({ membershipId: z.string(), email: z.string() }).nullable(),
    errorCode: z.enum(['IDENTITY_REJECTED']).nullable(),
    verificationStatus: verificationStatus.meta({
      description:
        'APPROVED: the details and the email are those of the club’s record. VERIFIED: the details and the phone are. PENDING: the details are, email and phone are new. REJECTED: the membership is unknown, or a name, the month of birth or the document number differs; nothing was created.',
    }),
  })
  .register(namedSchemas, { id: 'CreateIdentityResponse' });

export const validateIdentitySchema = z
  .union([z.strictObject({ membership: z.string().regex(/^\d{14}$/) }), z.strictObject({ email })])
  .register(namedSchemas, { id: 'ValidateIdentityRequest' });

export const validatedIdentitiesSchema = z
  .array(
    z.object({
      membershipId: z.string(),
      email: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      verificationStatus,
      emailVerified: z.boolean(),
    }),
  )
  .meta({ description: 'The identity; empty when there is none.' })
  .register(namedSchemas, { id: 'ValidateIdentityResponse' });

export const verificationEmailSchema = z
  .object({
    ...card,
    method: z.literal('EMAIL'),
    language: z.enum(['es', 'en']),
    src: z.string().min(1).max(40).meta({ description: 'The calling application.' }),
    messageType: z.literal('EMAIL_VERIFICATION'),
    recipient: email.meta({ description: 'Must be the email address of the identity.' }),
    callbackUrl: z.url({ protocol: /^https?$/ }).meta({
      description:
        'A page of a registered application. Its fragment gets `membership` and `code`, so that neither is in logs of servers.',
    }),
  })
  .register(namedSchemas, { id: 'VerificationEmailRequest' });

export const acceptedSchema = z.object({ statusCode: z.literal(202) }).register(namedSchemas, { id: 'Accepted' });

export const checkCodeSchema = z
  .object({ ...card, code: z.string().min(1).max(100) })
  .register(namedSchemas, { id: 'CheckCodeRequest' });

export const checkedCodeSchema = z
  .object({ membershipId: z.string(), verificationStatus })
  .register(namedSchemas, { id: 'CheckCodeResponse' });

const language = z.enum(['es', 'en']).meta({ description: 'Language of the mail.' });

export const emailChangeSchema = z
  .object({
    ...card,
    language,
    newEmail: email,
    isUsedElsewhere: z.boolean().meta({
      description: 'Whether the caller knows another owner of the address. The mail then says so and has no code.',
    }),
  })
  .register(namedSchemas, { id: 'EmailChangeRequest' });

export const confirmEmailChangeSchema = z
  .object({ ...card, language, code: z.string().min(1).max(100) })
  .register(namedSchemas, { id: 'ConfirmEmailChangeRequest' });

export const confirmedEmailChangeSchema = z
  .object({ membershipId: z.string(), email: z.string() })
  .register(namedSchemas, { id: 'ConfirmEmailChangeResponse' });

export const registrationIdSchema = z.uuid();

export const registrationSchema = z
  .object({
    registrationId: registrationIdSchema.meta({ description: 'Chosen by the caller; repeating it registers once.' }),
    firstName: name,
    lastName: name,
    email,
    phone: z.string().regex(/^[+\d() -]{6,30}$/),
    locale: z
      .string()
      .regex(/^[a-z]{2}-[A-Z]{2}$/)
      .meta({ description: 'Language tag, e.g. `es-CR`.' }),
    password: z.string().max(200).meta({ description: 'Must meet the password policy; it is never changed.' }),
  })
  .register(namedSchemas, { id: 'RegistrationRequest' });

export const activateRegistrationSchema = z
  .object({ membership: z.string().regex(/^\d{14}$/) })
  .register(namedSchemas, { id: 'ActivateRegistrationRequest' });

export const registrationStateSchema = z
  .object({ registrationId: registrationIdSchema, state: z.enum(['PENDING', 'ACTIVATED', 'DISCARDED']) })
  .register(namedSchemas, { id: 'Registration' });

export const errorSchema = z
  .object({ statusCode: z.int(), errorCode: z.string(), message: z.string() })
  .register(namedSchemas, { id: 'Error' });

export type CreateIdentityRequest = z.output<typeof createIdentitySchema>;
export type VerificationEmailRequest = z.output<typeof verificationEmailSchema>;

/** The 14 digits of a membership number. */
export const joinMembershipNumber = (parts: {
  readonly memberClub: string;
  readonly memberAccount: string;
  readonly memberCard: string;
}): string => membershipNumberSchema.parse(parts.memberClub + parts.memberAccount + parts.memberCard);

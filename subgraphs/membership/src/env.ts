import { commerceEnv } from '@tarima/commerce-client/env';
import { findMailEnvError, mailEnv } from '@tarima/mail/env';
import { findTestPriceError, testPriceEnv } from '@tarima/membership-client/test-price';
import { captchaEnv } from '@tarima/service-kit/captcha/env';
import { parseStoreEnv, storeEnv } from '@tarima/service-kit/deployment';
import { portSchema, publicUrlSchema, secretSchema, urlSchema } from '@tarima/service-kit/env';
import { z } from 'zod';

const fields = z.object({
  ...storeEnv,
  ...commerceEnv,
  MEMBERSHIP_PORT: portSchema.default(4004),
  DATABASE_URL: z.string().min(1),
  /** The shop's own address, to which links of mails lead. */
  SHOP_URL: publicUrlSchema,
  ...captchaEnv,
  ...mailEnv,
  /**
   * How often each process asks the club about cancellations whose outcome is unknown, and how old such a request must be.
   */
  CANCELLATION_SWEEP_SECONDS: z.coerce.number().positive().max(86_400).default(30),
  CALLER_SECRET: secretSchema,
  CONTENT_URL: urlSchema,
  /** File with the last valid configuration, for a start without the content service. */
  CONFIGURATION_CACHE_FILE: z.string().min(1),
  MEMBERSHIP_API_URL: urlSchema,
  MEMBERSHIP_API_KEY: z.string().min(1),
  ...testPriceEnv,
  /** User identity API of the identity provider. */
  IDENTITY_API_URL: urlSchema,
  IDENTITY_API_KEY: z.string().min(1),
  FULFILMENT_URL: urlSchema,
  FULFILMENT_API_KEY: z.string().min(1),
  /** Provider of place searches. */
  MAPS_PROVIDER: z.enum(['sandbox', 'google']).default('sandbox'),
  /** Key of the chosen provider. */
  MAPS_API_KEY: z.string().min(1),
  MAPS_URL: urlSchema.default('http://127.0.0.1:4111'),
  GOOGLE_GEOCODING_URL: urlSchema.default('https://maps.googleapis.com'),
  GOOGLE_PLACES_URL: urlSchema.default('https://places.googleapis.com'),
  /** Place searches of one member in a minute. */
  MAPS_LOOK_UPS_PER_MINUTE: z.coerce.number().int().min(1).default(120),
  /** Shares the counts of throttles between processes; each process counts alone when absent. */
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  /** Membership numbers that one caller can check in a minute. */
  MEMBERSHIP_LOOK_UPS_PER_MINUTE: z.coerce.number().int().min(1).default(10),
  /** Digital cards that one member can set up in a minute. */
  CARD_ENROLLMENTS_PER_MINUTE: z.coerce.number().int().min(1).default(10),
  /** Registrations, verification mails and codes of one caller in a minute. */
  ONBOARDING_COMMANDS_PER_MINUTE: z.coerce.number().int().min(1).default(10),
});

/** Environment of the service. */
export const schema = fields.superRefine((env, context) => {
  const mailError = findMailEnvError(env);
  if (mailError) context.addIssue({ code: 'custom', path: ['MAIL_LEASE_SECONDS'], message: mailError });
  const message = findTestPriceError(env);
  if (message) context.addIssue({ code: 'custom', path: ['MEMBERSHIP_TEST_PRICE'], message });
});

export type MembershipEnv = z.output<typeof schema>;

/** @throws EnvError */
export const parseMembershipEnv = (source: NodeJS.ProcessEnv): MembershipEnv =>
  parseStoreEnv('membership', schema, source);

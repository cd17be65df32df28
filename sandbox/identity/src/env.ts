import { mailAddressSchema } from '@tarima/mail/address';
import { smtpUrlSchema } from '@tarima/mail/smtp-url';
import { type PasswordPolicy, passwordCharacterKinds } from '@tarima/markets/password-policy';
import { captchaEnv } from '@tarima/service-kit/captcha/env';
import { commonEnv, parseEnv, portSchema, secretSchema, urlSchema } from '@tarima/service-kit/env';
import { z } from 'zod';
import type { ThrottleLimits } from './store/throttle.ts';

const minutes = (fallback: number) => z.coerce.number().int().min(1).max(10_080).default(fallback);
const attempts = (fallback: number) => z.coerce.number().int().min(1).default(fallback);
const passwordLength = (fallback: number) => z.coerce.number().int().min(8).max(128).default(fallback);

/** Environment variables of the service. */
export const schema = z.object({
  ...commonEnv,
  IDENTITY_PORT: portSchema.default(4102),
  /** Public URL of the provider; defaults to the address that it listens on. */
  IDENTITY_ISSUER: urlSchema.optional(),
  SHOP_URL: urlSchema.default('http://localhost:3000'),
  DATABASE_URL: z.string().default('pglite://memory'),
  /** The defaults are public; a shared installation sets its own secrets. */
  IDENTITY_CLIENT_SECRET: z.string().min(32).default('tarima-web-sandbox-secret-00000000'),
  OPERATIONS_CLIENT_SECRET: z.string().min(32).default('tarima-operations-sandbox-secret-00'),
  PARTNER_CLIENT_SECRET: z.string().min(32).default('partner-demo-sandbox-secret-000000'),
  /** API key of the club's own services for the user identity API. */
  IDENTITY_API_KEY: secretSchema.default('identity-api-sandbox-key-0000000000000'),
  /** The club's membership API, with whose records registrations are compared. */
  MEMBERSHIP_API_URL: urlSchema.default('http://127.0.0.1:4104'),
  MEMBERSHIP_API_KEY: secretSchema.default('membership-api-sandbox-key-000000000'),
  /** The mail server, and who the mail is from. */
  MAIL_SMTP_URL: smtpUrlSchema.default(
    'smtp://tarima:mail-sandbox-secret-0000000000000000@127.0.0.1:4112?starttls=false',
  ),
  IDENTITY_MAIL_FROM: z.string().default('Tarima <cuentas@tarima.test>').pipe(mailAddressSchema),
  /** Failed sign-ins within 15 minutes before further ones wait: of one login from one address, and of one address. */
  SIGN_IN_ATTEMPTS_PER_ACCOUNT: attempts(8),
  SIGN_IN_ATTEMPTS_PER_ADDRESS: attempts(60),
  /** Failed sign-ins after which further ones need a captcha: of one login from all addresses, and of one address. */
  SIGN_IN_CAPTCHA_PER_ACCOUNT: attempts(3),
  SIGN_IN_CAPTCHA_PER_ADDRESS: attempts(20),
  ALTCHA_CHALLENGE_SECONDS: captchaEnv.ALTCHA_CHALLENGE_SECONDS,
  ALTCHA_COST: captchaEnv.ALTCHA_COST,
  ALTCHA_GUESSES: captchaEnv.ALTCHA_GUESSES,
  /** Rules for new passwords; the store's `membership.passwordPolicy` must not be laxer. */
  PASSWORD_MINIMUM_LENGTH: passwordLength(8),
  PASSWORD_MAXIMUM_LENGTH: passwordLength(64),
  PASSWORD_REQUIRED_CHARACTERS: z
    .string()
    .default(passwordCharacterKinds.join(','))
    .transform((text) => text.split(',').filter((kind) => kind !== 'NONE'))
    .pipe(z.array(z.enum(passwordCharacterKinds))),
  /** How long the codes of mails are valid, and how many of each kind one account can receive in an hour. */
  EMAIL_VERIFICATION_MINUTES: minutes(1_440),
  PASSWORD_RESET_MINUTES: minutes(60),
  EMAIL_CHANGE_MINUTES: minutes(15),
  EMAIL_CODES_PER_HOUR: z.coerce.number().int().min(1).max(100).default(5),
  /** How long a registration waits for its membership, which is longer than the longest payment with its review. */
  REGISTRATION_DAYS: z.coerce.number().int().min(1).max(90).default(14),
  ACCESS_TOKEN_SECONDS: z.coerce.number().int().positive().default(600),
});

/** The rules for new passwords. */
export const getPasswordPolicy = (env: IdentityEnv): PasswordPolicy => ({
  minimumLength: env.PASSWORD_MINIMUM_LENGTH,
  maximumLength: env.PASSWORD_MAXIMUM_LENGTH,
  requiredCharacters: env.PASSWORD_REQUIRED_CHARACTERS,
});

/** The limits of sign-ins. */
export const getThrottleLimits = (env: IdentityEnv): ThrottleLimits => ({
  attemptsPerAccount: env.SIGN_IN_ATTEMPTS_PER_ACCOUNT,
  attemptsPerAddress: env.SIGN_IN_ATTEMPTS_PER_ADDRESS,
  captchaPerAccount: env.SIGN_IN_CAPTCHA_PER_ACCOUNT,
  captchaPerAddress: env.SIGN_IN_CAPTCHA_PER_ADDRESS,
});

export type IdentityEnv = z.infer<typeof schema>;

/** Parses the environment. @throws EnvError */
export function parseIdentityEnv(source: Readonly<Record<string, string | undefined>>): IdentityEnv {
  return parseEnv('identity', schema, source);
}

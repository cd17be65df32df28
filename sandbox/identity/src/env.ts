import { commonEnv, parseEnv, portSchema, secretSchema, urlSchema } from '@tarima/service-kit/env';
import { z } from 'zod';

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
  ACCESS_TOKEN_SECONDS: z.coerce.number().int().positive().default(600),
});

export type IdentityEnv = z.infer<typeof schema>;

/** Parses the environment. @throws EnvError */
export function parseIdentityEnv(source: Readonly<Record<string, string | undefined>>): IdentityEnv {
  return parseEnv('identity', schema, source);
}

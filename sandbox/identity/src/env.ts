import { commonEnv, parseEnv, portSchema, secretSchema, urlSchema } from '@tarima/service-kit/env';
import { z } from 'zod';

/** Settings of the service. */
export const schema = z.object({
  ...commonEnv,
  IDENTITY_PORT: portSchema.default(4102),
  /** Address as browsers and services know this provider; without one, the address it listens on. */
  IDENTITY_ISSUER: urlSchema.optional(),
  SHOP_URL: urlSchema.default('http://localhost:3000'),
  DATABASE_URL: z.string().default('pglite://memory'),
  /** The published secrets of a sandbox; a shared installation sets its own. */
  IDENTITY_CLIENT_SECRET: z.string().min(32).default('tarima-web-sandbox-secret-00000000'),
  PARTNER_CLIENT_SECRET: z.string().min(32).default('partner-demo-sandbox-secret-000000'),
  /** Of the club's own services, for the user identity API. */
  IDENTITY_API_KEY: secretSchema.default('identity-api-sandbox-key-0000000000000'),
  ACCESS_TOKEN_SECONDS: z.coerce.number().int().positive().default(600),
});

export type IdentityEnv = z.infer<typeof schema>;

/** The identity sandbox's environment. @throws EnvError */
export function parseIdentityEnv(source: Readonly<Record<string, string | undefined>>): IdentityEnv {
  return parseEnv('identity', schema, source);
}

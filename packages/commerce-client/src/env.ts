import { urlSchema } from '@tarima/service-kit/env';
import { z } from 'zod';
import type { CommerceSettings } from './client.ts';

/** The commerce variables that cart, catalog, payments, membership and orders share; spread into their env schemas. */
export const commerceEnv = {
  COMMERCE_API_URL: urlSchema,
  /** Where tokens come from; the API's own address when absent. */
  COMMERCE_AUTH_URL: urlSchema.optional(),
  COMMERCE_PROJECT_KEY: z.string().min(2).default('tarima'),
  COMMERCE_CLIENT_ID: z.string().min(1),
  COMMERCE_CLIENT_SECRET: z.string().min(1),
  /** Milliseconds that one call may take. */
  COMMERCE_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(8_000),
};

const schema = z.object(commerceEnv);

/** The client's settings out of a parsed environment that spread `commerceEnv`. */
export function commerceSettings(env: z.output<typeof schema>, userAgent: string): CommerceSettings {
  return {
    apiUrl: env.COMMERCE_API_URL,
    authUrl: env.COMMERCE_AUTH_URL ?? env.COMMERCE_API_URL,
    projectKey: env.COMMERCE_PROJECT_KEY,
    clientId: env.COMMERCE_CLIENT_ID,
    clientSecret: env.COMMERCE_CLIENT_SECRET,
    timeoutMs: env.COMMERCE_TIMEOUT_MS,
    userAgent,
  };
}

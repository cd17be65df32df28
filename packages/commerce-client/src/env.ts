import { urlSchema } from '@tarima/service-kit/env';
import { z } from 'zod';
import type { CommerceSettings } from './client.ts';

/** Where the commerce platform is; a part of `commerceEnv`. */
export const commerceAddressEnv = {
  COMMERCE_API_URL: urlSchema,
  /** URL of the authorization server. Defaults to the API URL. */
  COMMERCE_AUTH_URL: urlSchema.optional(),
  COMMERCE_PROJECT_KEY: z.string().min(2).default('tarima'),
  /** Time limit of one call in milliseconds. */
  COMMERCE_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(8_000),
};

/** Commerce variables of cart, catalog, membership and orders, spread into their env schemas. */
export const commerceEnv = {
  ...commerceAddressEnv,
  COMMERCE_CLIENT_ID: z.string().min(1),
  COMMERCE_CLIENT_SECRET: z.string().min(1),
};

const schema = z.object(commerceEnv);

/** Converts a parsed environment with the variables of `commerceEnv` to the client's settings. */
export function toCommerceSettings(env: z.output<typeof schema>, userAgent: string): CommerceSettings {
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

import { parseEnv, urlSchema } from '@tarima/service-kit/env';
import { z } from 'zod';
import type { PlatformSettings } from './platform.ts';

/** Environment variables of `npm run catalog:import`. */
export const schema = z.object({
  COMMERCE_PORT: z.coerce.number().int().min(1).default(4101),
  COMMERCE_API_URL: urlSchema.optional(),
  COMMERCE_AUTH_URL: urlSchema.optional(),
  /** The Import API of the real platform has a separate host. */
  COMMERCE_IMPORT_URL: urlSchema.optional(),
  COMMERCE_PROJECT_KEY: z.string().default('tarima'),
  COMMERCE_CLIENT_ID: z.string().default('tarima-store'),
  COMMERCE_CLIENT_SECRET: z.string().default('tarima-store-sandbox-secret-0000000'),
});

/** Reads the addresses and credentials of the platform. @throws EnvError */
export function readPlatformSettings(source: Readonly<Record<string, string | undefined>>): PlatformSettings {
  const env = parseEnv('catalog:import', schema, source);
  const apiUrl = env.COMMERCE_API_URL ?? `http://127.0.0.1:${env.COMMERCE_PORT}`;
  return {
    apiUrl,
    authUrl: env.COMMERCE_AUTH_URL ?? apiUrl,
    importUrl: env.COMMERCE_IMPORT_URL ?? apiUrl,
    projectKey: env.COMMERCE_PROJECT_KEY,
    clientId: env.COMMERCE_CLIENT_ID,
    clientSecret: env.COMMERCE_CLIENT_SECRET,
  };
}

import { commonEnv, parseEnv, portSchema, secretSchema, urlSchema } from '@tarima/service-kit/env';
import { z } from 'zod';

/** Settings of the service. */
export const schema = z.object({
  ...commonEnv,
  DISCOVERY_PORT: portSchema.default(4109),
  DATABASE_URL: z.string().default('pglite://memory'),
  DISCOVERY_ACCOUNT_ID: z.string().min(1).default('6400'),
  DISCOVERY_AUTH_KEY: secretSchema.default('discovery-sandbox-key-0000000000000'),
  /** The platform that feeds the index. */
  COMMERCE_API_URL: urlSchema.default('http://127.0.0.1:4101'),
  COMMERCE_PROJECT_KEY: z.string().min(2).default('tarima'),
  /** An API client that may read published products, categories and the project's channels. */
  DISCOVERY_COMMERCE_CLIENT_ID: z.string().min(1).default('tarima-reader'),
  DISCOVERY_COMMERCE_CLIENT_SECRET: secretSchema.default('tarima-reader-sandbox-secret-000000'),
  /** How often the platform is asked for changes. */
  DISCOVERY_FEED_SECONDS: z.coerce.number().positive().default(5),
  /** The same while a platform in the same process announces no change; one in another process announces nothing. */
  DISCOVERY_FEED_IDLE_SECONDS: z.coerce.number().positive().max(3_600).default(60),
  /** Changed stock entries that are read one by one; after more, as an import leaves behind, all products are read. */
  DISCOVERY_STOCK_CHANGES_LIMIT: z.coerce.number().int().min(1).default(2_000),
  /** Changed products that are stored beside the snapshot, which is then written again: a start reads them all. */
  DISCOVERY_STORED_CHANGES_LIMIT: z.coerce.number().int().min(1).default(1_000),
});

export type DiscoveryEnv = z.output<typeof schema>;

/** Reads the sandbox's environment. @throws EnvError naming every fault. */
export function parseDiscoveryEnv(source: Readonly<Record<string, string | undefined>>): DiscoveryEnv {
  return parseEnv('sandbox-discovery', schema, source);
}

import { commonEnv, parseEnv, portSchema, secretSchema, urlSchema } from '@tarima/service-kit/env';
import { z } from 'zod';

/** Environment variables of the service. */
export const schema = z.object({
  ...commonEnv,
  DISCOVERY_PORT: portSchema.default(4109),
  DATABASE_URL: z.string().default('pglite://memory'),
  DISCOVERY_ACCOUNT_ID: z.string().min(1).default('6400'),
  DISCOVERY_AUTH_KEY: secretSchema.default('discovery-sandbox-key-0000000000000'),
  /** Commerce platform that feeds the index. */
  COMMERCE_API_URL: urlSchema.default('http://127.0.0.1:4101'),
  /** URL of the platform's authorization server; the API's by default. */
  COMMERCE_AUTH_URL: urlSchema.optional(),
  COMMERCE_PROJECT_KEY: z.string().min(2).default('tarima'),
  /** API client with read access to published products, categories, messages and project settings. */
  DISCOVERY_COMMERCE_CLIENT_ID: z.string().min(1).default('tarima-reader'),
  DISCOVERY_COMMERCE_CLIENT_SECRET: secretSchema.default('tarima-reader-sandbox-secret-000000'),
  /** Interval between two polls of the platform for changes. */
  DISCOVERY_FEED_SECONDS: z.coerce.number().positive().default(5),
  /**
   * Interval while a platform in the same process reports no changes; a platform in another process is always polled at
   * the shorter interval.
   */
  DISCOVERY_FEED_IDLE_SECONDS: z.coerce.number().positive().max(3_600).default(60),
  /**
   * Maximum number of changed stock entries to read one by one; after more changes, e.g. by an import, all products are
   * read.
   */
  DISCOVERY_STOCK_CHANGES_LIMIT: z.coerce.number().int().min(1).default(2_000),
  /**
   * Number of changed products stored in addition to the snapshot after which the snapshot is rewritten, because each
   * start reads all of them.
   */
  DISCOVERY_STORED_CHANGES_LIMIT: z.coerce.number().int().min(1).default(1_000),
});

export type DiscoveryEnv = z.output<typeof schema>;

/** Parses the environment. @throws EnvError listing every invalid variable. */
export function parseDiscoveryEnv(source: Readonly<Record<string, string | undefined>>): DiscoveryEnv {
  return parseEnv('sandbox-discovery', schema, source);
}

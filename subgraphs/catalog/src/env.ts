import { commerceEnv } from '@tarima/commerce-client/env';
import { parseStoreEnv, storeEnv } from '@tarima/service-kit/deployment';
import { portSchema, publicUrlSchema, secretSchema, urlSchema } from '@tarima/service-kit/env';
import { z } from 'zod';

/** Environment variables of the service. */
export const schema = z.object({
  ...storeEnv,
  ...commerceEnv,
  CATALOG_PORT: portSchema.default(4001),
  CALLER_SECRET: secretSchema,
  /** Public address of the picture service, which has the pictures of categories. */
  MEDIA_URL: publicUrlSchema,
  CONTENT_URL: urlSchema,
  DISCOVERY_URL: urlSchema,
  DISCOVERY_ACCOUNT_ID: z.string().min(1),
  DISCOVERY_AUTH_KEY: secretSchema,
  /** The account's catalogue; each language is a site of it (`tarima_es`). */
  DISCOVERY_DOMAIN: z.string().min(1).default('tarima'),
  /** Milliseconds after which a search goes to the next engine. */
  DISCOVERY_TIMEOUT_MS: z.coerce.number().int().min(100).max(10_000).default(1_500),
  /** The shop's address, which the discovery service receives with each search. */
  SHOP_URL: publicUrlSchema,
  /** File with the last valid configuration, for a start without the content service. */
  CONFIGURATION_CACHE_FILE: z.string().min(1),
});

export type CatalogEnv = z.output<typeof schema>;

/** @throws EnvError */
export const parseCatalogEnv = (source: NodeJS.ProcessEnv): CatalogEnv => parseStoreEnv('catalog', schema, source);

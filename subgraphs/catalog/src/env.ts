import { commerceEnv } from '@tarima/commerce-client/env';
import { commonEnv, parseEnv, portSchema, secretSchema, urlSchema } from '@tarima/service-kit/env';
import { z } from 'zod';

const schema = z.object({
  ...commonEnv,
  ...commerceEnv,
  CATALOG_PORT: portSchema.default(4001),
  CALLER_SECRET: secretSchema,
  /** The picture service, as browsers reach it; category tiles come from there. */
  MEDIA_URL: urlSchema,
  CONTENT_URL: urlSchema,
  /** Keeps the last good configuration for a start without the content service. */
  CONFIGURATION_CACHE_FILE: z.string().min(1),
});

export type CatalogEnv = z.output<typeof schema>;

/** @throws EnvError */
export const parseCatalogEnv = (source: NodeJS.ProcessEnv): CatalogEnv => parseEnv('catalog', schema, source);

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
  /** With so many pieces or fewer, a place is low on stock. */
  LOW_STOCK_THRESHOLD: z.coerce.number().int().min(0).default(5),
});

export type CatalogEnv = z.output<typeof schema>;

/** @throws EnvError */
export const parseCatalogEnv = (source: NodeJS.ProcessEnv): CatalogEnv => parseEnv('catalog', schema, source);

import { commerceEnv } from '@tarima/commerce-client/env';
import { parseStoreEnv, storeEnv } from '@tarima/service-kit/deployment';
import { portSchema, secretSchema, urlSchema } from '@tarima/service-kit/env';
import { z } from 'zod';

/** Settings of the service. */
export const schema = z.object({
  ...storeEnv,
  ...commerceEnv,
  CART_PORT: portSchema.default(4002),
  CALLER_SECRET: secretSchema,
  CONTENT_URL: urlSchema,
  FULFILMENT_URL: urlSchema,
  FULFILMENT_API_KEY: z.string().min(1),
  /** File with the last valid configuration, for a start without the content service. */
  CONFIGURATION_CACHE_FILE: z.string().min(1),
});

export type CartEnv = z.output<typeof schema>;

/** @throws EnvError */
export const parseCartEnv = (source: NodeJS.ProcessEnv): CartEnv => parseStoreEnv('cart', schema, source);

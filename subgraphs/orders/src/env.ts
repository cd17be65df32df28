import { commerceEnv } from '@tarima/commerce-client/env';
import { parseStoreEnv, storeEnv } from '@tarima/service-kit/deployment';
import { portSchema, secretSchema, urlSchema } from '@tarima/service-kit/env';
import { z } from 'zod';

/** Settings of the service. */
export const schema = z.object({
  ...storeEnv,
  ...commerceEnv,
  ORDERS_PORT: portSchema.default(4005),
  CALLER_SECRET: secretSchema,
  CONTENT_URL: urlSchema,
  /** Keeps the last good configuration for a start without the content service. */
  CONFIGURATION_CACHE_FILE: z.string().min(1),
  ORDER_MANAGEMENT_URL: urlSchema,
  ORDER_MANAGEMENT_API_KEY: z.string().min(1),
  /** Counts look-ups for several processes together; each counts for itself when absent. */
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  /** Orders that one caller may look up by e-mail in a minute (ORDERS-16). */
  ORDER_LOOK_UPS_PER_MINUTE: z.coerce.number().int().min(1).default(10),
});

export type OrdersEnv = z.output<typeof schema>;

/** @throws EnvError */
export const parseOrdersEnv = (source: NodeJS.ProcessEnv): OrdersEnv => parseStoreEnv('orders', schema, source);

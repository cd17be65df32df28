import { commerceEnv } from '@tarima/commerce-client/env';
import { parseStoreEnv, storeEnv } from '@tarima/service-kit/deployment';
import { portSchema, secretSchema, urlSchema } from '@tarima/service-kit/env';
import { z } from 'zod';

/** Environment variables of the service. */
export const schema = z.object({
  ...storeEnv,
  ...commerceEnv,
  ORDERS_PORT: portSchema.default(4005),
  CALLER_SECRET: secretSchema,
  CONTENT_URL: urlSchema,
  /** File with the last valid configuration, for a start without the content service. */
  CONFIGURATION_CACHE_FILE: z.string().min(1),
  ORDER_MANAGEMENT_URL: urlSchema,
  ORDER_MANAGEMENT_API_KEY: z.string().min(1),
  /** Counts lookups of all processes together; each process counts its own when absent. */
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  /** Lookups by email that find no order and that one caller can make in a minute (ORDERS-16). */
  ORDER_LOOK_UPS_PER_MINUTE: z.coerce.number().int().min(1).default(10),
  /** Orders that one request of a filtered list reads (ORDERS-319). */
  ORDER_SEARCH_MAXIMUM_ORDERS: z.coerce.number().int().min(1).max(10_000).default(200),
  /** Orders of a year that are added up for a member's savings (MEMBERSHIP-246). */
  SAVINGS_MAXIMUM_ORDERS: z.coerce.number().int().min(1).max(10_000).default(500),
});

export type OrdersEnv = z.output<typeof schema>;

/** @throws EnvError */
export const parseOrdersEnv = (source: NodeJS.ProcessEnv): OrdersEnv => parseStoreEnv('orders', schema, source);

import { commonEnv, parseEnv, portSchema, secretSchema, urlSchema } from '@tarima/service-kit/env';
import { z } from 'zod';

/** Settings of the service. */
export const schema = z.object({
  ...commonEnv,
  ORDER_MANAGEMENT_PORT: portSchema.default(4105),
  ORDER_MANAGEMENT_API_KEY: secretSchema.default('order-management-sandbox-key-00000000'),
  DATABASE_URL: z.string().default('pglite://memory'),
  /** Where pictures with a path of their own are found. */
  MEDIA_URL: urlSchema.default('http://127.0.0.1:4108'),
  /** Whom to tell that an order no longer needs its delivery window. */
  FULFILMENT_URL: urlSchema.default('http://127.0.0.1:4110'),
  FULFILMENT_API_KEY: secretSchema.default('fulfilment-sandbox-key-00000000000000'),
  /** How long an order stays in one status before the next. */
  ORDER_MANAGEMENT_PACE_SECONDS: z.coerce.number().positive().default(3_600),
});

export type OrderManagementEnv = z.output<typeof schema>;

/** Reads the sandbox's environment. @throws EnvError naming every fault. */
export function parseOrderManagementEnv(source: Readonly<Record<string, string | undefined>>): OrderManagementEnv {
  return parseEnv('sandbox-order-management', schema, source);
}

import { commonEnv, parseEnv, portSchema, secretSchema, urlSchema } from '@tarima/service-kit/env';
import { z } from 'zod';

/** Environment variables of the service. */
export const schema = z.object({
  ...commonEnv,
  ORDER_MANAGEMENT_PORT: portSchema.default(4105),
  ORDER_MANAGEMENT_API_KEY: secretSchema.default('order-management-sandbox-key-00000000'),
  DATABASE_URL: z.string().default('pglite://memory'),
  /** Base URL of pictures that are stored as paths. */
  MEDIA_URL: urlSchema.default('http://127.0.0.1:4108'),
  /** Base URL of the fulfilment service, which releases delivery windows of cancelled orders. */
  FULFILMENT_URL: urlSchema.default('http://127.0.0.1:4110'),
  FULFILMENT_API_KEY: secretSchema.default('fulfilment-sandbox-key-00000000000000'),
  /** Seconds that an order stays in each status. */
  ORDER_MANAGEMENT_PACE_SECONDS: z.coerce.number().positive().default(3_600),
});

export type OrderManagementEnv = z.output<typeof schema>;

/** Parses the environment. @throws EnvError listing every invalid variable. */
export function parseOrderManagementEnv(source: Readonly<Record<string, string | undefined>>): OrderManagementEnv {
  return parseEnv('sandbox-order-management', schema, source);
}

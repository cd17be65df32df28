import { openThrottle, type Throttle } from '@tarima/service-kit/throttle';
import type { GatewayEnv } from './env.ts';

/** Limits of operations a minute; with Redis, for all of the gateway's processes together. */
export interface GatewayThrottles {
  /** Documents of their own that callers send, by partner or address. */
  readonly adHoc: Throttle;
  /** Registered operations, by the shopper's address. */
  readonly registered: Throttle;
  close(): Promise<void>;
}

export type GatewayThrottleSettings = Pick<
  GatewayEnv,
  'AD_HOC_OPERATIONS_PER_MINUTE' | 'REGISTERED_OPERATIONS_PER_MINUTE' | 'REDIS_URL'
>;

/** Opens the gateway's throttles with its configured limits. */
export async function openGatewayThrottles(env: GatewayThrottleSettings): Promise<GatewayThrottles> {
  const redisUrl = env.REDIS_URL;
  const [adHoc, registered] = await Promise.all([
    openThrottle({ name: 'ad-hoc', perMinute: env.AD_HOC_OPERATIONS_PER_MINUTE, redisUrl }),
    openThrottle({ name: 'registered', perMinute: env.REGISTERED_OPERATIONS_PER_MINUTE, redisUrl }),
  ]);
  return {
    adHoc,
    registered,
    close: async () => {
      await Promise.all([adHoc.close(), registered.close()]);
    },
  };
}

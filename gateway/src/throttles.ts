import { openThrottle, type Throttle } from '@tarima/service-kit/throttle';
import type { GatewayEnv } from './env.ts';

/** Rate limits of operations per minute; with Redis they are shared by all gateway processes. */
export interface GatewayThrottles {
  /** Ad-hoc operations, by partner or IP address. */
  readonly adHoc: Throttle;
  /** Registered operations, by the shopper's IP address. */
  readonly registered: Throttle;
  close(): Promise<void>;
}

export type GatewayThrottleSettings = Pick<
  GatewayEnv,
  'AD_HOC_OPERATIONS_PER_MINUTE' | 'REGISTERED_OPERATIONS_PER_MINUTE' | 'REDIS_URL'
>;

/** Opens the gateway's throttles with the configured limits. */
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

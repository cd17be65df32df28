import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import { createClient } from 'redis';

const adHocOperationsPerMinute = 300;

/** Counts ad-hoc operations: in memory for one process, in Redis for several. */
export async function openAdHocLimiter(
  redisUrl: string | undefined,
): Promise<{ limiter: RateLimiterAbstract; close(): Promise<void> }> {
  const limits = { keyPrefix: 'ad-hoc', points: adHocOperationsPerMinute, duration: 60 };
  if (!redisUrl) return { limiter: new RateLimiterMemory(limits), close: async () => undefined };
  const client = createClient({ url: redisUrl });
  client.on('error', () => undefined);
  await client.connect();
  return {
    limiter: new RateLimiterRedis({ ...limits, storeClient: client, useRedisPackage: true }),
    close: async () => {
      await client.close();
    },
  };
}

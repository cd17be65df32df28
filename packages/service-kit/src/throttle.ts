import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import { createClient } from 'redis';
import type { Caller } from './caller.ts';

/** Lets a caller do something a few times a minute. */
export interface Throttle {
  /** Counts one try of this caller; false when it is one too many. */
  admit(key: string): Promise<boolean>;
  close(): Promise<void>;
}

export interface ThrottleOptions {
  /** What is counted, e.g. `order-look-up`; throttles of one name count together. */
  readonly name: string;
  readonly perMinute: number;
  /** Counts in memory without an address, which is right for one process. */
  readonly redisUrl: string | undefined;
}

/** Counts tries by caller. While Redis is away, each process counts for itself: nobody is let through uncounted. */
export async function openThrottle({ name, perMinute, redisUrl }: ThrottleOptions): Promise<Throttle> {
  const limits = { keyPrefix: name, points: perMinute, duration: 60 };
  const memory = new RateLimiterMemory(limits);
  const client = redisUrl ? createClient({ url: redisUrl, disableOfflineQueue: true }) : undefined;
  client?.on('error', () => undefined);
  await client?.connect();
  const limiter = client
    ? new RateLimiterRedis({ ...limits, storeClient: client, useRedisPackage: true, insuranceLimiter: memory })
    : memory;
  return {
    async admit(key) {
      try {
        await limiter.consume(key);
        return true;
      } catch (error) {
        // The limiter rejects with its count, and with an error only when it is broken.
        if (error instanceof Error) throw error;
        return false;
      }
    },
    close: async () => {
      await client?.close();
    },
  };
}

/**
 * Who is counted. A guest can become another guest at will, so those who are not signed in are counted by address where it
 * is known.
 */
export function throttleKey({ identity, clientIp }: Caller): string {
  if (identity.kind === 'member') return `member:${identity.membershipNumber}`;
  if (identity.kind === 'partner') return `partner:${identity.clientId}`;
  if (clientIp !== undefined) return `address:${clientIp}`;
  return identity.kind === 'guest' ? `guest:${identity.guestId}` : 'anonymous';
}

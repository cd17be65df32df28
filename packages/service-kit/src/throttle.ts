import { isIPv6 } from 'node:net';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import { createClient } from 'redis';
import type { Caller } from './caller.ts';

/** The window that tries are counted in; after it a refused caller is admitted again. */
export const throttleSeconds = 60;

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
  const limits = { keyPrefix: name, points: perMinute, duration: throttleSeconds };
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
 * Who is counted. A guest can become another guest at will, so those who are not signed in are counted by address where
 * it is known (MEMBERSHIP-13).
 */
export function throttleKey({ identity, clientIp }: Caller): string {
  if (identity.kind === 'member') return `member:${identity.membershipNumber}`;
  if (identity.kind === 'partner') return `partner:${identity.clientId}`;
  if (clientIp !== undefined) return `address:${addressKey(clientIp)}`;
  return identity.kind === 'guest' ? `guest:${identity.guestId}` : 'anonymous';
}

/**
 * An address as it is counted. An IPv6 network of 64 bits counts as one, because whoever has one of its addresses has them all;
 * an IPv4 address counts the same when it is written as IPv6.
 */
export function addressKey(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('%', 1).join('').split('::');
  const groupsOf = (part: string) => (part === '' ? [] : part.split(':'));
  const before = groupsOf(head);
  const after = groupsOf(tail ?? '');
  // The last 32 bits may be written as an IPv4 address.
  const length = before.length + after.length + (plain.includes('.') ? 1 : 0);
  const zeros = tail === undefined ? 0 : 8 - length;
  const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...after];
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}

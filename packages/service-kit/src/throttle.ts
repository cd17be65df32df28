import { isIPv6 } from 'node:net';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import { createClient } from 'redis';
import type { Caller } from './caller.ts';

/** Length of the window in which requests are counted. */
export const throttleSeconds = 60;

/** Limits how often a caller can do something per minute. */
export interface Throttle {
  /** Counts a request of this caller; false when it exceeds the limit. */
  admit(key: string): Promise<boolean>;
  /** Releases one counted request of this caller. */
  release(key: string): Promise<void>;
  close(): Promise<void>;
}

export interface ThrottleOptions {
  /** Name of the limited action, e.g. `order-look-up`. Throttles with the same name share their counts. */
  readonly name: string;
  readonly perMinute: number;
  /** Redis shares the counts between processes. Without it, the process counts in memory. */
  readonly redisUrl: string | undefined;
}

/** Opens a throttle. While Redis is down, each process counts in memory. */
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
        // Over the limit, the limiter rejects with its counts; an `Error` is a failure of the limiter.
        if (error instanceof Error) throw error;
        return false;
      }
    },
    async release(key) {
      const { consumedPoints } = await limiter.reward(key);
      // The window in which the request was counted has ended: nothing is carried over to the next one.
      if (consumedPoints < 0) await limiter.delete(key);
    },
    close: async () => {
      await client?.close();
    },
  };
}

/**
 * The key by which a caller is counted. A guest can get a new guest id at any time, so callers who are not signed in are
 * counted by address when it is known (MEMBERSHIP-13).
 */
export function getThrottleKey({ identity, clientIp }: Caller): string {
  if (identity.kind === 'member') return `member:${identity.membershipNumber}`;
  if (identity.kind === 'partner') return `partner:${identity.clientId}`;
  if (identity.kind === 'operator') return `operator:${identity.subject}`;
  if (clientIp !== undefined) return `address:${getAddressKey(clientIp)}`;
  return identity.kind === 'guest' ? `guest:${identity.guestId}` : 'anonymous';
}

/**
 * The key by which an address is counted: the /64 network of an IPv6 address, because one subscriber has the whole network.
 * An IPv4-mapped IPv6 address has the key of its IPv4 address.
 */
export function getAddressKey(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('%', 1).join('').split('::');
  const splitGroups = (part: string) => (part === '' ? [] : part.split(':'));
  const before = splitGroups(head);
  const after = splitGroups(tail ?? '');
  // The last 32 bits may be written as an IPv4 address.
  const length = before.length + after.length + (plain.includes('.') ? 1 : 0);
  const zeros = tail === undefined ? 0 : 8 - length;
  const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...after];
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}

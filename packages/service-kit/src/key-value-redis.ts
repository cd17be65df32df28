import { createClient } from 'redis';
import { createLocks } from './key-value-locks.ts';
import type { KeyValueStore } from './key-value-store.ts';

/** Timeout of a command. Without it, commands would wait until Redis is available again. */
const commandTimeoutMs = 2_000;
const extendIfEqualScript =
  'if redis.call("get", KEYS[1]) == ARGV[1] then return redis.call("expire", KEYS[1], ARGV[2]) else return 0 end';
const deleteIfEqualScript =
  'if redis.call("get", KEYS[1]) == ARGV[1] then return redis.call("del", KEYS[1]) else return 0 end';

/**
 * A group is a set of keys. It expires with its last entry, and its members whose entries are gone are removed when the
 * group is listed.
 */
const toGroupKey = (group: string) => `group:${group}`;

/** Opens a store in Redis at a `redis://…` URL. */
export async function openRedisKeyValueStore(url: string): Promise<KeyValueStore> {
  const client = createClient({ url, commandOptions: { timeout: commandTimeoutMs } });
  client.on('error', () => undefined);
  await client.connect();
  const setIfAbsent = async (key: string, value: string, ttlSeconds: number) =>
    (await client.set(key, value, { expiration: { type: 'EX', value: ttlSeconds }, condition: 'NX' })) === 'OK';
  const extendIfEqual = async (key: string, value: string, ttlSeconds: number) =>
    (await client.eval(extendIfEqualScript, { keys: [key], arguments: [value, String(ttlSeconds)] })) === 1;
  const deleteIfEqual = async (key: string, value: string) => {
    await client.eval(deleteIfEqualScript, { keys: [key], arguments: [value] });
  };
  return {
    get: async (key) => (await client.get(key)) ?? undefined,
    set: async (key, value, ttlSeconds, group) => {
      const commands = client.multi().set(key, value, { expiration: { type: 'EX', value: ttlSeconds } });
      if (group !== undefined) {
        const groupKey = toGroupKey(group);
        commands.sAdd(groupKey, key).expire(groupKey, ttlSeconds, 'NX').expire(groupKey, ttlSeconds, 'GT');
      }
      await commands.exec();
    },
    async listGroup(group) {
      const groupKey = toGroupKey(group);
      const keys = await client.sMembers(groupKey);
      if (keys.length === 0) return [];
      const values = await client.mGet(keys);
      const goneKeys = keys.filter((_key, index) => values[index] === null);
      if (goneKeys.length > 0) await client.sRem(groupKey, goneKeys);
      return keys.flatMap((key, index) => {
        const value = values[index];
        return typeof value === 'string' ? [{ key, value }] : [];
      });
    },
    delete: async (key) => {
      await client.del(key);
    },
    setIfAbsent,
    withLock: createLocks({ setIfAbsent, extendIfEqual, deleteIfEqual }),
    ping: async () => {
      await client.ping();
    },
    close: async () => {
      await client.close();
    },
  };
}

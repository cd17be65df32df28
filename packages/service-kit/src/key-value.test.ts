import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Database, openDatabase } from './database.ts';
import { openKeyValueStore } from './key-value.ts';
import { openDatabaseKeyValueStore } from './key-value-database.ts';
import type { KeyValueStore } from './key-value-store.ts';
import { createLogger } from './logger.ts';
import { tryStartPostgres } from './testing/postgres.ts';
import { tryStartRedis } from './testing/redis.ts';

const logger = createLogger({ name: 'test', level: 'silent' });
const options = { redisUrl: undefined, schema: 'shop', logger };

/** The stores of two processes of one service, on shared storage. */
type Processes = readonly [KeyValueStore, KeyValueStore];

interface Engine {
  readonly name: string;
  /** Undefined when the engine cannot be started on this machine. */
  start(): Promise<{ stores: Processes; stop(): Promise<void> } | undefined>;
}

const engines: readonly Engine[] = [
  {
    name: 'PGlite',
    async start() {
      // An embedded database belongs to one process, so the stores share its connection.
      const database = await openDatabase('pglite://memory');
      const open = () => openKeyValueStore({ ...options, database: async () => database });
      return { stores: [await open(), await open()], stop: () => database.close() };
    },
  },
  {
    name: 'PostgreSQL',
    async start() {
      const server = await tryStartPostgres();
      if (!server) return undefined;
      const url = await server.createDatabase();
      const databases = [await openDatabase(url), await openDatabase(url)] as const;
      const open = (database: Database) => openKeyValueStore({ ...options, database: async () => database });
      return {
        stores: [await open(databases[0]), await open(databases[1])],
        async stop() {
          await Promise.all(databases.map((database) => database.close()));
          await server.stop();
        },
      };
    },
  },
  {
    name: 'Redis',
    async start() {
      const server = await tryStartRedis();
      if (!server) return undefined;
      const database = () => Promise.reject(new Error('Redis needs no database.'));
      const open = () => openKeyValueStore({ ...options, redisUrl: server.url, database });
      return { stores: [await open(), await open()], stop: () => server.stop() };
    },
  },
];

describe.each(engines)('a store on $name', ({ start }) => {
  let running: Awaited<ReturnType<Engine['start']>>;
  const test = (name: string, work: (first: KeyValueStore, second: KeyValueStore) => Promise<void>) =>
    it(name, async ({ skip }) => {
      if (!running) return skip('this server is not available');
      await work(...running.stores);
    });

  beforeAll(async () => {
    running = await start();
  });
  afterAll(async () => {
    for (const store of running?.stores ?? []) await store.close();
    await running?.stop();
  });

  test('shares entries between processes', async (first, second) => {
    expect(await second.get('a')).toBeUndefined();
    await first.set('a', '1', 60);
    expect(await second.get('a')).toBe('1');
    await second.set('a', '2', 60);
    expect(await first.get('a')).toBe('2');
    await first.delete('a');
    expect(await second.get('a')).toBeUndefined();
    await second.ping();
  });

  test('frees a key when its entry expires', async (first, second) => {
    await first.set('short', '1', 1);
    expect(await second.setIfAbsent('short', '2', 60)).toBe(false);
    await expect.poll(() => second.get('short')).toBeUndefined();
    expect(await second.setIfAbsent('short', '2', 60)).toBe(true);
    expect(await first.get('short')).toBe('2');
  });

  test('finds the entries of a group that have not expired', async (first, second) => {
    const listKeys = async () => (await second.listGroup('ana')).map(({ key }) => key).toSorted();
    expect(await listKeys()).toEqual([]);
    await first.set('phone', '1', 60, 'ana');
    await second.set('laptop', '2', 60, 'ana');
    await first.set('brief', '3', 1, 'ana');
    await first.set('of another', '4', 60, 'marcus');
    await first.set('without a group', '5', 60);
    expect(await listKeys()).toEqual(['brief', 'laptop', 'phone']);
    await expect.poll(listKeys).toEqual(['laptop', 'phone']);
    await first.set('phone', 'changed', 60, 'ana');
    await first.delete('laptop');
    expect(await second.listGroup('ana')).toEqual([{ key: 'phone', value: 'changed' }]);
    await first.delete('phone');
    expect(await listKeys()).toEqual([]);
  });

  test('lets only one of several processes set a free key', async (first, second) => {
    const stores = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? first : second));
    const wasSet = await Promise.all(stores.map((store, index) => store.setIfAbsent('race', String(index), 60)));
    expect(wasSet.filter(Boolean)).toHaveLength(1);
    expect(await first.get('race')).toBe(String(wasSet.indexOf(true)));
  });

  test('runs locked work one at a time, also after a failure', async (first, second) => {
    await first.set('count', '0', 60);
    const increase = (store: KeyValueStore, isFailing: boolean) =>
      store.withLock('count', 20, async () => {
        const before = Number(await store.get('count'));
        await store.set('count', String(before + 1), 60);
        if (isFailing) throw new Error('the work failed');
      });
    const results = await Promise.allSettled(
      Array.from({ length: 12 }, (_, index) => increase(index % 2 === 0 ? first : second, index === 3)),
    );
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    expect(await first.get('count')).toBe('12');
  });

  test('keeps a lock while its work runs longer than its lifetime', async (first, second) => {
    let finish = () => {};
    const held = first.withLock('long', 1, () => new Promise<void>((resolve) => (finish = resolve)));
    await expect.poll(() => second.get('lock:long')).toBeDefined();
    await first.set('later than the lifetime', '1', 2);
    await expect.poll(() => second.get('later than the lifetime')).toBeUndefined();
    expect(await second.setIfAbsent('lock:long', 'another', 60)).toBe(false);
    finish();
    await held;
    expect(await second.setIfAbsent('lock:long', 'another', 60)).toBe(true);
  });

  test('releases the lock of a stalled process when it expires', async (first, second) => {
    // A stalled process renews nothing.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const entered: string[] = [];
    const stalled = first.withLock('abandoned', 1, async () => {
      entered.push('one');
      await held;
    });
    await expect.poll(() => entered).toEqual(['one']);
    await second.withLock('abandoned', 60, async () => {
      entered.push('other');
      // The first owner finishes after its lock expired; it must not release the lock of the second owner.
      release();
      await stalled;
      expect(await first.setIfAbsent('lock:abandoned', 'a third', 60)).toBe(false);
    });
    expect(entered).toEqual(['one', 'other']);
  });
});

it('deletes the rows of expired entries at start and periodically', async () => {
  const database = await openDatabase('pglite://memory');
  const keys = async () => {
    const { rows } = await database.execute('select key from shop.entry where key <> $1 order by key', ['']);
    return rows.map(({ key }) => key);
  };
  const expire = (key: string) =>
    database.execute("update shop.entry set expires_at = now() - interval '1 second' where key = $1", [key]);
  const first = await openDatabaseKeyValueStore(database, 'shop', logger);
  for (const key of ['kept', 'expired before the start', 'expired later']) await first.set(key, '1', 60);
  await expire('expired before the start');
  await first.close();

  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const second = await openDatabaseKeyValueStore(database, 'shop', logger);
    await vi.waitFor(async () => expect(await keys()).toEqual(['expired later', 'kept']), { timeout: 20_000 });
    await expire('expired later');
    vi.advanceTimersByTime(10 * 60_000);
    await second.close();
    expect(await keys()).toEqual(['kept']);
  } finally {
    vi.useRealTimers();
    await database.close();
  }
});

it('rejects instead of waiting when Redis is down', async () => {
  const sockets = new Set<Socket>();
  // A fake Redis that responds OK to every command, so that a client can connect.
  const redis = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('data', (data) => socket.write('+OK\r\n'.repeat(data.toString().match(/^\*\d/gm)?.length ?? 0)));
  });
  await new Promise<void>((resolve) => redis.listen(0, '127.0.0.1', resolve));
  const redisUrl = `redis://127.0.0.1:${(redis.address() as AddressInfo).port}`;
  const database = () => Promise.reject(new Error('Redis needs no database.'));
  const store = await openKeyValueStore({ ...options, redisUrl, database });
  redis.close();
  for (const socket of sockets) socket.destroy();
  await expect(store.get('session')).rejects.toThrow();
});

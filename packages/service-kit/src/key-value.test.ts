import { type AddressInfo, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { openKeyValueStore } from './key-value.ts';

describe('in memory', () => {
  it('keeps a value for its time', async () => {
    vi.useFakeTimers();
    try {
      const store = await openKeyValueStore(undefined);
      await store.set('a', '1', 10);
      expect(await store.setIfAbsent('a', '2', 10)).toBe(false);
      expect(await store.get('a')).toBe('1');
      vi.advanceTimersByTime(10_000);
      expect(await store.get('a')).toBeUndefined();
      expect(await store.setIfAbsent('a', '2', 10)).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  });

  it('is bounded, and lets go first of what ends first', async () => {
    const store = await openKeyValueStore(undefined);
    await store.set('member', '1', 3_600);
    for (let n = 0; n <= 50_000; n += 1) await store.set(`visitor-${n}`, '1', 60 + n / 1_000);
    expect(await store.get('member')).toBe('1');
    expect(await store.get('visitor-0')).toBeUndefined();
    expect(await store.get('visitor-50000')).toBe('1');
  });

  it('runs what shares a lock one after the other, also after a failure', async () => {
    const store = await openKeyValueStore(undefined);
    const seen: string[] = [];
    const work = (name: string) => async () => {
      seen.push(`${name} begins`);
      await sleep(5);
      seen.push(`${name} ends`);
      if (name === 'a') throw new Error('a failed');
      return name;
    };
    const both = await Promise.allSettled([store.withLock('k', 1, work('a')), store.withLock('k', 1, work('b'))]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    expect(seen).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
  });
});

it('does not wait for a Redis that went away', async () => {
  const sockets = new Set<Socket>();
  // Enough of Redis for a client to connect: every command is answered OK.
  const redis = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('data', (data) => socket.write('+OK\r\n'.repeat(data.toString().match(/^\*\d/gm)?.length ?? 0)));
  });
  await new Promise<void>((resolve) => redis.listen(0, '127.0.0.1', resolve));
  const store = await openKeyValueStore(`redis://127.0.0.1:${(redis.address() as AddressInfo).port}`);
  redis.close();
  for (const socket of sockets) socket.destroy();
  await sleep(50);
  const began = performance.now();
  await expect(store.get('session')).rejects.toThrow();
  expect(performance.now() - began).toBeLessThan(4_000);
});

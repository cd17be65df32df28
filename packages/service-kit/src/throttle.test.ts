import { expect, it } from 'vitest';
import type { Caller } from './caller.ts';
import { openThrottle, throttleKey } from './throttle.ts';

it('lets each caller through as often as it says, and no more', async () => {
  const throttle = await openThrottle({ name: 'test', perMinute: 2, redisUrl: undefined });
  const admitted = [await throttle.admit('ana'), await throttle.admit('ana'), await throttle.admit('ana')];
  expect(admitted).toEqual([true, true, false]);
  expect(await throttle.admit('marcus')).toBe(true);
  await throttle.close();
});

it('counts strangers by address where it is known', () => {
  const key = (identity: Caller['identity'], clientIp?: string) =>
    throttleKey({ identity, market: 'CR', language: 'es', requestId: 'request-1', ...(clientIp ? { clientIp } : {}) });
  const guest: Caller['identity'] = { kind: 'guest', guestId: 'g1' };
  expect(key(guest, '192.0.2.1')).toBe(key({ kind: 'anonymous' }, '192.0.2.1'));
  expect(key(guest)).not.toBe(key({ kind: 'guest', guestId: 'g2' }));
  const ana: Caller['identity'] = { kind: 'member', subject: 's', membershipNumber: '64011045120001' };
  expect(key(ana, '192.0.2.1')).toBe(key(ana, '192.0.2.2'));
});

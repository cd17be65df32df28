import { expect, it } from 'vitest';
import type { Caller } from './caller.ts';
import { getAddressKey, getThrottleKey, openThrottle } from './throttle.ts';

it('admits each key up to the limit', async () => {
  const throttle = await openThrottle({ name: 'test', perMinute: 2, redisUrl: undefined });
  const admitted = [await throttle.admit('ana'), await throttle.admit('ana'), await throttle.admit('ana')];
  expect(admitted).toEqual([true, true, false]);
  expect(await throttle.admit('marcus')).toBe(true);
  await throttle.close();
});

it('admits a key again after its requests were released, and never more than the limit', async () => {
  const throttle = await openThrottle({ name: 'test', perMinute: 1, redisUrl: undefined });
  const admitted = [await throttle.admit('ana'), await throttle.admit('ana')];
  for (let release = 0; release < 5; release += 1) await throttle.release('ana');
  admitted.push(await throttle.admit('ana'), await throttle.admit('ana'));
  expect(admitted).toEqual([true, false, true, false]);
  await throttle.close();
});

it('throttleKey identifies a guest by a known address and a member by membership number', () => {
  const key = (identity: Caller['identity'], clientIp?: string) =>
    getThrottleKey({
      identity,
      market: 'CR',
      language: 'es',
      requestId: 'request-1',
      ...(clientIp ? { clientIp } : {}),
    });
  const guest: Caller['identity'] = { kind: 'guest', guestId: 'g1' };
  expect(key(guest, '192.0.2.1')).toBe(key({ kind: 'anonymous' }, '192.0.2.1'));
  expect(key(guest)).not.toBe(key({ kind: 'guest', guestId: 'g2' }));
  const ana: Caller['identity'] = { kind: 'member', subject: 's', membershipNumber: '64011045120001' };
  expect(key(ana, '192.0.2.1')).toBe(key(ana, '192.0.2.2'));
});

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:0db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::192.0.2.33', '64:ff9b:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
])('addressKey of %s is %s', (address, key) => {
  expect(getAddressKey(address)).toBe(key);
});

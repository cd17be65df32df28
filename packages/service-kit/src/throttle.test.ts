import { expect, it } from 'vitest';
import { openThrottle } from './throttle.ts';

it('lets each caller through as often as it says, and no more', async () => {
  const throttle = await openThrottle({ name: 'test', perMinute: 2, redisUrl: undefined });
  const admitted = [await throttle.admit('ana'), await throttle.admit('ana'), await throttle.admit('ana')];
  expect(admitted).toEqual([true, true, false]);
  expect(await throttle.admit('marcus')).toBe(true);
  await throttle.close();
});

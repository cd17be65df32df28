import { expect, it } from 'vitest';
import { parsePaymentsEnv } from './env.ts';
import { requiredSettings } from './testing/required-settings.ts';

it('bounds every attempt by default (CHECKOUT-26, CHECKOUT-52, PAYMENTS-46)', () => {
  expect(parsePaymentsEnv(requiredSettings)).toMatchObject({
    CHECKOUT_REJECTION_TRIES: 3,
    CHECKOUT_STEP_POSTPONEMENTS: 10,
    CHECKOUT_BACKOFF_SECONDS: 5,
    CHECKOUT_OPEN_SECONDS: 3_600,
    CHECKOUT_CHALLENGE_SECONDS: 900,
    CHECKOUT_SWEEP_SECONDS: 30,
    CHECKOUT_WAKE_UP_POLL_SECONDS: 5,
    CHECKOUT_FOLLOW_UP_SECONDS: [60, 600, 3_600, 86_400],
  });
});

it('sells for the test price only with sandbox and test hosts (MEMBERSHIP-56)', () => {
  const settings = { ...requiredSettings, MEMBERSHIP_TEST_PRICE: 'true' };
  expect(parsePaymentsEnv(requiredSettings).MEMBERSHIP_TEST_PRICE).toBe(false);
  expect(parsePaymentsEnv(settings).MEMBERSHIP_TEST_PRICE).toBe(true);
  for (const name of ['SHOP_URL', 'PAYMENTS_API_URL', 'MEMBERSHIP_API_URL']) {
    const start = () => parsePaymentsEnv({ ...settings, [name]: 'https://www.club.example' });
    expect(start, name).toThrow('MEMBERSHIP_TEST_PRICE: is only for sandbox and test hosts');
  }
});

it('reads the delays of follow-up checks as seconds separated by commas', () => {
  const read = (text: string) => parsePaymentsEnv({ ...requiredSettings, CHECKOUT_FOLLOW_UP_SECONDS: text });
  expect(read('1,2.5').CHECKOUT_FOLLOW_UP_SECONDS).toEqual([1, 2.5]);
  for (const text of ['soon', '-1', '1;2']) expect(() => read(text)).toThrow('CHECKOUT_FOLLOW_UP_SECONDS');
});

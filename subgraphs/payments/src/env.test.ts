import { expect, it } from 'vitest';
import { parsePaymentsEnv } from './env.ts';

const required = {
  DEPLOYMENT: 'demo',
  CALLER_SECRET: 'a-caller-secret-of-thirty-two-characters',
  DATABASE_URL: 'pglite://memory',
  COMMERCE_API_URL: 'http://127.0.0.1:9',
  COMMERCE_CLIENT_ID: 'id',
  COMMERCE_CLIENT_SECRET: 'secret',
  CONTENT_URL: 'http://127.0.0.1:9',
  CONFIGURATION_CACHE_FILE: 'unused',
  PAYMENTS_API_URL: 'http://127.0.0.1:9',
  PAYMENTS_API_KEY: 'key',
  MEMBERSHIP_API_URL: 'http://127.0.0.1:9',
  MEMBERSHIP_API_KEY: 'key',
  TAX_API_URL: 'http://127.0.0.1:9',
  FULFILMENT_URL: 'http://127.0.0.1:9',
  FULFILMENT_API_KEY: 'a-fulfilment-key-of-thirty-two-characters',
  SHOP_URL: 'http://localhost:3000',
};

it('bounds every attempt by default', () => {
  expect(parsePaymentsEnv(required)).toMatchObject({
    CHECKOUT_REJECTION_TRIES: 3,
    CHECKOUT_STEP_POSTPONEMENTS: 10,
    CHECKOUT_BACKOFF_SECONDS: 5,
    CHECKOUT_OPEN_SECONDS: 3_600,
    CHECKOUT_SWEEP_SECONDS: 30,
    CHECKOUT_WAKE_UP_POLL_SECONDS: 5,
    CHECKOUT_FOLLOW_UP_SECONDS: [60, 600, 3_600, 86_400],
  });
});

it('reads the delays of follow-up checks as seconds separated by commas', () => {
  const read = (text: string) => parsePaymentsEnv({ ...required, CHECKOUT_FOLLOW_UP_SECONDS: text });
  expect(read('1,2.5').CHECKOUT_FOLLOW_UP_SECONDS).toEqual([1, 2.5]);
  for (const text of ['soon', '-1', '1;2']) expect(() => read(text)).toThrow('CHECKOUT_FOLLOW_UP_SECONDS');
});

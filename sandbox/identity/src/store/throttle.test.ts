import { openDatabase } from '@tarima/service-kit/database';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { migrations } from '../../migrations/all.ts';
import type { IdentityTables } from './tables.ts';
import { createThrottle } from './throttle.ts';

const database = await openDatabase('pglite://memory');
afterAll(() => database.close());
const db = await database.schema<IdentityTables>('identity', migrations);
beforeEach(() => database.execute('delete from identity.sign_in_try'));

const throttle = createThrottle(db, {
  attemptsPerAccount: 4,
  attemptsPerAddress: 6,
  captchaPerAccount: 2,
  captchaPerAddress: 5,
});
const [home, office] = ['203.0.113.7', '203.0.113.8'];
const allowed = { minutes: 0, isCaptchaNeeded: false };
const withCaptcha = { minutes: 0, isCaptchaNeeded: true };
const refused = { minutes: 15, isCaptchaNeeded: true };

it('asks for a captcha by the attempts for a login from all addresses (ACCOUNT-275)', async () => {
  expect(await throttle.admit('ana', home)).toEqual(allowed);
  expect(await throttle.isCaptchaNeeded('ana', office)).toBe(false);
  expect(await throttle.admit('ana', office)).toEqual(allowed);
  expect(await throttle.isCaptchaNeeded('ana', home)).toBe(true);
  expect(await throttle.admit('ana', '203.0.113.9')).toEqual(withCaptcha);
  expect(await throttle.admit('rosa', home)).toEqual(allowed);
});

it('asks for a captcha by the attempts from an address, and blocks it later (ACCOUNT-275)', async () => {
  for (const login of ['1', '2', '3', '4', '5']) expect(await throttle.admit(login, home)).toEqual(allowed);
  expect(await throttle.isCaptchaNeeded('6', home)).toBe(true);
  expect(await throttle.admit('6', home)).toEqual(withCaptcha);
  expect(await throttle.admit('7', home)).toEqual(refused);
  expect(await throttle.admit('7', office)).toEqual(allowed);
});

it('blocks a login from one address only', async () => {
  for (let count = 0; count < 4; count += 1) expect((await throttle.admit('ana', home)).minutes).toBe(0);
  expect(await throttle.admit('ana', home)).toEqual(refused);
  expect(await throttle.admit('ana', office)).toEqual(withCaptcha);
});

it('counts parallel attempts', async () => {
  const admissions = await Promise.all(Array.from({ length: 6 }, () => throttle.admit('ana', home)));
  expect(admissions.filter(({ minutes }) => minutes === 0).length).toBeLessThanOrEqual(4);
  expect(admissions.filter(({ isCaptchaNeeded }) => !isCaptchaNeeded).length).toBeLessThanOrEqual(2);
});

it('forgets attempts after 15 minutes, after a sign-in, and those of an account after a new password', async () => {
  const fail = async (login: string, address: string) => {
    await throttle.admit(login, address);
    await throttle.admit(login, address);
  };
  await fail('ana', home);
  await throttle.clear('ana', home);
  expect(await throttle.isCaptchaNeeded('ana', home)).toBe(false);
  await fail('ana', office);
  await throttle.clear('ana', home);
  expect(await throttle.isCaptchaNeeded('ana', home)).toBe(true);
  await throttle.clearAccount(['ana', '64010000010001']);
  expect(await throttle.isCaptchaNeeded('ana', home)).toBe(false);
  await fail('ana', home);
  await database.execute(`update identity.sign_in_try set tried_at = now() - interval '15 minutes 1 second'`);
  expect(await throttle.isCaptchaNeeded('ana', home)).toBe(false);
});

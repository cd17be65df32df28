import { openDatabase } from '@tarima/service-kit/database';
import { createLogger } from '@tarima/service-kit/logger';
import { afterAll, expect, it } from 'vitest';
import { createMembershipApp } from '../app.ts';
import { parseMembershipApiEnv } from '../env.ts';

const env = parseMembershipApiEnv({});
const headers = { 'x-api-key': env.MEMBERSHIP_API_KEY };
const database = await openDatabase('pglite://memory');
const clock = () => new Date('2026-11-20T12:00:00Z');
const app = await createMembershipApp({
  env,
  logger: createLogger({ name: 'test', level: 'silent' }),
  database,
  clock,
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const card = {
  number: '0001',
  firstName: 'Nuria',
  lastName: 'Solano Vega',
  email: 'nuria@tarima.test',
  phone: '+50688210000',
  birthDate: '1990-02-03',
  addressLine1: 'Calle 3, casa 8',
  city: 'Escazú',
  status: 'ACTIVE',
};
const account = (accountId: string) => ({
  accountId,
  type: 'BUSINESS',
  status: 'ACTIVE',
  country: 'CR',
  expiresOn: '2027-01-31',
  isUpgradeAllowed: true,
  cards: [card, { ...card, number: '0002', firstName: 'Tito', status: 'INACTIVE' }],
});
const open = (payload: object, key = headers) =>
  app.inject({ method: 'POST', url: '/operations/accounts', headers: key, payload });

it('opens an account with its cards, once', async () => {
  const opened = await open(account('6401900001'));
  expect([opened.statusCode, opened.json()]).toEqual([201, { accountId: '6401900001' }]);
  expect((await app.inject({ url: '/v1/memberships/64019000010001', headers })).json()).toMatchObject({
    membershipType: 'BUSINESS',
    fullName: 'Nuria Solano Vega',
    expiredDate: '2027-01-31',
    clubCode: '6401',
    primaryCard: true,
    membershipCards: 2,
    cards: [],
  });
  const again = await open({ ...account('6401900001'), type: 'DIAMOND' });
  expect([again.statusCode, again.json()]).toMatchObject([409, { errorCode: 'ACCOUNT_EXISTS' }]);
});

it('needs the key, and every detail', async () => {
  expect((await open(account('6401900002'), { 'x-api-key': 'wrong' })).statusCode).toBe(401);
  const refused = await open({ ...account('6401900002'), cards: [] });
  expect([refused.statusCode, refused.json()]).toMatchObject([400, { errorCode: 'MEMBERSHIP_BAD_REQUEST' }]);
});

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
const account = {
  club: '6401',
  type: 'BUSINESS',
  status: 'ACTIVE',
  country: 'CR',
  expiresOn: '2027-01-31',
  isUpgradeAllowed: true,
  cards: [card, { ...card, number: '0002', firstName: 'Tito', status: 'INACTIVE' }],
};
const open = (payload: object, key = headers) =>
  app.inject({ method: 'POST', url: '/operations/accounts', headers: key, payload });

it('opens accounts with their cards and unique numbers', async () => {
  const responses = await Promise.all([1, 2, 3].map(() => open(account)));
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
  const accountIds = responses.map((response) => response.json().accountId as string);
  expect(new Set(accountIds).size).toBe(3);
  for (const accountId of accountIds) {
    expect(accountId).toMatch(/^6401\d{6}$/);
    expect((await app.inject({ url: `/v1/memberships/${accountId}0001`, headers })).json()).toMatchObject({
      membershipType: 'BUSINESS',
      fullName: 'Nuria Solano Vega',
      expiredDate: '2027-01-31',
      clubCode: '6401',
      primaryCard: true,
      membershipCards: 2,
      cards: [],
    });
  }
});

it.each([
  [{ status: 'BLOCKED' }, 200, 'BLOCKED'],
  [{ status: 'CANCELLED' }, 200, 'CANCELLED'],
  [{ status: 'EXPIRED' }, 400, 'ACTIVE'],
  [{ status: 'BLOCKED', type: 'PLATINUM' }, 400, 'ACTIVE'],
  [{}, 400, 'ACTIVE'],
])('changes the status of an account with %j: %i, %s', async (payload, statusCode, status) => {
  const { accountId } = (await open(account)).json();
  const change = (id: string, key = headers) =>
    app.inject({ method: 'PATCH', url: `/operations/accounts/${id}`, headers: key, payload });
  expect((await change(accountId)).statusCode).toBe(statusCode);
  expect((await change(accountId, { 'x-api-key': 'wrong' })).statusCode).toBe(401);
  expect((await change('unknown')).statusCode).toBe(statusCode === 200 ? 404 : 400);
  expect((await app.inject({ url: `/v1/memberships/${accountId}0001`, headers })).json()).toMatchObject({
    accountStatusCode: status,
  });
});

it('requires the key and a complete account', async () => {
  expect((await open(account, { 'x-api-key': 'wrong' })).statusCode).toBe(401);
  const rejected = await open({ ...account, cards: [] });
  expect([rejected.statusCode, rejected.json()]).toMatchObject([400, { errorCode: 'MEMBERSHIP_BAD_REQUEST' }]);
});

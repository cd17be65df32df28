import { createMembershipClient } from '@tarima/membership-client/client';
import { openDatabase } from '@tarima/service-kit/database';
import { createLogger } from '@tarima/service-kit/logger';
import { listen } from '@tarima/service-kit/server';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAccounts } from '../../seeds/accounts.ts';
import { createMembershipApp } from '../app.ts';
import { parseMembershipApiEnv } from '../env.ts';
import { openApiDocument } from '../openapi.ts';

const now = new Date('2026-11-20T12:00:00Z');
const env = parseMembershipApiEnv({});
const headers = { 'x-api-key': env.MEMBERSHIP_API_KEY };
const database = await openDatabase('pglite://memory');
const logger = createLogger({ name: 'test', level: 'silent' });
const create = (clock = () => now) => createMembershipApp({ env, logger, database, clock });
const app = await create();
const accounts = buildAccounts(now);
const ana = '64011045120001';

let baseUrl: string;
beforeAll(async () => {
  baseUrl = await listen(app, { name: 'test', host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const get = (membership: string) => app.inject({ url: `/v1/memberships/${membership}`, headers });
const validate = (membership: unknown, key = headers) =>
  app.inject({ method: 'POST', url: '/v1/memberships/validate', headers: key, payload: { membership } });

describe('validate', () => {
  it.each([
    ['a valid membership', ana, { result: true }],
    ['an unknown membership', '64019876540001', { result: false }],
    ['an unknown card of a known account', '64011045120009', { result: false }],
    ['a blocked membership', '64019999990001', { result: false, blockStatus: 'BLOCKED' }],
    ['a cancelled membership', '64019399980001', { result: false, blockStatus: 'CANCELLED' }],
    ['an inactive card', '72012208710002', { result: false, blockStatus: 'CARD_INACTIVE' }],
  ])('returns the status of %s (MEMBERSHIP-9, MEMBERSHIP-10)', async (_what, membership, response) => {
    expect((await validate(membership)).json()).toEqual(response);
  });

  it('accepts a membership through its last day in its own time zone (MEMBERSHIP-10, MEMBERSHIP-11)', async () => {
    const account = accounts.find((entry) => entry.accountId === ana.slice(0, 10));
    if (!account) throw new Error('no account');
    const validateAt = async (clock: string) => {
      const later = await create(() => new Date(clock));
      const response = await later.inject({
        method: 'POST',
        url: '/v1/memberships/validate',
        headers,
        payload: { membership: ana },
      });
      return response.json();
    };
    const lastDay = new Date(`${account.expiresOn}T00:00:00Z`).getTime();
    const dayMs = 86_400_000;
    // Costa Rica is six hours behind UTC: its last day ends at 06:00 UTC of the next.
    expect(await validateAt(new Date(lastDay + dayMs + 5 * 3_600_000).toISOString())).toEqual({ result: true });
    expect(await validateAt(new Date(lastDay + dayMs + 7 * 3_600_000).toISOString())).toEqual({
      result: false,
      blockStatus: 'EXPIRED',
    });
  });

  it.each(['6401', '6401104512000a', 64011045120001, undefined])('rejects %s', async (membership) => {
    const rejected = await validate(membership);
    expect(rejected.statusCode).toBe(400);
    expect(rejected.json()).toMatchObject({ errorCode: 'MEMBERSHIP_BAD_REQUEST' });
  });
});

/** Membership numbers of demo members by login. */
const numbers = {
  ana,
  marcus: '72012208710001',
  sofia: '64031050200001',
  delroy: '72022219600001',
  esteban: '64041053330001',
  ricardo: '62022109820001',
  walter: '66016105010001',
  shanice: '70011200770002',
  valentina: '61033307210001',
} as const;
type Login = keyof typeof numbers;

const checkEligibility = async (what: 'is-renewable' | 'is-upgradable', membership: string, api = app) =>
  (await api.inject({ method: 'POST', url: `/v1/memberships/${what}`, headers, payload: { membership } })).json();
const buildEligibility = (codes: readonly number[]) => ({
  result: codes.length === 0,
  reasons: codes.map((code) => ({ code })),
});

describe('is-renewable', () => {
  it.each<[string, Login, number[]]>([
    ['a membership within the renewal period', 'sofia', []],
    ['an expired membership', 'esteban', []],
    ['a membership before the renewal period', 'ana', [80005]],
    ['an account with too many cards', 'ricardo', [80004]],
    ['a blocked account', 'valentina', [80002, 80005]],
  ])('returns the reasons for %s', async (_what, login, codes) => {
    expect(await checkEligibility('is-renewable', numbers[login])).toEqual(buildEligibility(codes));
  });

  it('rejects an inactive card', async () => {
    expect((await checkEligibility('is-renewable', '72012208710002')).reasons).toContainEqual({ code: 80002 });
  });

  it("starts the renewal period at midnight in the membership's time zone", async () => {
    const { expiresOn } = accounts.find(({ accountId }) => accountId === ana.slice(0, 10)) ?? { expiresOn: '' };
    const firstDay = new Date(`${expiresOn}T00:00:00Z`).getTime() - 60 * 86_400_000;
    const at = async (hours: number) =>
      (await checkEligibility('is-renewable', ana, await create(() => new Date(firstDay + hours * 3_600_000)))).result;
    // Costa Rica is six hours behind UTC.
    expect([await at(5), await at(7)]).toEqual([false, true]);
  });

  it('applies the configured period and maximum number of cards', async () => {
    const strict = parseMembershipApiEnv({ MEMBERSHIP_RENEWAL_DAYS: '7', MEMBERSHIP_MAXIMUM_CARDS: '1' });
    const api = await createMembershipApp({ env: strict, logger, database, clock: () => now });
    expect(await checkEligibility('is-renewable', numbers.sofia, api)).toEqual(buildEligibility([80005]));
    expect(await checkEligibility('is-renewable', ana, api)).toEqual(buildEligibility([80004, 80005]));
  });
});

describe('is-upgradable', () => {
  it.each<[string, Login, number[]]>([
    ['Diamond', 'sofia', []],
    ['Business', 'delroy', []],
    ['Platinum', 'marcus', [110003]],
    ['an expired membership', 'esteban', [110002]],
    ['a blocked Platinum account', 'valentina', [110002, 110003]],
    ['a card that is not primary', 'shanice', [110004]],
    ['an account without upgrades', 'walter', [110005]],
    ['an account with too many cards', 'ricardo', [110006]],
  ])('returns the reasons for %s (MEMBERSHIP-5, MEMBERSHIP-27)', async (_what, login, codes) => {
    expect(await checkEligibility('is-upgradable', numbers[login])).toEqual(buildEligibility(codes));
  });

  it('rejects unknown and malformed membership numbers', async () => {
    for (const what of ['is-renewable', 'is-upgradable'] as const) {
      expect(await checkEligibility(what, '64019876540001')).toMatchObject({ errorCode: 'MEMBERSHIP_NOT_FOUND' });
      expect(await checkEligibility(what, '6401')).toMatchObject({ errorCode: 'MEMBERSHIP_BAD_REQUEST' });
    }
  });
});

describe('transactions', () => {
  const renewal = (type: string) => ({ context: 'RENEWAL', membershipTypes: [type] });
  it.each<[Login, object[]]>([
    ['sofia', [renewal('DIAMOND'), { context: 'UPGRADE', membershipTypes: ['PLATINUM'] }]],
    ['delroy', [renewal('BUSINESS'), { context: 'UPGRADE', membershipTypes: ['BUSINESS_PLATINUM'] }]],
    ['marcus', [renewal('PLATINUM')]],
    ['walter', [renewal('DIAMOND')]],
  ])('offers %s the transactions of the membership type (MEMBERSHIP-5)', async (login, transactions) => {
    expect((await get(`${numbers[login]}/transactions`)).json()).toEqual({ transactions });
  });
});

describe('details', () => {
  it('returns a membership by one of its cards', async () => {
    const { cards, cardsArray, ...details } = (await get(ana)).json();
    expect(details).toMatchObject({
      membershipType: 'DIAMOND',
      membershipTypeCode: 'DI',
      isPlatinumMember: false,
      fullName: 'Ana Lucía Rojas Vargas',
      primaryCard: true,
      membershipCards: 2,
    });
    expect(cards).toEqual(['Esteban Mora Jiménez']);
    expect(cardsArray).toHaveLength(2);
    expect((await get('64011045120002')).json()).toMatchObject({ primaryCard: false, fullName: cards[0] });
    expect((await get('72012208710001')).json()).toMatchObject({ isPlatinumMember: true, cards: [] });
  });

  it('rejects unknown and malformed membership numbers', async () => {
    const missing = await get('64019876540001');
    expect(missing.statusCode).toBe(404);
    expect(missing.json()).toMatchObject({ errorCode: 'MEMBERSHIP_NOT_FOUND' });
  });

  it('requires the key', async () => {
    const rejected = await validate(ana, { 'x-api-key': 'wrong' });
    expect(rejected.statusCode).toBe(401);
  });
});

describe('the OpenAPI document', () => {
  const ajv = new Ajv2020({ strict: false, allErrors: true, formats: { date: true } });
  ajv.addSchema({ $id: 'api', ...openApiDocument });
  const check = (path: string, value: unknown) => {
    const valid = ajv.getSchema(`api#${path}`);
    if (!valid) throw new Error(`No schema at ${path}`);
    valid(value);
    return valid.errors ?? [];
  };
  const buildSchemaPath = (path: string, method: string, status: number) =>
    `/paths/${path.replaceAll('/', '~1')}/${method}/responses/${status}/content/application~1json/schema`;

  it('is served as plain JSON', async () => {
    const served = await app.inject({ url: '/openapi.json' });
    expect(served.json()).toEqual(JSON.parse(JSON.stringify(openApiDocument)));
  });

  it('matches every response', async () => {
    const details = '/v1/memberships/{membershipId}';
    for (const card of accounts.flatMap((account) => account.cards)) {
      expect(check(buildSchemaPath(details, 'get', 200), (await get(card.membershipId)).json())).toEqual([]);
      const response = (await validate(card.membershipId)).json();
      expect(check(buildSchemaPath('/v1/memberships/validate', 'post', 200), response)).toEqual([]);
      for (const what of ['is-renewable', 'is-upgradable'] as const) {
        const path = `/v1/memberships/${what}`;
        expect(check(buildSchemaPath(path, 'post', 200), await checkEligibility(what, card.membershipId))).toEqual([]);
      }
      const transactions = (await get(`${card.membershipId}/transactions`)).json();
      expect(check(buildSchemaPath(`${details}/transactions`, 'get', 200), transactions)).toEqual([]);
    }
    expect(check(buildSchemaPath(details, 'get', 404), (await get('64019876540001')).json())).toEqual([]);
    expect(check(buildSchemaPath(details, 'get', 400), (await get('1')).json())).toEqual([]);
    expect(check(buildSchemaPath(details, 'get', 200), { membershipId: ana })).not.toEqual([]);
  });

  it("matches the store's client", async () => {
    const client = createMembershipClient({ baseUrl, apiKey: env.MEMBERSHIP_API_KEY });
    expect(await client.getMembership(ana)).toEqual((await get(ana)).json());
    expect(await client.getMembership('64019876540001')).toBeUndefined();
    expect(await client.validate('64019999990001')).toEqual({ result: false, blockStatus: 'BLOCKED' });
    await client.close();
  });
});

describe('the seeds', () => {
  it('contain thirty members and every type', () => {
    expect(accounts.length).toBeGreaterThanOrEqual(31);
    expect(new Set(accounts.map((account) => account.type)).size).toBe(4);
  });

  it('load only once', async () => {
    await create(() => new Date('2030-01-01T00:00:00Z'));
    const { rows } = await database.execute('select count(*)::int as count from membership_api.account');
    expect(rows).toEqual([{ count: accounts.length }]);
    expect((await get(ana)).json().expiredDate).toBe(
      accounts.find((account) => account.accountId === ana.slice(0, 10))?.expiresOn,
    );
  });
});

import { randomUUID } from 'node:crypto';
import { createMembershipClient, type MembershipClient } from '@tarima/membership-client/client';
import { openDatabase } from '@tarima/service-kit/database';
import { createLogger } from '@tarima/service-kit/logger';
import { listen } from '@tarima/service-kit/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMembershipApp } from '../app.ts';
import { parseMembershipApiEnv } from '../env.ts';

const now = new Date('2026-11-20T12:00:00Z');
const env = parseMembershipApiEnv({});
const database = await openDatabase('pglite://memory');
const logger = createLogger({ name: 'test', level: 'silent' });
const app = await createMembershipApp({ env, logger, database, clock: () => now });
let client: MembershipClient;

beforeAll(async () => {
  const baseUrl = await listen(app, { name: 'test', host: '127.0.0.1', port: 0 });
  client = createMembershipClient({ baseUrl, apiKey: env.MEMBERSHIP_API_KEY });
});
afterAll(async () => {
  await client.close();
  await app.close();
  await database.close();
});

/** Sofía: Diamond, renewable and upgradable. Ana is not renewable yet. */
const [sofia, ana] = ['64031050200001', '64011045120001'];
const paymentDetails = {
  transactionDate: '112026',
  transactionNumber: 'CR-261120-7F3K9Q2M',
  paymentTypeCode: 'CC',
  paymentPlatform: '11-6401-C',
  priceForeignCurrency: 3_500,
  priceLocalCurrency: 1_785_000,
  itemNumber: '900101',
};
const applicant = {
  fullName: 'Ana Rojas',
  id: '102340567',
  idTypeCode: 'ID',
  firstName: 'Ana',
  lastName: 'Rojas',
  cellPhone: '88887777',
  email: 'ana@tarima.test',
  birthDate: '051990',
  addressLine1: 'Zapote',
  addressLine2: '',
  city: 'San José',
  countryCode: 'CR',
  deptStateCode: 'SJ',
  autoCharge: false,
  shareInfo: true,
};
const create = (transactionId: string, firstName = 'Ana') =>
  client.execute({
    action: 'create',
    body: {
      transactionId,
      accountDetails: {
        clubCode: '6401',
        countryCode: 'CR',
        membershipTypeCode: 'DI',
        accountStatusCode: '00',
        isPlatinumMember: true,
      },
      cards: [{ ...applicant, firstName }],
      paymentDetails,
    },
  });
const renew = (membership: string, transactionId: string = randomUUID()) =>
  client.execute({ action: 'renew', membership, body: { transactionId, paymentDetails } });

describe('item numbers', () => {
  it('lists the price of each type for a new membership, in local currency and dollars', async () => {
    const entries = await client.getItemNumbers({ clubCode: '6401', country: 'CR', context: 'NEW' });
    expect(entries.map(({ membershipType }) => membershipType)).toEqual([
      'DIAMOND',
      'PLATINUM',
      'BUSINESS',
      'BUSINESS_PLATINUM',
    ]);
    expect(entries[0]).toMatchObject({
      code: 'DI',
      totalLocalCost: { totalPrice: 1_785_000, proratedAmount: 1_785_000, currency: 'CRC' },
      totalUsdCost: { totalPrice: 3_500 },
    });
  });

  it('charges the days that are left for an upgrade', async () => {
    const [entry] = await client.getItemNumbers({ country: 'CR', context: 'UPGRADE', membership: ana });
    expect(entry).toMatchObject({ membershipType: 'PLATINUM', totalUsdCost: { totalPrice: 4_000 } });
    expect(entry?.totalUsdCost.proratedAmount).toBeLessThan(4_000);
  });

  it('rejects an unknown membership', async () => {
    const query = { country: 'CR', context: 'RENEWAL', membership: '64019876540001' } as const;
    await expect(client.getItemNumbers(query)).rejects.toMatchObject({ status: 404 });
  });
});

describe('a purchase', () => {
  it('opens one membership, also when it is repeated in parallel', async () => {
    const transactionId = randomUUID();
    const results = await Promise.all(Array.from({ length: 5 }, () => create(transactionId)));
    const [first] = results;
    expect(first).toMatchObject({ status: 'SUCCESS', membershipId: expect.stringMatching(/^6401\d{6}0001$/) });
    for (const result of results) expect(result).toEqual(first);
    const membership = await client.getMembership(first?.membershipId ?? '');
    expect(membership).toMatchObject({ membershipType: 'PLATINUM', expiredDate: '2027-11-20', fullName: 'Ana Rojas' });
    expect((await create(randomUUID())).membershipId).not.toBe(first?.membershipId);
  });

  it('rejects another request with the same transaction id', async () => {
    const transactionId = randomUUID();
    await create(transactionId);
    await expect(create(transactionId, 'Sofía')).rejects.toMatchObject({ status: 409 });
  });
});

describe('a renewal', () => {
  it('extends the membership by a year once', async () => {
    const before = await client.getMembership(sofia);
    const transactionId = randomUUID();
    expect(await renew(sofia, transactionId)).toMatchObject({ status: 'SUCCESS', membershipId: sofia });
    await renew(sofia, transactionId);
    const after = await client.getMembership(sofia);
    const years = Number(after?.expiredDate.slice(0, 4)) - Number(before?.expiredDate.slice(0, 4));
    expect([years, after?.expiredDate.slice(4)]).toEqual([1, before?.expiredDate.slice(4)]);
    expect(await client.getTransactionStatus(transactionId)).toMatchObject({ status: 'SUCCESS' });
  });

  it('fails with the reason code when it is not allowed', async () => {
    expect(await renew(ana)).toEqual({ status: 'FAILURE', failureReason: '80005' });
  });
});

it('upgrades a membership to Platinum once (MEMBERSHIP-5)', async () => {
  const transactionId = randomUUID();
  const upgrade = () =>
    client.execute({
      action: 'upgrade',
      membership: ana,
      body: { transactionId, membershipTypeCode: 'DI', isPlatinumMember: true, paymentDetails },
    });
  expect([await upgrade(), await upgrade()]).toEqual([
    { status: 'SUCCESS', membershipId: ana },
    { status: 'SUCCESS', membershipId: ana },
  ]);
  expect(await client.getMembership(ana)).toMatchObject({ membershipType: 'PLATINUM', renewalItemNumber: '900102' });
});

describe('a withdrawal', () => {
  it('makes a transaction impossible that was not executed', async () => {
    const transactionId = randomUUID();
    expect(await client.getTransactionStatus(transactionId)).toBeUndefined();
    const withdrawn = { status: 'FAILURE', failureReason: 'WITHDRAWN' };
    expect(await client.withdrawTransaction(transactionId)).toEqual(withdrawn);
    expect(await create(transactionId)).toEqual(withdrawn);
  });

  it('keeps an executed transaction', async () => {
    const transactionId = randomUUID();
    const created = await create(transactionId);
    expect(await client.withdrawTransaction(transactionId)).toEqual(created);
  });
});

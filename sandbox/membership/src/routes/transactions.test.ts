import { randomUUID } from 'node:crypto';
import type { MembershipTransaction } from '@tarima/membership-client/client';
import { afterAll, describe, expect, it } from 'vitest';
import { numbers, paymentDetails, purchase, startMembership } from '../testing/membership-fixture.ts';

const api = await startMembership();
afterAll(api.close);
const { v1, v2, clock } = api;
const { ana, sofia } = numbers;
const versions = [
  ['1', v1, v2],
  ['2', v2, v1],
] as const;

const buildPurchase = (transactionId: string, fields: object = {}): MembershipTransaction => ({
  action: 'create',
  body: { transactionId, ...purchase, ...fields },
});
const buildRenewal = (membership: string, transactionId: string = randomUUID()): MembershipTransaction => ({
  action: 'renew',
  membership,
  body: { transactionId, paymentDetails },
});
/** Opens a membership that can be renewed and upgraded. @returns its number */
async function openMembership(): Promise<string> {
  const account = {
    club: '6401',
    type: 'DIAMOND',
    status: 'ACTIVE',
    country: 'CR',
    expiresOn: '2026-12-01',
    isUpgradeAllowed: true,
    cards: [
      {
        number: '0001',
        firstName: 'Nuria',
        lastName: 'Solano',
        email: 'nuria@tarima.test',
        phone: '88887777',
        birthDate: '1990-02-03',
        addressLine1: 'Calle 3',
        city: 'Escazú',
        status: 'ACTIVE',
      },
    ],
  };
  return `${(await api.call('POST', '/operations/accounts', account)).json().accountId}0001`;
}

describe.each(versions)('version %s of the API', (_version, client, other) => {
  it('lists the price of each type for a club, in local currency and dollars (MEMBERSHIP-53)', async () => {
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

  it('charges the days that are left for an upgrade (MEMBERSHIP-53)', async () => {
    const query = { country: 'CR', context: 'UPGRADE', membership: sofia } as const;
    const [entry] = await client.getItemNumbers(query);
    expect(entry).toMatchObject({ membershipType: 'PLATINUM', totalUsdCost: { totalPrice: 4_000 } });
    expect(entry?.totalUsdCost.proratedAmount).toBeLessThan(4_000);
  });

  it.each([
    ['membership', { country: 'CR', context: 'RENEWAL', membership: '64019876540001' }],
    ['club', { clubCode: '6499', country: 'CR', context: 'NEW' }],
    ['club of the country', { clubCode: '6201', country: 'CR', context: 'NEW' }],
    ['country', { country: 'US', context: 'NEW' }],
  ] as const)('rejects prices for an unknown %s', async (_what, query) => {
    await expect(client.getItemNumbers(query)).rejects.toMatchObject({ status: 404 });
  });

  it('opens one membership for parallel purchases with the same id (MEMBERSHIP-110)', async () => {
    const request = buildPurchase(randomUUID());
    const results = await Promise.all(
      Array.from({ length: 8 }, (_call, index) => (index % 2 ? client : other).execute(request)),
    );
    const [first] = results;
    expect(first).toMatchObject({ status: 'SUCCESS', membershipId: expect.stringMatching(/^6401\d{6}0001$/) });
    for (const result of results) expect(result).toEqual(first);
    expect(await client.getMembership(first?.membershipId ?? '')).toMatchObject({
      membershipType: 'PLATINUM',
      expiredDate: '2027-11-20',
      fullName: 'Ana Rojas',
    });
    expect((await client.execute(buildPurchase(randomUUID()))).membershipId).not.toBe(first?.membershipId);
  });

  it('extends a membership once for parallel renewals with the same id (MEMBERSHIP-110)', async () => {
    const request = buildRenewal(await openMembership());
    const results = await Promise.all(Array.from({ length: 8 }, () => client.execute(request)));
    expect(results).toEqual(Array(8).fill({ status: 'SUCCESS', membershipId: request.membership }));
    expect(await client.getMembership(request.membership ?? '')).toMatchObject({ expiredDate: '2027-12-01' });
    expect(await other.getTransactionStatus(request.body.transactionId)).toEqual(results[0]);
  });

  it('refuses a second renewal in parallel with another id, which would be too early', async () => {
    const membership = await openMembership();
    const results = await Promise.all([1, 2, 3].map(() => client.execute(buildRenewal(membership))));
    expect(results.map(({ status }) => status).toSorted()).toEqual(['FAILURE', 'FAILURE', 'SUCCESS']);
    expect(await client.getMembership(membership)).toMatchObject({ expiredDate: '2027-12-01' });
  });

  it('upgrades a membership once (MEMBERSHIP-5, MEMBERSHIP-110)', async () => {
    const membership = await openMembership();
    const request = {
      action: 'upgrade',
      membership,
      body: {
        transactionId: randomUUID(),
        membershipTypeCode: 'DI',
        isPlatinumMember: true,
        paymentDetails: { ...paymentDetails, itemNumber: '900302' },
      },
    } as const;
    const results = await Promise.all(Array.from({ length: 4 }, () => client.execute(request)));
    expect(results).toEqual(Array(4).fill({ status: 'SUCCESS', membershipId: membership }));
    expect(await client.getMembership(membership)).toMatchObject({
      membershipType: 'PLATINUM',
      renewalItemNumber: '900102',
    });
  });

  it('rejects another request with the same id, through either version', async () => {
    const transactionId = randomUUID();
    await client.execute(buildPurchase(transactionId));
    const changed = buildPurchase(transactionId, { cards: [{ ...purchase.cards[0], firstName: 'Sofía' }] });
    await expect(client.execute(changed)).rejects.toMatchObject({ status: 409 });
    await expect(other.execute(changed)).rejects.toMatchObject({ status: 409 });
    await expect(other.execute(buildRenewal(sofia, transactionId))).rejects.toMatchObject({ status: 409 });
  });

  it.each([
    ['a renewal that is too early', buildRenewal(ana), '80005'],
    ['a renewal of an unknown membership', buildRenewal('64019876540001'), 'MEMBERSHIP_NOT_FOUND'],
    ['an item number of another type', buildPurchase(randomUUID(), { paymentDetails }), 'ITEM_NUMBER_INVALID'],
    [
      'a club of another country',
      buildPurchase(randomUUID(), { accountDetails: { ...purchase.accountDetails, clubCode: '6201' } }),
      'CLUB_NOT_FOUND',
    ],
  ])('fails with the reason for %s', async (_what, request, failureReason) => {
    const transactionId = randomUUID();
    const result = await client.execute({ ...request, body: { ...request.body, transactionId } });
    expect(result).toEqual({ status: 'FAILURE', failureReason });
    expect(await client.getTransactionStatus(transactionId)).toEqual(result);
  });

  it('withdraws a transaction that was not received, and keeps an executed one', async () => {
    const transactionId = randomUUID();
    expect(await client.getTransactionStatus(transactionId)).toBeUndefined();
    const withdrawn = { status: 'FAILURE', failureReason: 'WITHDRAWN' };
    expect(await client.withdrawTransaction(transactionId)).toEqual(withdrawn);
    expect(await client.execute(buildPurchase(transactionId))).toEqual(withdrawn);

    const executed = buildPurchase(randomUUID());
    const created = await client.execute(executed);
    expect(await client.withdrawTransaction(executed.body.transactionId)).toEqual(created);
  });
});

describe('a club that is busy', () => {
  type Path = readonly [name: string, method: 'POST' | 'PUT', format: (id: string) => string, accepted: number];
  const paths: readonly [Path, Path] = [
    ['version 1', 'POST', () => '/v1/memberships', 200],
    ['version 2', 'PUT', (id: string) => `/v2/membership-transactions/${id}`, 202],
  ];
  const send = ([, method, formatPath]: Path, transactionId: string, fault: string | undefined = 'pending') =>
    api.call(
      method,
      formatPath(transactionId),
      { ...(method === 'POST' ? { transactionId } : { context: 'NEW' }), ...purchase },
      fault === undefined ? {} : { 'x-sandbox-fault': fault },
    );
  const pass = (ms: number) => {
    clock.now = new Date(clock.now.getTime() + ms);
  };

  it.each(paths)('accepts a transaction and executes it later: %s (MEMBERSHIP-76)', async (...path) => {
    const transactionId = randomUUID();
    const accepted = await send(path, transactionId);
    expect([accepted.statusCode, accepted.json()]).toEqual([path[3], { result: { status: 'PENDING' } }]);
    pass(api.pendingMs - 1);
    expect((await send(path, transactionId, undefined)).json()).toEqual({ result: { status: 'PENDING' } });
    expect(await v1.getTransactionStatus(transactionId)).toEqual({ status: 'PENDING' });
    pass(1);
    const [first, second] = await Promise.all([
      v1.getTransactionStatus(transactionId),
      v2.getTransactionStatus(transactionId),
    ]);
    expect(first).toMatchObject({ status: 'SUCCESS', membershipId: expect.stringMatching(/^6401/) });
    expect(second).toEqual(first);
    expect((await send(path, transactionId, undefined)).json().result).toEqual(first);
  });

  it('executes a transaction that nobody asks about', async () => {
    const membership = await openMembership();
    await api.call(
      'POST',
      `/v1/memberships/${membership}/renew`,
      { transactionId: randomUUID(), paymentDetails },
      { 'x-sandbox-fault': 'pending' },
    );
    expect(await v1.getMembership(membership)).toMatchObject({ expiredDate: '2026-12-01' });
    pass(api.pendingMs);
    await expect.poll(() => v1.getMembership(membership)).toMatchObject({ expiredDate: '2027-12-01' });
  });

  it('does not execute a transaction that was withdrawn while it was pending', async () => {
    const transactionId = randomUUID();
    await send(paths[0], transactionId);
    expect(await v1.withdrawTransaction(transactionId)).toEqual({ status: 'FAILURE', failureReason: 'WITHDRAWN' });
    pass(api.pendingMs);
    expect(await v2.getTransactionStatus(transactionId)).toEqual({ status: 'FAILURE', failureReason: 'WITHDRAWN' });
  });
});

describe('a fault', () => {
  it('loses the result of a purchase that took effect, and a repetition returns it', async () => {
    const transactionId = randomUUID();
    await expect(
      fetch(`${api.settings.baseUrl}/v1/memberships`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-api-key': api.settings.apiKey,
          'x-sandbox-fault': 'lose-reply',
        },
        body: JSON.stringify({ transactionId, ...purchase }),
      }),
    ).rejects.toThrow();
    const result = await v1.getTransactionStatus(transactionId);
    expect(result).toMatchObject({ status: 'SUCCESS' });
    expect(await v2.execute(buildPurchase(transactionId))).toEqual(result);
  });

  it('rejects a purchase without effect', async () => {
    const transactionId = randomUUID();
    const failed = await api.call(
      'POST',
      '/v1/memberships',
      { transactionId, ...purchase },
      { 'x-sandbox-fault': '504' },
    );
    expect([failed.statusCode, await v1.getTransactionStatus(transactionId)]).toEqual([504, undefined]);
  });
});

describe('the log of purchases', () => {
  it('has what the shop and the club did, in order (MEMBERSHIP-111)', async () => {
    const request = buildPurchase(randomUUID());
    const { transactionId } = request.body;
    await v1.addPurchaseLog({ transactionId, event: 'SENT' });
    const { membershipId } = await v1.execute(request);
    const { logs } = (await api.call('GET', `/v1/purchase-logs/${transactionId}`)).json();
    const loggedAt = clock.now.toISOString();
    expect(logs).toEqual([
      { source: 'SHOP', event: 'SENT', loggedAt },
      { source: 'CLUB', event: 'RECEIVED', detail: 'NEW', loggedAt },
      { source: 'CLUB', event: 'EXECUTED', detail: membershipId, loggedAt },
    ]);
  });

  it('names the type of the invoice, and no personal data of it', async () => {
    const electronicInvoiceDetails = {
      idType: 'ID',
      identification: '106130584',
      name: 'Ana Rojas',
      email: 'ana@tarima.test',
      invoicingEnabled: true,
      fiscalEnable: false,
    };
    const request = buildPurchase(randomUUID(), { electronicInvoiceDetails });
    await v1.execute(request);
    const log = (await api.call('GET', `/v1/purchase-logs/${request.body.transactionId}`)).json();
    expect(log.logs).toContainEqual({
      source: 'CLUB',
      event: 'INVOICED',
      detail: 'ID',
      loggedAt: clock.now.toISOString(),
    });
    expect(JSON.stringify(log)).not.toMatch(/106130584|Ana Rojas/);
  });
});

it('keeps no password of a purchase', async () => {
  const transactionId = randomUUID();
  const withPassword = buildPurchase(transactionId, { userDetails: { password: 'secreto.1234' } });
  await api.call('POST', '/v1/memberships', { ...withPassword.body }, { 'x-sandbox-fault': 'pending' });
  const { rows } = await api.database.execute(
    'select pending_request from membership_api.membership_transaction where transaction_id = $1',
    [transactionId],
  );
  expect(rows).toEqual([{ pending_request: expect.stringContaining('Ana') }]);
  expect(JSON.stringify(rows)).not.toContain('secreto');
  expect(await v1.execute(buildPurchase(transactionId))).toEqual({ status: 'PENDING' });
});

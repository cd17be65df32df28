import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import {
  buildPurchase,
  buildRenewal,
  numbers,
  openMembership,
  paymentDetails,
  purchase,
  startMembership,
} from '../testing/membership-fixture.ts';

const api = await startMembership();
afterAll(api.close);
const { v1, v2 } = api;
const { ana, sofia } = numbers;
const versions = [
  ['1', v1, v2],
  ['2', v2, v1],
] as const;

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
    const request = buildRenewal(await openMembership(api));
    const results = await Promise.all(Array.from({ length: 8 }, () => client.execute(request)));
    expect(results).toEqual(Array(8).fill({ status: 'SUCCESS', membershipId: request.membership }));
    expect(await client.getMembership(request.membership ?? '')).toMatchObject({ expiredDate: '2027-12-01' });
    expect(await other.getTransactionStatus(request.body.transactionId)).toEqual(results[0]);
  });

  it('refuses a second renewal in parallel with another id, which would be too early', async () => {
    const membership = await openMembership(api);
    const results = await Promise.all([1, 2, 3].map(() => client.execute(buildRenewal(membership))));
    expect(results.map(({ status }) => status).toSorted()).toEqual(['FAILURE', 'FAILURE', 'SUCCESS']);
    expect(await client.getMembership(membership)).toMatchObject({ expiredDate: '2027-12-01' });
  });

  it('upgrades a membership once (MEMBERSHIP-5, MEMBERSHIP-110)', async () => {
    const membership = await openMembership(api);
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

import { money } from '@tarima/markets/money';
import type { MarketCode } from '@tarima/markets/table';
import type { HttpClient } from '@tarima/service-kit/http-client';
import { UpstreamError } from '@tarima/service-kit/upstream-error';
import { describe, expect, it } from 'vitest';
import type { ProcessRequest } from '../../application/payments-port.ts';
import { createPaymentsUpstream } from './client.ts';

const rules = { getHardDeclineCodes: () => [], getBankCardStatuses: () => ['APPROVED'] };

/** A payments API with one response to every call. */
function paymentsApi(
  response: unknown,
  isAllowedProvider: (market: MarketCode, providerId: number) => boolean = () => true,
) {
  const calls: Parameters<HttpClient['json']>[] = [];
  const json: HttpClient['json'] = async (...call) => {
    calls.push(call);
    return response;
  };
  const http: HttpClient = { json, form: json, close: async () => undefined };
  return { calls, payments: createPaymentsUpstream(http, { isAllowedProvider, ...rules }) };
}

describe.each([0, 503, 504])('a read that fails with status %i', (status) => {
  const json = () => Promise.reject(new UpstreamError('payments', status, undefined, true));
  const http: HttpClient = { json, form: json, close: async () => undefined };
  const payments = createPaymentsUpstream(http, { isAllowedProvider: () => true, ...rules });

  it.each([
    ['the encryption key', () => payments.getPublicKey()],
    ['saved cards', () => payments.listCards('12345678901234')],
  ])('of %s rejects with UPSTREAM_UNAVAILABLE (ERRORS-31)', async (_name, read) => {
    await expect(read()).rejects.toMatchObject({ extensions: { code: 'UPSTREAM_UNAVAILABLE' } });
  });
});

describe('the payment accounts', () => {
  const account = (paymentThird: number, paymentThirdId: string) => ({ paymentThird, paymentThirdId });
  const accounts = { items: [account(6, 'A'), account(4, 'B'), account(12, 'C'), account(11, 'D'), account(7, 'E')] };
  const place = { market: 'CR', club: '6401', isDelivery: true } as const;

  it('are listed by method, the hosted page v3 before v2, without unknown providers (PAYMENTS-2, PAYMENTS-4)', async () => {
    const { calls, payments } = paymentsApi(accounts);
    expect(await payments.listPaymentAccounts(place)).toEqual([
      { method: 'CARD', providerId: 11, accountId: 'D' },
      { method: 'HOSTED_CARD', providerId: 12, accountId: 'C' },
      { method: 'HOSTED_CARD', providerId: 6, accountId: 'A' },
      { method: 'PAYPAL', providerId: 4, accountId: 'B' },
    ]);
    expect(calls).toEqual([['/v1/third-parties', { query: { clubId: '6401', country: 'CR', delivery: 'true' } }]]);
  });

  it('are those that the market allows (PAYMENTS-2)', async () => {
    const { payments } = paymentsApi(accounts, (market, id) => market === 'CR' && id === 6);
    expect(await payments.listPaymentAccounts(place)).toEqual([
      { method: 'HOSTED_CARD', providerId: 6, accountId: 'A' },
    ]);
  });
});

it.each([
  ['s', true],
  ['S', false],
  ['e', false],
])('a capture with the transaction type %s succeeded: %s (PAYMENTS-27)', async (transactionType, hasSucceeded) => {
  const { payments } = paymentsApi({ statusCode: 200, transactionType });
  expect(await payments.capture('T1')).toBe(hasSucceeded);
});

it.each([
  [0, 'V'],
  [200, 'V'],
  [201, 'v'],
  [299, 'v'],
])('a void with the status code %i and the transaction type %s succeeded (PAYMENTS-29)', async (statusCode, type) => {
  const { payments } = paymentsApi({ statusCode, transactionType: type });
  await expect(payments.void('T1')).resolves.toBeUndefined();
});

it.each([
  [300, 'V'],
  [400, 'v'],
  [504, 'V'],
  [200, 's'],
  [200, 'R'],
  [200, ''],
  [200, ' V'],
  [200, 'VV'],
  [200, 'VOID'],
  [200, null],
  [null, 'V'],
  ['200', 'V'],
  [undefined, undefined],
])('a void with the status code %s and the transaction type %s failed (PAYMENTS-29)', async (statusCode, type) => {
  const { payments } = paymentsApi({ statusCode, transactionType: type });
  await expect(payments.void('T1')).rejects.toThrow();
});

it('queries the authorisation status by time, club, delivery, membership, country and card (PAYMENTS-35, PAYMENTS-36)', async () => {
  const { calls, payments } = paymentsApi({ items: [] });
  await payments.searchTransactions({
    since: new Date('2026-11-20T17:00:00Z'),
    club: '6401',
    isDelivery: false,
    membershipNumber: '64010104512001',
    market: 'CR',
    lastDigits: '1018',
  });
  const query = {
    startDate: '2026-11-20T17:00:00.000Z',
    endDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    club: '6401',
    delivery: 'false',
    membership: '64010104512001',
    country: 'CR',
    limit: 10,
    fourLastDigits: '1018',
  };
  expect(calls).toEqual([['/v1/authorization-status', { query }]]);
});

describe('the payment for a membership', () => {
  const quote = { price: money(1_785_000, 'CRC'), usdCents: 3_500, itemNumber: '900101' };
  const request = {
    reference: 'attempt.1',
    amount: quote.price,
    taxCents: 0,
    market: 'CR',
    language: 'es',
    paymentAccount: { method: 'CARD', providerId: 11, accountId: '11-6401-C' },
    membership: { purpose: 'MEMBERSHIP_NEW', order: { type: 'DIAMOND', club: '6401' }, quote },
  } as unknown as ProcessRequest;
  const response = { referenceNumber: 'T1', status: 'APPROVED', paymentThird: 11, amount: 1_785_000, currency: '188' };

  it.each([
    ['a guest', undefined, '/v1/membership-transactions', 'MEMBERSHIP-69'],
    ['a member', '64011045120001', '/v1/members/64011045120001/membership-transactions', 'MEMBERSHIP-70'],
  ])('of %s (%s) is requested with %s (%s)', async (_who, membershipNumber, path, _rule) => {
    const { calls, payments } = paymentsApi(response);
    await payments.process({ ...request, membershipNumber });
    expect(calls).toMatchObject([[path, { method: 'POST', body: { membershipType: 'DIAMOND', membershipNumber } }]]);
  });
});

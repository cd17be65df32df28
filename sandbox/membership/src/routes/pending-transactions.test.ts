import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import {
  buildPurchase,
  openMembership,
  paymentDetails,
  purchase,
  startMembership,
} from '../testing/membership-fixture.ts';

const api = await startMembership();
afterAll(api.close);
const { v1, v2, clock } = api;

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

  it('executes a transaction whose status is never queried', async () => {
    const membership = await openMembership(api);
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

import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signRequest } from '../../connectors/cybersource/signature.ts';
import { startPayments, type TestPayments } from '../../testing/harness.ts';

let payments: TestPayments;
let baseUrl: string;
beforeAll(async () => {
  payments = await startPayments();
  baseUrl = `http://127.0.0.1:${(payments.app.server.address() as AddressInfo).port}/providers/cybersource`;
});
afterAll(() => payments.close());

const credentials = {
  merchantId: 'tarima_sandbox',
  keyId: '5a2ae3d0-9b3e-4d0c-9f4e-7a1d0c2b6e11',
  sharedSecret: 'cybersource-sandbox-secret-00000000000000',
};

interface Change {
  readonly credentials?: Partial<typeof credentials>;
  readonly date?: Date;
  readonly headers?: Readonly<Record<string, string>>;
  /** The body that is sent instead of the signed one. */
  readonly body?: object;
}

async function post(path: string, body: object, change: Change = {}) {
  const url = new URL(baseUrl + path);
  const date = change.date ?? new Date(payments.clock.now);
  const signed = signRequest(url, JSON.stringify(body), { ...credentials, ...change.credentials }, date);
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...signed, ...change.headers },
    body: JSON.stringify(change.body ?? body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const card = { number: '4000000000001000', securityCode: '123', expirationMonth: '12', expirationYear: '2039' };
const amountDetails = { totalAmount: '100.00', currency: 'USD' };

const payment = (change = {}) => ({
  clientReferenceInformation: { code: randomUUID() },
  paymentInformation: { card: { ...card, ...change } },
  orderInformation: { amountDetails },
});

describe('the HTTP signature', () => {
  it('is accepted for host, date, target, digest and merchant', async () => {
    expect(await post('/pts/v2/payments', payment())).toMatchObject({ status: 201, body: { status: 'AUTHORIZED' } });
  });

  it.each([
    ['another secret', { credentials: { sharedSecret: 'AAAA' } }],
    ['another key id', { credentials: { keyId: 'other' } }],
    ['another merchant', { credentials: { merchantId: 'other' } }],
    ['a date of an hour ago', { date: new Date(Date.now() - 3_600_000) }],
    ['another merchant than signed', { headers: { 'v-c-merchant-id': 'other' } }],
    ['another body than signed', { body: payment() }],
    ['no signature', { headers: { signature: '' } }],
    ['a digest of nothing', { headers: { digest: 'SHA-256=' } }],
  ] satisfies [string, Change][])('is refused with %s', async (_what, change) => {
    expect((await post('/pts/v2/payments', payment(), change)).status).toBe(401);
  });

  it('is refused when it leaves out the digest or the target', async () => {
    const url = new URL(`${baseUrl}/pts/v2/payments`);
    const body = JSON.stringify(payment());
    const signed = signRequest(url, body, credentials, new Date(payments.clock.now));
    for (const name of ['digest', '\\(request-target\\)', 'host']) {
      const signature = signed.signature.replace(new RegExp(` ?${name}(?=[ "])`), '');
      const headers = { 'content-type': 'application/json', ...signed, signature };
      expect((await fetch(url, { method: 'POST', headers, body })).status).toBe(401);
    }
  });

  it('is refused for another path than signed', async () => {
    const body = JSON.stringify(payment());
    const signed = signRequest(new URL(`${baseUrl}/tss/v2/searches`), body, credentials, new Date(payments.clock.now));
    const headers = { 'content-type': 'application/json', ...signed };
    expect((await fetch(`${baseUrl}/pts/v2/payments`, { method: 'POST', headers, body })).status).toBe(401);
  });
});

describe('payments', () => {
  const authorise = async () => String((await post('/pts/v2/payments', payment())).body.id);
  const act = (path: string, change = {}) =>
    post(path, {
      clientReferenceInformation: { code: randomUUID() },
      orderInformation: { amountDetails: { ...amountDetails, ...change } },
    });

  it('are captured once, for at most their amount', async () => {
    const id = await authorise();
    expect((await act(`/pts/v2/payments/${id}/captures`, { totalAmount: '100.01' })).body.reason).toBe(
      'EXCEEDS_AUTH_AMOUNT',
    );
    expect((await act(`/pts/v2/payments/${id}/captures`)).status).toBe(201);
    expect((await act(`/pts/v2/payments/${id}/captures`)).body.reason).toBe('MISSING_AUTH');
  });

  it('are refunded for at most what was captured', async () => {
    const captureId = (await act(`/pts/v2/payments/${await authorise()}/captures`)).body.id;
    const refunds = await Promise.all(
      [1, 2, 3].map(() => act(`/pts/v2/captures/${captureId}/refunds`, { totalAmount: '40.00' })),
    );
    expect(refunds.map(({ status }) => status).sort()).toEqual([201, 201, 400]);
    const voided = await post(`/pts/v2/captures/${captureId}/voids`, { clientReferenceInformation: { code: 'v' } });
    expect(voided.status).toBe(400);
  });

  it.each([
    ['an expired card', { expirationYear: '2020' }],
    ['a wrong check digit', { number: '4000000000001001' }],
    ['no card', { number: undefined }],
    ['an invalid month', { expirationMonth: '13' }],
  ])('are refused with %s', async (_what, change) => {
    expect((await post('/pts/v2/payments', payment(change))).status).toBe(400);
  });

  it('are refused for an unknown token, and found by their reference', async () => {
    const { number: _none, ...rest } = card;
    const unknown = { ...payment(), paymentInformation: { card: rest, instrumentIdentifier: { id: 'unknown' } } };
    expect((await post('/pts/v2/payments', unknown)).status).toBe(400);
    const request = payment();
    const { id } = (await post('/pts/v2/payments', request)).body;
    const query = { query: `clientReferenceInformation.code:${request.clientReferenceInformation.code}` };
    expect((await post('/tss/v2/searches', query)).body).toMatchObject({
      totalCount: 1,
      _embedded: { transactionSummaries: [{ id }] },
    });
  });

  it('need the proof of an authentication of the same card for the same amount', async () => {
    const number = '4000000000001117';
    const instrument = (await post('/tms/v1/instrumentidentifiers', { card: { number } })).body.id;
    const code = { clientReferenceInformation: { code: 'auth-1' } };
    const { number: _none, securityCode: _code, ...rest } = card;
    const paymentInformation = { card: rest, instrumentIdentifier: { id: instrument } };
    const setup = (await post('/risk/v1/authentication-setups', { ...code, paymentInformation })).body;
    const { referenceId } = setup.consumerAuthenticationInformation as { referenceId: string };
    const enrolled = await post('/risk/v1/authentications', {
      ...code,
      paymentInformation,
      orderInformation: { amountDetails },
      consumerAuthenticationInformation: { referenceId, returnUrl: 'http://shop.test/a' },
    });
    expect(enrolled.body.status).toBe('AUTHENTICATION_SUCCESSFUL');
    const { cavv } = enrolled.body.consumerAuthenticationInformation as { cavv: string };
    const pay = async (change: object, proof: string) =>
      (
        await post('/pts/v2/payments', {
          ...payment(),
          paymentInformation,
          orderInformation: { amountDetails: { ...amountDetails, ...change } },
          consumerAuthenticationInformation: { cavv: proof },
        })
      ).body.status;
    expect(await pay({}, 'forged')).toBe('PENDING_AUTHENTICATION');
    expect(await pay({ totalAmount: '999.00' }, cavv)).toBe('PENDING_AUTHENTICATION');
    expect(await pay({}, cavv)).toBe('AUTHORIZED');
  });
});

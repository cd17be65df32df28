import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPayments, type TestPayments } from '../testing/harness.ts';

let payments: TestPayments;
beforeAll(async () => {
  payments = await startPayments();
});
afterAll(() => payments.close());

async function startChallenge(number = '4000000000001091', change = {}) {
  const request = payments.request(number, change);
  const { body } = await payments.call('POST', '/transactions', request);
  if (!body.challenge) throw new Error('no challenge');
  return {
    request,
    body,
    referenceNumber: body.referenceNumber ?? '',
    ...body.challenge,
    page: new URL(body.challenge.url).pathname,
  };
}

const open = (page: string, headers = {}) => payments.app.inject({ url: page, headers });

async function submit(page: string, form: Record<string, string>) {
  const reply = await payments.app.inject({
    method: 'POST',
    url: page,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  });
  const back = reply.headers.location ? new URL(reply.headers.location) : undefined;
  return { status: reply.statusCode, html: reply.body, back, proof: Object.fromEntries(back?.searchParams ?? []) };
}

const close = (referenceNumber: string, body: object) =>
  payments.call('POST', `/transactions/${referenceNumber}/close-3ds`, body);

describe('3-D Secure', () => {
  it('asks for the code, returns to the store and is approved once', async () => {
    const { request, body, referenceNumber, orderId, page } = await startChallenge();
    expect(body.status).toBe('CHALLENGE_REQUIRED');
    expect(await payments.readLedger(request.cartId)).toEqual([]);
    expect((await close(referenceNumber, { orderId })).body.errorCode).toBe('CHALLENGE_PENDING');

    const { status, back, proof } = await submit(page, { action: 'confirm', otp: '123456' });
    expect(status).toBe(303);
    expect(back?.href).toContain('http://shop.test/es-CR/confirmacion-cybersource?');
    expect(proof).toMatchObject({ orderId, md: request.reference, result: 'Y', eci: '05' });

    expect((await close(referenceNumber, { orderId, cavv: 'forged' })).body.errorCode).toBe('CHALLENGE_MISMATCH');
    expect((await close(referenceNumber, { ...proof, orderId: 'other' })).body.errorCode).toBe('CHALLENGE_MISMATCH');
    const closed = await Promise.all([close(referenceNumber, proof), close(referenceNumber, proof)]);
    expect(closed.map((reply) => reply.body.status)).toEqual(['APPROVED', 'APPROVED']);
    expect(await payments.readLedger(request.cartId)).toEqual(['AUTHORISE']);
  });

  it('saves the card only after a passed challenge', async () => {
    const { request, referenceNumber, page } = await startChallenge('5200000000001096', { saveCard: true });
    const cards = async () => (await payments.call('GET', `/members/${request.membershipNumber}/cards`)).body.items;
    expect(await cards()).toEqual([]);
    const { proof } = await submit(page, { action: 'confirm', otp: '123456' });
    expect(proof.eci).toBe('02');
    const { card } = (await close(referenceNumber, proof)).body;
    expect(await cards()).toMatchObject([{ cardToken: card?.token }]);
  });

  it('declines after a cancelled challenge, after three wrong codes and when the issuer declines the passed challenge', async () => {
    const cancelled = await startChallenge();
    const back = await submit(cancelled.page, { action: 'cancel', otp: '' });
    expect(back.proof).toMatchObject({ result: 'C', eci: '07' });
    expect((await close(cancelled.referenceNumber, back.proof)).body).toMatchObject({
      status: 'DECLINED',
      responseCode: '17',
    });

    const failed = await startChallenge();
    for (const left of [2, 1]) {
      const wrong = await submit(failed.page, { action: 'confirm', otp: '000000' });
      expect(wrong.status).toBe(422);
      expect(wrong.html).toContain(`role="alert"`);
      expect(wrong.html).toContain(`<b>${left}</b>`);
    }
    const { proof } = await submit(failed.page, { action: 'confirm', otp: '000000' });
    expect(proof.result).toBe('N');
    expect((await close(failed.referenceNumber, proof)).body).toMatchObject({
      status: 'DECLINED',
      responseCode: '63',
    });
    expect((await submit(failed.page, { action: 'confirm', otp: '123456' })).proof.result).toBe('N');

    const declined = await startChallenge('4000000000001109');
    const passed = await submit(declined.page, { action: 'confirm', otp: '123456' });
    expect((await close(declined.referenceNumber, passed.proof)).body).toMatchObject({
      status: 'DECLINED',
      responseCode: '51',
    });
  });

  it('rejects closing a voided transaction', async () => {
    const { request, referenceNumber, page, orderId } = await startChallenge();
    expect((await payments.call('POST', `/transactions/${referenceNumber}/void`)).body.transactionType).toBe('V');
    expect((await submit(page, { action: 'confirm', otp: '123456' })).html).toContain('Esta verificación ya terminó');
    expect((await close(referenceNumber, { orderId })).body.errorCode).toBe('ALREADY_VOIDED');
    expect(await payments.readLedger(request.cartId)).toEqual([]);
  });

  it('rejects a card that needs 3-D Secure without a return URL', async () => {
    const { returnUrl3DS: _left, ...request } = payments.request('4000000000001091');
    expect((await payments.call('POST', '/transactions', request)).status).toBe(400);
  });
});

describe('the challenge page', () => {
  it('uses the language of the URL, the store or the browser, in this order', async () => {
    const { page } = await startChallenge();
    const inEnglish = await open(page, { 'accept-language': 'en-JM,en;q=0.9' });
    expect(inEnglish.body).toContain('<html lang="en">');
    expect(inEnglish.body).toContain('₡12,500');
    expect((await open(`${page}?lang=es`, { 'accept-language': 'en' })).body).toContain('Confirme su compra');
    const inStoreLanguage = await startChallenge('4000000000001091', { language: 'es' });
    expect((await open(inStoreLanguage.page, { 'accept-language': 'en' })).body).toContain('<html lang="es">');
  });

  it('allows no scripts, and allows the form to redirect to the store', async () => {
    const { page } = await startChallenge();
    const policy = (await open(page)).headers['content-security-policy'];
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("form-action 'self' http://shop.test");
  });

  it('shows a message for a finished and for an unknown challenge', async () => {
    const { page } = await startChallenge();
    await submit(page, { action: 'cancel' });
    expect((await open(`${page}?lang=en`)).body).toContain('This verification has ended');
    const missing = await open('/challenge/made-up?lang=en');
    expect(missing.statusCode).toBe(404);
    expect(missing.body).toContain('We couldn’t find');
  });
});

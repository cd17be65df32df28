import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPayments, type TestPayments } from '../testing/harness.ts';
import { createProviderBrowser } from '../testing/provider-browser.ts';

let payments: TestPayments;
let browser: ReturnType<typeof createProviderBrowser>;
beforeAll(async () => {
  payments = await startPayments();
  browser = createProviderBrowser(payments.app);
});
afterAll(() => payments.close());

const returnURL = 'http://shop.test/payment-returns/state-1';

/** Pays with a card that needs 3-D Secure. */
async function start(number = '4000000000001091', change = {}) {
  const request = payments.request(number, change);
  const { body } = await payments.call('POST', '/transactions', request);
  const { challenge, referenceNumber = '' } = body;
  if (!challenge) throw new Error(`no challenge: ${JSON.stringify(body)}`);
  return { request, body, referenceNumber, challenge, orderId: challenge.orderId ?? '' };
}

type Started = Awaited<ReturnType<typeof start>>;

const enroll = ({ referenceNumber, challenge }: Started, change = {}) =>
  payments.call('POST', `/transactions/${referenceNumber}/enrollment`, {
    thirdReferenceId: challenge.thirdReferenceId,
    returnURL,
    referenceNumber,
    emailTransaction: 'ana@tarima.test',
    ...change,
  });

const close = (referenceNumber: string, body: object) =>
  payments.call('POST', `/transactions/${referenceNumber}/close-3ds`, body);

/** Opens the step-up page as the shop's frame does. @returns the address of the issuer's page */
async function openStepUp(started: Started, MD = 'attempt-1') {
  const { challenge } = (await enroll(started)).body;
  const opened = await browser.post(challenge?.stepUpUrl ?? '', { JWT: challenge?.accessToken ?? '', MD });
  expect(opened.status).toBe(303);
  return opened.location ?? '';
}

const confirm = (page: string, otp = '123456') => browser.post(page, { action: 'confirm', otp });

describe('3-D Secure', () => {
  it('collects device data, asks for the code, returns by POST and is approved once', async () => {
    const started = await start();
    const { request, body, referenceNumber, challenge, orderId } = started;
    expect(body).toMatchObject({ status: 'CHALLENGE_REQUIRED', responseCode: '65', paymentThird: 11 });
    expect(challenge).toMatchObject({ kind: 'DEVICE_DATA', expiresAt: expect.any(String) });
    expect((await close(referenceNumber, { orderId })).body.errorCode).toBe('CHALLENGE_PENDING');

    const collected = await browser.post(challenge.deviceDataCollectionUrl ?? '', { JWT: challenge.accessToken ?? '' });
    expect(collected.html).toContain('profile.completed');
    expect(collected.html).toContain(challenge.thirdReferenceId);

    const page = await openStepUp(started);
    expect((await close(referenceNumber, { orderId })).body.errorCode).toBe('CHALLENGE_PENDING');
    const passed = await confirm(page);
    expect(passed.returned).toMatchObject({ url: returnURL, fields: { MD: 'attempt-1' } });
    const transactionId = passed.returned?.fields.TransactionId;

    expect(await payments.readLedger(request.cartId)).toEqual([]);
    const responses = await Promise.all(
      [1, 2, 3].map(() => close(referenceNumber, { orderId, transactionId, email: 'ana@tarima.test' })),
    );
    expect(responses.map((reply) => reply.body.status)).toEqual(['APPROVED', 'APPROVED', 'APPROVED']);
    expect(await payments.readLedger(request.cartId)).toEqual(['AUTHORISE']);
    expect((await confirm(page)).returned?.fields.TransactionId).toBe(transactionId);
  });

  it('is approved without a challenge when the issuer asks for none', async () => {
    const started = await start('4000000000001117');
    expect((await enroll(started)).body).toMatchObject({ status: 'APPROVED', responseCode: '00' });
    expect((await enroll(started)).body.status).toBe('APPROVED');
    expect(await payments.readLedger(started.request.cartId)).toEqual(['AUTHORISE']);
  });

  it('is declined when the authentication fails at enrollment', async () => {
    const started = await start('4000000000001125');
    expect((await enroll(started)).body).toMatchObject({ status: 'DECLINED', responseCode: '63' });
    expect(await payments.readLedger(started.request.cartId)).toEqual([]);
  });

  it('repeats an enrollment with the same outcome, and the newest return URL counts', async () => {
    const started = await start();
    const [first, second] = [await enroll(started), await enroll(started)];
    expect(second.body.challenge).toEqual(first.body.challenge);
    const page = await openStepUp(started);
    const newest = 'http://shop.test/payment-returns/state-2';
    const third = await enroll(started, { returnURL: newest });
    expect(third.body.challenge).toMatchObject({ kind: 'STEP_UP', orderId: first.body.challenge?.orderId });
    expect((await confirm(page)).returned?.url).toBe(newest);
    expect((await close(started.referenceNumber, { orderId: started.orderId })).body.status).toBe('APPROVED');
  });

  it('saves the card only after a passed challenge', async () => {
    const started = await start('5200000000001096', { saveCard: true });
    const cards = async () =>
      (await payments.call('GET', `/members/${started.request.membershipNumber}/cards`)).body.items;
    expect(await cards()).toEqual([]);
    await confirm(await openStepUp(started));
    const { card } = (await close(started.referenceNumber, { orderId: started.orderId })).body;
    expect(await cards()).toMatchObject([{ cardToken: card?.token }]);
    const { membershipNumber } = started.request;
    const again = await start('', { membershipNumber, card: { tokenCard: card?.token } });
    await confirm(await openStepUp(again));
    expect((await close(again.referenceNumber, { orderId: again.orderId })).body.status).toBe('APPROVED');
  });

  it('declines after a cancelled challenge, after three wrong codes and when the issuer declines the amount', async () => {
    const cancelled = await start();
    const back = await browser.post(await openStepUp(cancelled), { action: 'cancel', otp: '' });
    expect(back.returned?.url).toBe(returnURL);
    expect((await close(cancelled.referenceNumber, { orderId: cancelled.orderId })).body).toMatchObject({
      status: 'DECLINED',
      responseCode: '17',
    });

    const failed = await start();
    const page = await openStepUp(failed);
    for (const left of [2, 1]) {
      const wrong = await confirm(page, '000000');
      expect(wrong.status).toBe(422);
      expect(wrong.html).toContain('role="alert"');
      expect(wrong.html).toContain(`<b>${left}</b>`);
    }
    expect((await confirm(page, '000000')).returned).toBeDefined();
    expect((await close(failed.referenceNumber, { orderId: failed.orderId })).body).toMatchObject({
      status: 'DECLINED',
      responseCode: '63',
    });

    const declined = await start('4000000000001109');
    await confirm(await openStepUp(declined));
    expect((await close(declined.referenceNumber, { orderId: declined.orderId })).body).toMatchObject({
      status: 'DECLINED',
      responseCode: '51',
    });
  });

  it('refuses forged values of a browser', async () => {
    const started = await start();
    const other = await start();
    const { orderId, referenceNumber } = started;
    await confirm(await openStepUp(started));
    for (const forged of [
      { orderId: other.orderId },
      { orderId, transactionId: 'another' },
      { orderId, cavv: 'forged' },
      { orderId, eci: '07' },
    ]) {
      const refused = await close(referenceNumber, forged);
      expect(refused, JSON.stringify(forged)).toMatchObject({ status: 422, body: { errorCode: 'CHALLENGE_MISMATCH' } });
    }
    const stranger = await enroll(other, { thirdReferenceId: started.challenge.thirdReferenceId });
    expect(stranger.body.errorCode).toBe('CHALLENGE_MISMATCH');
    expect((await close(other.referenceNumber, { orderId: other.orderId })).body.errorCode).toBe('CHALLENGE_PENDING');
    const paypal = await payments.call('POST', `/transactions/${referenceNumber}/close-paypal`, { orderId });
    expect(paypal.body.errorCode).toBe('CHALLENGE_MISMATCH');
    expect((await close(referenceNumber, { orderId })).body.status).toBe('APPROVED');
  });

  it('rejects closing a voided transaction', async () => {
    const started = await start();
    const { request, referenceNumber, orderId } = started;
    expect((await payments.call('POST', `/transactions/${referenceNumber}/void`)).body.transactionType).toBe('V');
    expect((await close(referenceNumber, { orderId })).body.errorCode).toBe('ALREADY_VOIDED');
    expect((await enroll(started)).body.errorCode).toBe('ALREADY_VOIDED');
    expect(await payments.readLedger(request.cartId)).toEqual([]);
  });

  it('rejects a wrong security code before the authentication', async () => {
    const card = payments.encryptCard('4000000000001091', { cvv: '999' });
    const { body } = await payments.call('POST', '/transactions', payments.request('4000000000001091', { card }));
    expect(body).toMatchObject({ status: 'DECLINED', responseCode: 'N7' });
  });

  it('never stores the card number while the authentication spans several calls', async () => {
    const started = await start('4000000000001091', { saveCard: true });
    const page = await openStepUp(started);
    const schemas = await payments.database.execute(
      `select table_schema, table_name from information_schema.tables
       where table_schema in ('payments_api', 'cybersource', 'paypal', 'powertranz')`,
    );
    expect(schemas.rows.length).toBeGreaterThan(5);
    for (const { table_schema, table_name } of schemas.rows) {
      const { rows } = await payments.database.execute(
        `select row_to_json(t)::text as row from "${table_schema}"."${table_name}" t`,
      );
      expect(JSON.stringify(rows), `${table_schema}.${table_name}`).not.toContain('4000000000001091');
    }
    await confirm(page);
    expect((await close(started.referenceNumber, { orderId: started.orderId })).body.status).toBe('APPROVED');
  });
});

describe('the pages of the issuer', () => {
  it('use the language of the transaction before that of the browser', async () => {
    const page = await openStepUp(await start('4000000000001091', { language: 'en' }));
    const inEnglish = await browser.get(page, { 'accept-language': 'es-CR,es;q=0.9' });
    expect(inEnglish.html).toContain('<html lang="en">');
    expect((await browser.get(`${page}?lang=es`)).html).toContain('<html lang="es">');
  });

  it('use the language of the URL, or of the browser, when the transaction has none', async () => {
    const page = await openStepUp(await start('4000000000001091', { language: undefined }));
    const inEnglish = await browser.get(page, { 'accept-language': 'en-JM,en;q=0.9' });
    expect(inEnglish.html).toContain('<html lang="en">');
    expect(inEnglish.html).toContain('₡12,500');
    expect((await browser.get(`${page}?lang=es`, { 'accept-language': 'en' })).html).toContain('Confirme su compra');
  });

  it('allow no script but their own, the shop as frame, and the shop as target of the form', async () => {
    const page = await openStepUp(await start());
    const { policy } = await browser.get(page);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('script-src');
    expect(policy).toContain("form-action 'self' http://shop.test;");
    expect(policy).toContain("frame-ancestors 'self' http://shop.test;");
    const returned = await confirm(page);
    expect(returned.policy).toMatch(/script-src 'nonce-[\w+/=]+'/);
    expect(returned.policy).toContain("form-action 'self' http://shop.test;");
  });

  it('refuse a forged, an expired and another kind of token', async () => {
    const started = await start();
    const { challenge } = (await enroll(started)).body;
    const stepUpUrl = challenge?.stepUpUrl ?? '';
    for (const JWT of ['forged', started.challenge.accessToken ?? '']) {
      expect((await browser.post(stepUpUrl, { JWT })).status).toBe(404);
    }
    const collectionUrl = started.challenge.deviceDataCollectionUrl ?? '';
    const refused = await browser.post(collectionUrl, { JWT: challenge?.accessToken ?? '' });
    expect(refused).toMatchObject({ status: 400, html: expect.stringContaining('\\"Status\\":false') });
    payments.clock.now += 16 * 60_000;
    expect((await browser.post(stepUpUrl, { JWT: challenge?.accessToken ?? '' })).status).toBe(404);
    payments.clock.now -= 16 * 60_000;
    expect((await browser.get('/providers/cybersource/acs/made-up?lang=en')).html).toContain('We couldn’t find');
  });
});

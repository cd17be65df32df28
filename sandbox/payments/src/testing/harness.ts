import { constants, publicEncrypt, randomUUID } from 'node:crypto';
import { openDatabase } from '@tarima/service-kit/database';
import { createLogger } from '@tarima/service-kit/logger';
import { z } from 'zod';
import { createPaymentsApp } from '../app.ts';
import { parsePaymentsEnv } from '../env.ts';
import { checkDocumented } from './check-documented.ts';

/** Fields of all responses of the API; those that a response does not have are undefined. */
const bodySchema = z
  .looseObject({
    statusCode: z.number(),
    errorCode: z.string(),
    referenceNumber: z.string(),
    status: z.string(),
    responseCode: z.string(),
    transactionType: z.string(),
    challenge: z
      .looseObject({
        kind: z.string(),
        orderId: z.string(),
        expiresAt: z.string(),
        url: z.string(),
        thirdReferenceId: z.string(),
        accessToken: z.string(),
        deviceDataCollectionUrl: z.string(),
        stepUpUrl: z.string(),
      })
      .partial(),
    refundedAmount: z.number(),
    card: z.looseObject({ token: z.string(), fingerprint: z.string() }).partial(),
    cardFingerprint: z.string(),
    retryAfterSeconds: z.number(),
    id: z.string(),
    items: z.array(z.record(z.string(), z.unknown())),
  })
  .partial();

/** Starts the payments sandbox on a database, by default in memory, with a client for its API. */
export async function startPayments(databaseUrl = 'pglite://memory', settings: Readonly<Record<string, string>> = {}) {
  const clock = { now: Date.now() };
  const database = await openDatabase(databaseUrl);
  const env = parsePaymentsEnv({ PAYMENTS_LATE_REPLY_MS: '20', PAYMENTS_SETTLEMENT_MINUTES: '60', ...settings });
  const logger = createLogger({ name: 'test', level: 'silent' });
  const app = await createPaymentsApp({ env, logger, database, clock: () => new Date(clock.now) });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const key = z
    .object({ keyId: z.string(), publicKey: z.string() })
    .parse((await app.inject({ url: '/v1/public-key', headers: { 'x-api-key': env.PAYMENTS_API_KEY } })).json());

  /** Calls the API; every response must be as the OpenAPI document describes it. */
  async function call(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object, headers = {}) {
    const response = await app.inject({
      method,
      url: `/v1${path}`,
      headers: { 'x-api-key': env.PAYMENTS_API_KEY, ...headers },
      ...(body && { payload: body }),
    });
    const json: unknown = response.body ? response.json() : {};
    checkDocumented(method, `/v1${path}`, response.statusCode, json);
    return { status: response.statusCode, body: bodySchema.parse(json) };
  }

  /** A card as the browser encrypts it. */
  function encryptCard(number: string, options: { cvv?: string; expiry?: string; attemptId?: string } = {}) {
    const content = { number, cvv: '123', expiry: '12/39', attemptId: 'attempt-1', ...options };
    const padding = { key: key.publicKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
    const encryptedCard = publicEncrypt(padding, Buffer.from(JSON.stringify(content))).toString('base64');
    return { encryptedCard, keyId: key.keyId, attemptId: 'attempt-1', holderName: 'Ana Mora' };
  }

  /** A transaction request for a new cart; `change` overrides any of its fields. */
  function request(number: string, change: object = {}) {
    return {
      reference: randomUUID(),
      currency: '188',
      amount: 1_250_000,
      tax: 143_805,
      cartId: randomUUID(),
      countryCode: 'CR',
      clubNumber: '6401',
      membershipNumber: '64010000010001',
      clientIP: '127.0.0.1',
      delivery: false,
      card: encryptCard(number),
      paymentThird: 11,
      paymentThirdId: '11-6401-C',
      returnUrl3DS: 'http://shop.test/es-CR/confirmacion-cybersource',
      ...change,
    };
  }

  async function readLedger(cartId: string) {
    return (await call('GET', `/ledger?cartId=${cartId}`)).body.items?.map((item) => item.kind);
  }

  const close = async () => {
    await app.close();
    await database.close();
  };
  return { app, database, clock, call, encryptCard, request, readLedger, close };
}

export type TestPayments = Awaited<ReturnType<typeof startPayments>>;

import { money } from '@tarima/markets/money';
import { UpstreamError } from '@tarima/service-kit/upstream-error';
import { describe, expect, it } from 'vitest';
import type { ProcessRequest } from '../../application/payments-port.ts';
import { getReference } from '../../domain/attempt.ts';
import { createDeclineRefusal } from '../../domain/transaction.ts';
import { World } from '../../testing/world.ts';
import { toRefusedError, toSavedCards, toTransaction } from './mapping.ts';
import { toCloseRequest, toEnrollmentRequest, toTransactionRequest } from './requests.ts';
import { cardsWire, transactionWire } from './wire.ts';

const cart = new World().addCart('cart');
const request: ProcessRequest = {
  reference: getReference({ id: 'attempt', tries: 2 }),
  amount: money(1_130_000, 'CRC'),
  taxCents: 130_000,
  cart,
  market: 'CR',
  language: 'es',
  membershipNumber: '64011045120001',
  email: 'ana@tarima.test',
  clientIp: '203.0.113.7',
  holderName: 'Ana Rojas',
  card: { kind: 'encrypted', encryptedCard: 'c2VhbGVk', keyId: 'key-1', attemptId: 'attempt' },
  saveCard: false,
  paymentAccount: { method: 'CARD', providerId: 11, accountId: '11-6401-C' },
  returnUrls: undefined,
  isRiskScored: false,
};
const rules = { getHardDeclineCodes: () => ['43'], getBankCardStatuses: () => ['APPROVED'] };
/** What every transaction of the API has. */
const common = { referenceNumber: 'T1', paymentThird: 11, amount: 1_130_000, currency: '188' };

describe('the payments API', () => {
  it('receives the transaction request with the ISO number of the currency (PAYMENTS-25, PAYMENTS-26)', () => {
    expect(toTransactionRequest(request)).toMatchObject({
      reference: 'attempt.2',
      currency: '188',
      amount: 1_130_000,
      tax: 130_000,
      countryCode: 'CR',
      clubNumber: '6401',
      membershipNumber: '64011045120001',
      cardNumberMembership: '0001',
      delivery: false,
      card: { encryptedCard: 'c2VhbGVk', keyId: 'key-1', attemptId: 'attempt', holderName: 'Ana Rojas' },
      paymentThird: 11,
      paymentThirdId: '11-6401-C',
      oneStep: false,
    });
    expect(toTransactionRequest({ ...request, cart: { ...cart, isDelivery: true } }).delivery).toBe(true);
    expect(toTransactionRequest({ ...request, market: 'BB' }).currency).toBe('052');
    expect(toTransactionRequest({ ...request, card: { kind: 'saved', token: 't' } }).card).toEqual({ tokenCard: 't' });
  });

  it('receives the browser, the documents and the return URLs, and no card for a redirect (PAYMENTS-65, PAYMENTS-7)', () => {
    const returnUrls = {
      returnUrl: 'http://shop/payment-returns/s',
      cancelUrl: 'http://shop/payment-returns/s?cancelled=1',
    };
    const device = { userAgent: 'Mozilla/5.0', screenWidth: 390 };
    const paymentAccount = { method: 'PAYPAL', providerId: 4, accountId: '4-CR' } as const;
    const change = { returnUrls, device, identityDocument: '102340567', paymentAccount, card: undefined };
    const address = { street: 'Calle 1', company: 'Ferretería Rojas', phone: '88887777' };
    const sent = toTransactionRequest({ ...request, ...change, cart: { ...cart, address } });
    expect(sent).toMatchObject({
      returnUrl3DS: returnUrls.returnUrl,
      cancelUrl: returnUrls.cancelUrl,
      device,
      identityDocument: '102340567',
      company: 'Ferretería Rojas',
      phone: '88887777',
      paymentThird: 4,
    });
    expect(sent.card).toBeUndefined();
  });

  it('receives the membership instead of a cart (PAYMENTS-65, MEMBERSHIP-4)', () => {
    const quote = { price: money(3_825_000, 'CRC'), usdCents: 7_500, itemNumber: '900302' };
    const order = { type: 'PLATINUM', club: '6401', membershipNumber: '64011045120001' } as const;
    const membership = { purpose: 'UPGRADE', order, quote } as const;
    const sent = toTransactionRequest({ ...request, cart: undefined, membership });
    expect(sent.cartId).toBeUndefined();
    expect(sent).toMatchObject({
      clubNumber: '6401',
      delivery: false,
      membershipType: 'PLATINUM',
      membershipTypeParams: { code: 'DI', isPlatinumMember: true, itemNumber: '900302' },
      availableTransactionParams: { context: 'UPGRADE', membership: '64011045120001', priceForeignCurrency: 7_500 },
    });
  });

  it('receives a risk score request when the decision manager is on (PAYMENTS-64)', () => {
    expect(toTransactionRequest(request).riskScoreRequest).toBeUndefined();
    const device = { sessionId: 'session-1' };
    expect(toTransactionRequest({ ...request, isRiskScored: true, device }).riskScoreRequest).toMatchObject({
      device: { sessionId: 'session-1', ipAddress: '203.0.113.7' },
      account: { membershipNumber: '64011045120001', isSavedCard: false },
      email: { address: 'ana@tarima.test' },
      shipping: { address: 'Zapote', club: '6401', delivery: false },
      shoppingCart: { id: 'cart', items: [{ sku: '110101-1', quantity: 2, unitPrice: 565_000 }] },
      billing: { holderName: 'Ana Rojas' },
      amounts: { total: 1_130_000, tax: 130_000, currency: 'CRC' },
    });
  });

  it('receives the enrollment with the return URL of the attempt (PAYMENTS-49)', () => {
    const enrollment = {
      thirdReferenceId: 'r-1',
      returnUrl: 'http://shop/r',
      email: 'a@b.test',
      deviceSessionId: 's-1',
    };
    expect(toEnrollmentRequest('T1', enrollment)).toEqual({
      thirdReferenceId: 'r-1',
      returnURL: 'http://shop/r',
      referenceNumber: 'T1',
      emailTransaction: 'a@b.test',
      deviceSessionId: 's-1',
    });
  });

  it.each([
    ['STEP_UP', '/close-3ds', { orderId: 'order-1', referenceNumber: 'T1', spiToken: 'spi', email: 'a@b.test' }],
    ['HOSTED_PAGE', '/close-3ds', { orderId: 'order-1', referenceNumber: 'T1', spiToken: 'spi', email: 'a@b.test' }],
    ['APPROVAL', '/close-paypal', { orderId: 'order-1', payerId: 'payer', cancelled: true }],
  ] as const)('closes a session of the kind %s with %s (PAYMENTS-50, PAYMENTS-5)', (kind, action, body) => {
    const challenge = { kind, orderId: 'order-1', expiresAt: '', url: '', accessToken: '' };
    const proof = { spiToken: 'spi', payerId: 'payer', isCancelled: true };
    expect(toCloseRequest('T1', { challenge, proof, email: 'a@b.test' })).toEqual({ action, body });
  });

  it.each([
    [{ cardType: 4 }, 'PAYPAL', 'PAYMENTS-4'],
    [{ cardType: 5 }, 'DISCOVER', 'PAYMENTS-4'],
    [{ cardType: 99 }, undefined, 'PAYMENTS-4'],
    [{ cardType: 1, card: { brand: 'JCB', lastDigits: '1', expiry: '' } }, 'JCB', 'PAYMENTS-17'],
  ])('returns the network of %j as %s (%s)', (fields, brand, _rule) => {
    expect(toTransaction(transactionWire.parse({ ...common, status: 'APPROVED', ...fields }), rules).cardBrand).toBe(
      brand,
    );
  });

  it.each([
    [11, 'APPROVED', true],
    [11, 'AUTHORIZED_PENDING_REVIEW', false],
    [12, 'AUTHORIZED_PENDING_REVIEW', true],
  ])('accepts an approval of provider %i with the status %s: %s (PAYMENTS-66)', (paymentThird, reason, isAccepted) => {
    const wire = transactionWire.parse({ ...common, status: 'APPROVED', paymentThird, reason });
    expect(toTransaction(wire, rules).isStatusAccepted).toBe(isAccepted);
  });

  it('returns the fingerprint of the card', () => {
    const fingerprint = '0a'.repeat(32);
    const card = { brand: 'VISA', lastDigits: '1018', expiry: '12/30', fingerprint };
    const wire = transactionWire.parse({ ...common, status: 'DECLINED', responseCode: '51', card });
    expect(toTransaction(wire, rules).card).toEqual(card);
  });

  it('returns a transaction with its challenge', () => {
    const wire = transactionWire.parse({
      ...common,
      status: 'CHALLENGE_REQUIRED',
      responseCode: '65',
      reason: 'AUTHENTICATION_REQUIRED',
      challenge: {
        kind: 'DEVICE_DATA',
        orderId: 'order-1',
        expiresAt: '2026-11-20T12:00:00.000Z',
        thirdReferenceId: 'reference-1',
        accessToken: 'jwt',
        deviceDataCollectionUrl: 'http://localhost:4103/collect',
      },
      card: { brand: 'VISA', lastDigits: '1091', expiry: '12/30' },
    });
    expect(toTransaction(wire, rules)).toMatchObject({
      challenge: { kind: 'DEVICE_DATA', orderId: 'order-1', url: 'http://localhost:4103/collect' },
      amount: money(1_130_000, 'CRC'),
      isCaptured: false,
      isVoided: false,
    });
    expect(transactionWire.safeParse({ ...common, status: 'MAYBE' }).success).toBe(false);
  });

  it.each([
    ['43', 'ERROR_CARD_HARD_DECLINE', 'PAYMENTS-54'],
    ['51', 'ERROR_PAYMENT_METHOD', 'PAYMENTS-53'],
    ['17', 'AUTHENTICATION_FAILED', 'PAYMENTS-48'],
    ['63', 'AUTHENTICATION_FAILED', 'PAYMENTS-48'],
  ])('maps a decline with %s to %s (%s, PAYMENTS-51)', (responseCode, code) => {
    const wire = transactionWire.parse({ ...common, status: 'DECLINED', responseCode });
    const { declineReason } = toTransaction(wire, rules);
    expect(declineReason && createDeclineRefusal(declineReason)).toEqual({ ending: 'DECLINED', failure: { code } });
  });

  it('maps a payment that was cancelled on a hosted card page to CHECKOUT_CANCELLED (CHECKOUT-453)', () => {
    const wire = transactionWire.parse({ ...common, paymentThird: 12, status: 'DECLINED', responseCode: '17' });
    const { declineReason } = toTransaction(wire, rules);
    expect(declineReason && createDeclineRefusal(declineReason)).toEqual({
      ending: 'VOIDED',
      failure: { code: 'CHECKOUT_CANCELLED' },
    });
  });

  it('lists the default card first and flagged cards last (PAYMENTS-69, PAYMENTS-70)', () => {
    const card = {
      id: 'a',
      cardType: 1,
      brand: 'VISA',
      cardHolderName: 'Ana Rojas',
      cardLastDigits: '1000',
      cardExpirationDate: '12/30',
      isDefault: false,
      isFlaggeHD: false,
      cardToken: 'token',
    };
    const items = [{ ...card, id: 'b', isFlaggeHD: true }, card, { ...card, id: 'c', isDefault: true }];
    expect(toSavedCards(cardsWire.parse({ items }))).toMatchObject([
      { id: 'c', isFlagged: false },
      { id: 'a', isFlagged: false },
      { id: 'b', isFlagged: true },
    ]);
  });

  it.each([
    [503, { statusCode: 503, errorCode: 'PEC_503', message: '' }, false, 'UNAVAILABLE'],
    [0, undefined, false, 'UNAVAILABLE'],
    [400, { statusCode: 400, errorCode: 'CARD_DATA_UNREADABLE', message: '' }, false, 'CARD'],
    [422, { statusCode: 422, errorCode: 'CARD_REFUSED', message: '' }, false, 'CARD_REFUSED'],
    [409, { statusCode: 409, errorCode: '102', message: '' }, false, 'CARD_EXISTS'],
    [404, { statusCode: 404, errorCode: 'CARD_NOT_FOUND', message: '' }, false, 'CARD_UNKNOWN'],
    [404, { statusCode: 404, errorCode: 'PE_0002', message: '' }, false, 'DEFAULT_CARD'],
    [422, { statusCode: 422, errorCode: 'PE_0003', message: '' }, false, 'NO_PAYMENT_ACCOUNT'],
    [400, 'not json', false, 'REQUEST'],
    // The outcome of these is unknown.
    [0, undefined, true, undefined],
    [504, { statusCode: 504, errorCode: 'REPLY_LATE', message: '' }, true, undefined],
    [500, { statusCode: 500, errorCode: 'INTERNAL', message: '' }, false, undefined],
    [503, '<html>', false, undefined],
    [409, { statusCode: 409, errorCode: 'REFERENCE_REUSED', message: '' }, false, undefined],
    [
      422,
      {
        statusCode: 422,
        errorCode: 'CARD_VELOCITY_EXCEEDED',
        message: 'The card was declined too often; try it again later.',
        cardFingerprint: 'f'.repeat(64),
        retryAfterSeconds: 600,
      },
      false,
      'CARD_DECLINED_TOO_OFTEN',
    ],
  ])('maps %s %j (outcome unknown: %s) to %s (PAYMENTS-33, PAYMENTS-55)', (status, body, unknown, reason) => {
    expect(toRefusedError(new UpstreamError('payments', status, body, unknown))?.reason).toBe(reason);
  });
});

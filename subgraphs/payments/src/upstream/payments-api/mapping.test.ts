import { money } from '@tarima/markets/money';
import { UpstreamError } from '@tarima/service-kit/upstream-error';
import { describe, expect, it } from 'vitest';
import type { ProcessRequest } from '../../application/ports.ts';
import { getReference } from '../../domain/attempt.ts';
import { createDeclineRefusal } from '../../domain/transaction.ts';
import { World } from '../../testing/world.ts';
import { toRefusedError, toSavedCards, toTransaction, toTransactionRequest } from './mapping.ts';
import { cardsWire, transactionWire } from './wire.ts';

const request: ProcessRequest = {
  reference: getReference({ id: 'attempt', tries: 2 }),
  amount: money(1_130_000, 'CRC'),
  taxCents: 130_000,
  cart: new World().addCart('cart'),
  market: 'CR',
  language: 'es',
  membershipNumber: '64011045120001',
  email: 'ana@tarima.test',
  clientIp: '203.0.113.7',
  holderName: 'Ana Rojas',
  card: { kind: 'encrypted', encryptedCard: 'c2VhbGVk', keyId: 'key-1', attemptId: 'attempt' },
  saveCard: false,
  paymentAccount: { providerId: 11, accountId: '11-6401-C' },
  returnUrl: 'http://localhost:3000/x',
};

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
    expect(toTransactionRequest({ ...request, cart: { ...request.cart, isDelivery: true } }).delivery).toBe(true);
    expect(toTransactionRequest({ ...request, market: 'BB' }).currency).toBe('052');
    expect(toTransactionRequest({ ...request, card: { kind: 'saved', token: 't' } }).card).toEqual({ tokenCard: 't' });
  });

  it('returns the fingerprint of the card', () => {
    const fingerprint = '0a'.repeat(32);
    const card = { brand: 'VISA', lastDigits: '1018', expiry: '12/30', fingerprint };
    const wire = transactionWire.parse({ referenceNumber: 'T1', status: 'DECLINED', responseCode: '51', card });
    expect(toTransaction(wire, () => []).card).toEqual(card);
  });

  it('returns a transaction with its challenge', () => {
    const wire = transactionWire.parse({
      referenceNumber: 'T1A2',
      status: 'CHALLENGE_REQUIRED',
      responseCode: '65',
      reason: 'AUTHENTICATION_REQUIRED',
      challenge: { url: 'http://localhost:4103/challenge/abc', orderId: 'order-1' },
      card: { brand: 'VISA', lastDigits: '1091', expiry: '12/30' },
    });
    expect(toTransaction(wire, () => [])).toMatchObject({
      challenge: { orderId: 'order-1' },
      isCaptured: false,
      isVoided: false,
    });
    expect(transactionWire.safeParse({ referenceNumber: 'T1', status: 'MAYBE' }).success).toBe(false);
  });

  it.each([
    ['43', 'ERROR_CARD_HARD_DECLINE', 'PAYMENTS-54'],
    ['51', 'ERROR_PAYMENT_METHOD', 'PAYMENTS-53'],
    ['17', 'AUTHENTICATION_FAILED', 'PAYMENTS-48'],
    ['63', 'AUTHENTICATION_FAILED', 'PAYMENTS-48'],
  ])('maps a decline with %s to %s (%s, PAYMENTS-51)', (responseCode, code) => {
    const wire = transactionWire.parse({ referenceNumber: 'T1', status: 'DECLINED', responseCode });
    const { declineReason } = toTransaction(wire, () => ['43']);
    expect(declineReason && createDeclineRefusal(declineReason)).toEqual({ ending: 'DECLINED', failure: { code } });
  });

  it('omits flagged cards and lists the default first (PAYMENTS-68, PAYMENTS-70)', () => {
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
    const items = [card, { ...card, id: 'b', isFlaggeHD: true }, { ...card, id: 'c', isDefault: true }];
    expect(toSavedCards(cardsWire.parse({ items })).map(({ id }) => id)).toEqual(['c', 'a']);
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

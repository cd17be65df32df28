import { PlatformError } from '@tarima/commerce-client/errors';
import { describe, expect, it } from 'vitest';
import { toFailedWrite } from './write-result.ts';

const refuse = (status: number, code: string) => new PlatformError(status, code, status >= 500);
const connectionLost = new PlatformError(0, 'NetworkError', true);
const connectionRefused = new PlatformError(0, 'NetworkError', false);

describe('a failed write', () => {
  it.each([
    ['a stale version', refuse(409, 'ConcurrentModification'), { kind: 'stale' }],
    ['a cart that another process created', refuse(400, 'DuplicateField'), { kind: 'stale' }],
    ['a deleted cart', refuse(404, 'ResourceNotFound'), { kind: 'stale' }],
    ['a lost connection', connectionLost, { kind: 'unknown', error: { extensions: { code: 'UPSTREAM_TIMEOUT' } } }],
    ['an overloaded platform', refuse(503, 'OverCapacity'), { kind: 'unknown' }],
    [
      'a product without a price',
      refuse(400, 'MatchingPriceNotFound'),
      { kind: 'refused', failure: { type: 'ProductUnavailable', code: 'PRODUCT_UNAVAILABLE' } },
    ],
  ])('has the result of %s', (_why, error, expected) => {
    expect(toFailedWrite(error)).toMatchObject(expected);
  });

  it('throws `UPSTREAM_UNAVAILABLE` when it was certainly not carried out (CART-96)', () => {
    expect(() => toFailedWrite(connectionRefused)).toThrow(
      expect.objectContaining({ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }),
    );
  });

  it.each([
    [408, 'UPSTREAM_TIMEOUT'],
    [429, 'UPSTREAM_UNAVAILABLE'],
  ])('throws an error after which it can be repeated when the platform is busy: %i is %s (CART-96)', (status, code) => {
    expect(() => toFailedWrite(refuse(status, 'Unknown'))).toThrow(
      expect.objectContaining({ extensions: expect.objectContaining({ code }) }),
    );
  });

  it.each([refuse(400, 'InvalidInput'), new TypeError('a bug')])('throws any other error unchanged', (error) => {
    expect(() => toFailedWrite(error)).toThrow(error as Error);
  });
});

import { describe, expect, it } from 'vitest';
import { failedWrite, reading } from './write-result.ts';

const answer = (statusCode: number, code: string) => ({
  statusCode,
  message: code,
  body: { message: code, errors: [{ code, message: code }] },
});
const noAnswer = (code: string, name = 'Error') => ({
  body: null,
  error: { statusCode: 0, message: 'network', body: Object.assign(new Error('network'), { code, name }) },
});

describe('a write that failed', () => {
  it.each([
    ['a stale version', answer(409, 'ConcurrentModification'), { kind: 'stale' }],
    ['a cart that another process made', answer(400, 'DuplicateField'), { kind: 'stale' }],
    ['a cart that is gone', answer(404, 'ResourceNotFound'), { kind: 'stale' }],
    [
      'a broken connection',
      noAnswer('ECONNRESET'),
      { kind: 'unknown', error: { extensions: { code: 'UPSTREAM_TIMEOUT' } } },
    ],
    ['a platform in trouble', answer(503, 'OverCapacity'), { kind: 'unknown' }],
    [
      'a product without a price',
      answer(400, 'MatchingPriceNotFound'),
      { kind: 'refused', failure: { code: 'PRODUCT_UNAVAILABLE' } },
    ],
  ])('for %s', (_why, error, expected) => {
    expect(failedWrite(error)).toMatchObject(expected);
  });

  it('is told to the shopper when nothing can have happened (CART-96)', () => {
    expect(() => failedWrite(noAnswer('ECONNREFUSED'))).toThrow(
      expect.objectContaining({ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }),
    );
  });

  it.each([answer(400, 'InvalidInput'), new TypeError('a bug')])('stays a fault of ours otherwise', (error) => {
    expect(() => failedWrite(error)).toThrow(error as Error);
  });
});

describe('a read', () => {
  it('says that the platform did not answer (CART-96)', async () => {
    await expect(reading(Promise.reject(noAnswer('ECONNRESET')))).rejects.toMatchObject({
      extensions: { code: 'UPSTREAM_UNAVAILABLE' },
    });
  });

  it('says that it did not come in time (CART-96)', async () => {
    await expect(reading(Promise.reject(noAnswer('', 'TimeoutError')))).rejects.toMatchObject({
      extensions: { code: 'UPSTREAM_TIMEOUT' },
    });
  });

  it('leaves an answer alone', async () => {
    const missing = answer(404, 'ResourceNotFound');
    await expect(reading(Promise.reject(missing))).rejects.toBe(missing);
  });
});

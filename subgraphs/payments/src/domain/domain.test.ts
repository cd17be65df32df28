import { describe, expect, it } from 'vitest';
import { World } from '../testing/world.ts';
import { hashLines, isReadyForCheckout, type PayableCart } from './cart.ts';
import { isCardHolder, isCurrencyCode, isEmail, isEncryptedCard, isIdentityDocument } from './input-rules.ts';
import { createStatusQueries, findLateTransactions, findMatches } from './transaction.ts';

const cart = new World().addCart('cart');
const [line] = cart.lines;
if (!line) throw new Error('a cart of the world must have a line');

describe('a cart', () => {
  it.each<[string, Partial<PayableCart>, boolean]>([
    ['as it is', {}, true],
    ['empty', { lines: [] }, false],
    ['with nothing but the service fee', { lines: [{ ...line, isServiceFee: true }] }, false],
    ['without anything to pay', { total: { ...cart.total, centAmount: 0 } }, false],
    ['without an address', { address: undefined }, false],
    ['without a club', { club: undefined }, false],
    ['ordered', { state: 'ORDERED' }, false],
    ['gone', { state: 'GONE' }, false],
  ])('is ready for checkout or not: %s (CHECKOUT-1)', (_what, change, ready) => {
    expect(isReadyForCheckout({ ...cart, ...change })).toBe(ready);
  });

  it('has a hash of SKU, quantity, price and channel that ignores the order of lines (CHECKOUT-39)', () => {
    const other = { ...line, id: 'b', sku: '110102-1' };
    const hash = hashLines({ lines: [line, other] });
    expect(hashLines({ lines: [other, line] })).toBe(hash);
    for (const change of [{ sku: 'x-1' }, { quantity: 3 }, { unitCents: 1 }, { channelId: 'elsewhere' }]) {
      expect(hashLines({ lines: [{ ...line, ...change }, other] })).not.toBe(hash);
    }
  });
});

describe('input rules', () => {
  it.each([
    ['Ana Rojas', true],
    ['Dra. María José Núñez-O’Neill', true],
    ['ANA L. ROJAS VARGAS', true],
    ['Ana', false],
    ['Ana  ', false],
    ['4000 0000 0000 1000', false],
    ['<b>Ana</b> Rojas', false],
    [`Ana ${'R'.repeat(40)}`, false],
  ])('accept the card holder %s or not: %s (PAYMENTS-15)', (name, valid) => {
    expect(isCardHolder(name)).toBe(valid);
  });

  it('refuse text that a database cannot store', () => {
    expect(['a\u0000@tarima.test', 'a@tarima.te\u0001st'].map(isEmail)).toEqual([false, false]);
    expect(['1-0234-0567', 'AB 12.3', 'x\u0000', '', '9'.repeat(41)].map(isIdentityDocument)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(['CRC', 'crc', 'CRC\u0000', ''].map(isCurrencyCode)).toEqual([true, false, false, false]);
  });

  it('recognize email addresses and encrypted cards (CHECKOUT-19)', () => {
    expect(['ana@tarima.test', 'ana@tarima', 'ana rojas@x.y', '@x.yz', 'a@b.c'].map(isEmail)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(isEncryptedCard(`${'A'.repeat(342)}==`)).toBe(true);
    expect(isEncryptedCard('4000000000001000')).toBe(false);
  });
});

describe('a lost transaction', () => {
  const expected = { reference: 'attempt.1', amount: 500 };
  const candidate = { referenceNumber: 'T1', reference: 'attempt.1', amount: 500, isVoided: false };

  it('is found by its reference, or by its amount where the provider returns no reference', () => {
    expect(findMatches([candidate], expected)).toEqual([candidate]);
    expect(findMatches([{ ...candidate, reference: undefined }], expected)).toHaveLength(1);
    expect(findMatches([{ ...candidate, reference: 'attempt.2' }], expected)).toEqual([]);
    expect(findMatches([{ ...candidate, amount: 501 }], expected)).toEqual([]);
  });

  it('is the attempt’s own by its reference only, and uncertain where the provider returns none', () => {
    const unnamed = { ...candidate, referenceNumber: 'T2', reference: undefined };
    const others = [
      { ...candidate, referenceNumber: 'T3', isVoided: true },
      { ...candidate, referenceNumber: 'T4', reference: 'attempt.2' },
      { ...unnamed, referenceNumber: 'T5', amount: 501 },
    ];
    expect(findLateTransactions([candidate, unnamed, ...others], expected)).toEqual({
      own: [candidate],
      uncertain: [unnamed],
    });
  });

  it('is searched five times with the configured waits and offsets (PAYMENTS-34)', () => {
    expect(
      createStatusQueries([7, 10, 5, 2, 0], [0, 20, 40, 60, 0]).map((query) => [
        query.waitSeconds,
        query.offsetSeconds,
      ]),
    ).toEqual([
      [7, 0],
      [10, 20],
      [5, 40],
      [2, 60],
      [0, 0],
    ]);
  });
});

import { getLocale } from '@tarima/markets/locale';
import { describe, expect, it } from 'vitest';
import { createCart, createCartLine } from '../../testing/fixtures.ts';
import { type checkoutFlags, type FlagData, findFlags } from './checkout-flags.ts';

const locale = getLocale('en', 'JM');
const line = (overrides: { quantity?: number; isSoldByWeight?: boolean } = {}) =>
  createCartLine(locale, '1', overrides) as never;
const address = { streetText: 'Hope Road 1', country: 'JM' };
const pickup = { method: 'PICK_UP_IN_CLUB', addressProblem: null, window: null, address };
const home = { ...pickup, method: 'DELIVERY' };
const createFlagCart = (overrides: object = {}) =>
  createCart(locale, { delivery: pickup, ...overrides }) as unknown as FlagData['cart'];

const ready: FlagData = {
  cart: createFlagCart(),
  queuedChanges: 0,
  windowProblem: undefined,
  shortages: [],
  products: 'loaded',
  paymentOptions: 'loaded',
  taxes: 'loaded',
  savedCards: 'loaded',
  needsCard: true,
  hasNewCard: false,
  invoice: 'valid',
  captcha: 'not-needed',
};

describe('the flags of the checkout (CHECKOUT-63)', () => {
  it('are all clear for a cart that can be paid for', () => {
    expect(findFlags(ready)).toEqual([]);
  });

  it.each<[(typeof checkoutFlags)[number], string, Partial<FlagData>]>([
    ['queuedChanges', 'changes of the cart wait for a connection (CHECKOUT-454)', { queuedChanges: 1 }],
    ['loadingError', 'the ways to pay cannot be loaded', { paymentOptions: 'failed' }],
    ['cartProductsError', 'the products of the cart cannot be loaded', { products: 'failed' }],
    ['deliveryError', 'no delivery is chosen', { cart: createFlagCart({ delivery: null }) }],
    ['deliveryError', 'the address is missing', { cart: createFlagCart({ delivery: { ...home, address: null } }) }],
    [
      'deliveryError',
      'the address cannot be used',
      { cart: createFlagCart({ delivery: { ...home, addressProblem: 'DELETED' }, isReadyForCheckout: false }) },
    ],
    ['windowDataError', 'the delivery window has expired', { windowProblem: 'expired' }],
    ['windowDataError', 'the delivery window is too small', { windowProblem: 'insufficient-capacity' }],
    [
      'windowDataError',
      'a required delivery window is missing',
      { cart: createFlagCart({ delivery: home, isReadyForCheckout: false }) },
    ],
    ['productsError', 'the club lacks an item', { shortages: [{ line: line() }] }],
    ['productsError', 'the cart is empty', { cart: createFlagCart({ lines: [] }) }],
    ['weightError', 'the club lacks an item sold by weight', { shortages: [{ line: line({ isSoldByWeight: true }) }] }],
    ['limitExceeded', 'a line exceeds its limit', { cart: createFlagCart({ lines: [line({ quantity: 6 })] }) }],
    ['invoiceError', 'the invoice details are invalid', { invoice: 'invalid' }],
    ['taxCalculatorError', 'the taxes cannot be calculated', { taxes: 'failed' }],
    ['paymentCardsError', 'the saved cards cannot be loaded', { savedCards: 'failed' }],
    ['captchaError', 'the captcha has not been passed', { captcha: 'needed' }],
  ])('set %s when %s', (flag, _when, data) => {
    expect(findFlags({ ...ready, ...data })).toEqual([flag]);
  });

  it('are set in the order in which the shopper can resolve them', () => {
    const broken: Partial<FlagData> = { paymentOptions: 'failed', taxes: 'failed', captcha: 'needed' };
    expect(findFlags({ ...ready, ...broken })).toEqual(['loadingError', 'taxCalculatorError', 'captchaError']);
  });

  it('clear paymentCardsError once a new card is entered, or for a method without a card (PAYMENTS-81)', () => {
    const failed: FlagData = { ...ready, savedCards: 'failed' };
    expect(findFlags({ ...failed, hasNewCard: true })).toEqual([]);
    expect(findFlags({ ...failed, needsCard: false })).toEqual([]);
  });

  it.each<Partial<FlagData>>([
    { products: 'loading', taxes: 'loading', savedCards: 'loading', paymentOptions: 'loading', invoice: 'loading' },
    { invoice: 'not-needed', captcha: 'passed' },
    { cart: createFlagCart({ delivery: home }) },
  ])('stay clear for %j', (data) => {
    expect(findFlags({ ...ready, ...data })).toEqual([]);
  });
});

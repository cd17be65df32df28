import { describe, expect, it } from 'vitest';
import type { GraphErrorKind } from '../../apollo/graph-error-kind.ts';
import type { CartFailure } from './cart-failure.ts';
import { type CartOperation, getCartFailureAction } from './cart-failure-action.ts';

const failure = (__typename: string) => ({ __typename, code: 'X', message: 'text' }) as CartFailure;
const errorModal = (code: string) => ({ kind: 'modal', name: 'error', code });

describe('a failure result', () => {
  it.each([
    ['add: shows only the message of OutOfStock', 'add', 'OutOfStock', { kind: 'nothing' }],
    [
      'deliver: opens the cart page after CartLockedByPayment (CART-99)',
      'deliver',
      'CartLockedByPayment',
      { kind: 'show-cart' },
    ],
    ['merge: shows only the message of CartBusy (MERGE-22)', 'merge', 'CartBusy', { kind: 'nothing' }],
    ['assign: opens the error modal after CartBusy (MERGE-11)', 'assign', 'CartBusy', errorModal('CART-SM-002')],
  ] as const)('%s', (_title, operation, type, action) => {
    expect(getCartFailureAction(operation, failure(type))).toEqual(action);
  });
});

describe('a failure that shows that the page’s cart is outdated', () => {
  it.each([
    'CartLineNotFound',
    'CartNotFound',
    'CommandConflict',
    'CommandExpired',
    'InvalidQuantity',
    'DeliveryWindowUnavailable',
    'NothingToMerge',
  ])('reloads the cart after %s (CART-98)', (type) => {
    expect(getCartFailureAction('change', failure(type))).toEqual({ kind: 'reload' });
  });
});

describe('a request failure', () => {
  const rows: readonly (readonly [CartOperation, GraphErrorKind, object, rules: string])[] = [
    ['load', 'failed', errorModal('CART-SM-001'), 'CART-97'],
    ['load', 'refused', errorModal('EG_400'), 'CART-97'],
    ['open', 'refused', errorModal('EG_400'), 'CART-97'],
    ['open', 'failed', { kind: 'nothing' }, 'ERRORS-54'],
    ['open', 'unavailable', { kind: 'nothing' }, 'ERRORS-54'],
    ['open', 'timeout', { kind: 'nothing' }, 'ERRORS-54'],
    ['open', 'signed-out', { kind: 'report-session-end' }, 'ERRORS-54'],
    ['add', 'failed', errorModal('CART-SM-001'), 'CART-97'],
    ['change', 'refused', errorModal('CART-SM-001'), 'CART-97'],
    ['remove', 'failed', errorModal('CART-SM-001'), 'CART-97'],
    ['deliver', 'failed', errorModal('500'), 'CART-97'],
    ['merge', 'failed', errorModal('EG_500'), 'MERGE-23'],
    ['assign', 'failed', errorModal('CART-SM-002'), 'MERGE-11'],
    ['restore', 'failed', errorModal('CART-SM-002'), 'MERGE-11'],
    ['add', 'unreachable', { kind: 'notify-unreachable' }, 'CART-103'],
    ['assign', 'unavailable', { kind: 'notify-unreachable' }, 'CART-103'],
    ['merge', 'unreachable', { kind: 'nothing' }, 'MERGE-22'],
    ['change', 'timeout', { kind: 'reload' }, 'CART-102'],
    ['remove', 'signed-out', { kind: 'report-session-end' }, 'CART-104'],
    ['deliver', 'outdated', { kind: 'modal', name: 'currentVersion' }, 'ERRORS-39'],
  ];
  it.each(rows)('%s, %s, leads to %j (%s)', (operation, errorKind, action) => {
    expect(getCartFailureAction(operation, { errorKind })).toEqual(action);
  });

  it('shows a connection error when the cart cannot be loaded in time', () => {
    expect(getCartFailureAction('load', { errorKind: 'timeout' })).toEqual({ kind: 'notify-unreachable' });
  });
});

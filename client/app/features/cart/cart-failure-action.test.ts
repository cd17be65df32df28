import { describe, expect, it } from 'vitest';
import type { GraphFault } from '../../apollo/graph-fault.ts';
import type { CartFailure } from './cart-failure.ts';
import { type CartOperation, getCartFailureAction } from './cart-failure-action.ts';

const failure = (__typename: string) => ({ __typename, code: 'X', message: 'text' }) as CartFailure;
const errorModal = (code: string) => ({ kind: 'modal', name: 'error', code });

describe('a failure result', () => {
  it.each([
    ['add', 'OutOfStock', { kind: 'nothing' }],
    ['change', 'CartLineNotFound', { kind: 'reload' }],
    ['deliver', 'CartLockedByPayment', { kind: 'show-cart' }],
    ['merge', 'CartBusy', { kind: 'nothing' }],
    ['assign', 'CartBusy', errorModal('CART-SM-002')],
  ] as const)('%s, %s (CART-98, CART-99, MERGE-11)', (operation, type, action) => {
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
  const rows: readonly (readonly [CartOperation, GraphFault, object])[] = [
    ['load', 'failed', errorModal('CART-SM-001')],
    ['load', 'refused', errorModal('EG_400')],
    ['load', 'timeout', { kind: 'notify-unreachable' }],
    ['add', 'failed', errorModal('CART-SM-001')],
    ['change', 'refused', errorModal('CART-SM-001')],
    ['remove', 'failed', errorModal('CART-SM-001')],
    ['deliver', 'failed', errorModal('500')],
    ['merge', 'failed', errorModal('EG_500')],
    ['assign', 'failed', errorModal('CART-SM-002')],
    ['restore', 'failed', errorModal('CART-SM-002')],
    ['add', 'unreachable', { kind: 'notify-unreachable' }],
    ['assign', 'unavailable', { kind: 'notify-unreachable' }],
    ['merge', 'unreachable', { kind: 'nothing' }],
    ['change', 'timeout', { kind: 'reload' }],
    ['remove', 'signed-out', { kind: 'modal', name: 'sessionExpired' }],
    ['deliver', 'outdated', { kind: 'modal', name: 'currentVersion' }],
  ];
  it.each(rows)(
    '%s, %s (CART-97, CART-102, CART-103, CART-104, MERGE-11, MERGE-23, ERRORS-39)',
    (operation, fault, action) => {
      expect(getCartFailureAction(operation, { fault })).toEqual(action);
    },
  );
});

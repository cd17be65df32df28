import { describe, expect, it } from 'vitest';
import type { GraphFault } from '../../apollo/graph-fault.ts';
import type { CartFailure } from './cart-failure.ts';
import { type CartWork, cartConsequence } from './cart-trouble.ts';

const failure = (__typename: string) => ({ __typename, code: 'X', message: 'words' }) as CartFailure;
const errorModal = (code: string) => ({ kind: 'modal', name: 'error', code });

describe('an answer that is a failure', () => {
  it.each([
    ['add', 'OutOfStock', { kind: 'nothing' }],
    ['change', 'CartLineNotFound', { kind: 'reload' }],
    ['deliver', 'CartLockedByPayment', { kind: 'show-cart' }],
    ['merge', 'CartBusy', { kind: 'nothing' }],
    ['assign', 'CartBusy', errorModal('CART-SM-002')],
  ] as const)('%s, %s (CART-98, CART-99, MERGE-11)', (work, type, consequence) => {
    expect(cartConsequence(work, failure(type))).toEqual(consequence);
  });
});

describe('an answer that shows that the page’s cart is out of date', () => {
  it.each([
    'CartLineNotFound',
    'CartNotFound',
    'CommandConflict',
    'CommandExpired',
    'InvalidQuantity',
    'DeliveryWindowUnavailable',
    'NothingToMerge',
  ])('%s reads the cart again (CART-98)', (type) => {
    expect(cartConsequence('change', failure(type))).toEqual({ kind: 'reload' });
  });
});

describe('no answer', () => {
  const rows: readonly (readonly [CartWork, GraphFault, object])[] = [
    ['load', 'failed', errorModal('CART-SM-001')],
    ['load', 'refused', errorModal('EG_400')],
    ['load', 'timeout', { kind: 'tell-unreachable' }],
    ['add', 'failed', errorModal('CART-SM-001')],
    ['change', 'refused', errorModal('CART-SM-001')],
    ['remove', 'failed', errorModal('CART-SM-001')],
    ['deliver', 'failed', errorModal('500')],
    ['merge', 'failed', errorModal('EG_500')],
    ['assign', 'failed', errorModal('CART-SM-002')],
    ['restore', 'failed', errorModal('CART-SM-002')],
    ['add', 'unreachable', { kind: 'tell-unreachable' }],
    ['assign', 'unavailable', { kind: 'tell-unreachable' }],
    ['merge', 'unreachable', { kind: 'nothing' }],
    ['change', 'timeout', { kind: 'reload' }],
    ['remove', 'signed-out', { kind: 'modal', name: 'sessionExpired' }],
    ['deliver', 'outdated', { kind: 'modal', name: 'currentVersion' }],
  ];
  it.each(rows)(
    '%s, %s (CART-97, CART-102, CART-103, CART-104, MERGE-11, MERGE-23, ERRORS-39)',
    (work, fault, consequence) => {
      expect(cartConsequence(work, { fault })).toEqual(consequence);
    },
  );
});

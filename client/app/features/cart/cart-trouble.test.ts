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
  ] as const)('%s, %s', (work, type, consequence) => {
    expect(cartConsequence(work, failure(type))).toEqual(consequence);
  });
});

describe('no answer (store.md §8)', () => {
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
  it.each(rows)('%s, %s', (work, fault, consequence) => {
    expect(cartConsequence(work, { fault })).toEqual(consequence);
  });
});

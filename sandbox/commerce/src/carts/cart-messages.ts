import type { Cart } from '@commercetools/platform-sdk';
import type { MessageDraft } from '../subscriptions/messages.ts';

/**
 * Builds the platform's messages about changes of a cart's lock and freeze state; changes of its contents have none.
 */
export function buildCartMessages(before: Cart, after: Cart): MessageDraft[] {
  const types = [
    ...(!before.lock && after.lock ? ['CartLocked'] : []),
    ...(before.lock && !after.lock ? ['CartUnlocked'] : []),
    ...(before.cartState === 'Active' && after.cartState === 'Frozen' ? ['CartFrozen'] : []),
    ...(before.cartState === 'Frozen' && after.cartState === 'Active' ? ['CartUnfrozen'] : []),
  ];
  return types.map((type) => ({ type, typeId: 'cart', resource: after, payload: {} }));
}

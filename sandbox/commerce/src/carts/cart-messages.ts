import type { Cart } from '@commercetools/platform-sdk';
import type { MessageDraft } from '../subscriptions/messages.ts';

/** The platform's messages about a cart: of its lock and its freeze, not of its contents. */
export function cartMessages(before: Cart, after: Cart): MessageDraft[] {
  const types = [
    ...(!before.lock && after.lock ? ['CartLocked'] : []),
    ...(before.lock && !after.lock ? ['CartUnlocked'] : []),
    ...(before.cartState === 'Active' && after.cartState === 'Frozen' ? ['CartFrozen'] : []),
    ...(before.cartState === 'Frozen' && after.cartState === 'Active' ? ['CartUnfrozen'] : []),
  ];
  return types.map((type) => ({ type, typeId: 'cart', resource: after, payload: {} }));
}

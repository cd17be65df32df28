import type { Shopper } from '../commands/cart-store.ts';
import { costaRica } from './fake-store.ts';

export const member: Shopper = {
  owner: { kind: 'member', membershipNumber: '64011045120001' },
  market: costaRica,
  language: 'es',
};

/** Who the member was before signing in. */
export const guest: Shopper = { ...member, owner: { kind: 'guest', guestId: 'guest' } };

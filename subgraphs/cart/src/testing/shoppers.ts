import type { Shopper } from '../domain/shopper.ts';
import { costaRica } from './fake-store.ts';

export const member: Shopper = {
  owner: { kind: 'member', membershipNumber: '64011045120001' },
  market: costaRica,
  language: 'es',
};

/** The guest that the member was before sign-in. */
export const guest: Shopper = { ...member, owner: { kind: 'guest', guestId: 'guest' } };

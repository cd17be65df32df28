import type { IdentityPort } from '../application/ports.ts';
import { RefusedError } from '../domain/refused-error.ts';
import type { WorldState } from './world-state.ts';

/** A fake identity provider: a registration becomes the account of one membership, or is discarded for good. */
export function createIdentity(state: WorldState): IdentityPort {
  const { registrations, accountEmails } = state;
  return {
    async register(registration) {
      if (accountEmails.has(registration.email)) throw new RefusedError('EMAIL_USED');
      const known = registrations.get(registration.registrationId);
      if (known !== undefined && !(typeof known === 'object' && 'email' in known)) throw new RefusedError('REJECTED');
      registrations.set(registration.registrationId, registration);
    },
    async activate(id, membershipNumber) {
      const known = registrations.get(id);
      if (known === undefined || known === 'DISCARDED') throw new RefusedError('REJECTED');
      if ('membershipNumber' in known) {
        if (known.membershipNumber !== membershipNumber) throw new RefusedError('REJECTED');
        return;
      }
      if (accountEmails.has(known.email)) throw new RefusedError('EMAIL_USED');
      accountEmails.add(known.email);
      registrations.set(id, { membershipNumber });
    },
    async discard(id) {
      const known = registrations.get(id);
      if (typeof known === 'object' && 'membershipNumber' in known) throw new RefusedError('REJECTED');
      registrations.set(id, 'DISCARDED');
    },
  };
}

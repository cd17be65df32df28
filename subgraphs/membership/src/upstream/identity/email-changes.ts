import type { EmailChanges } from '../../application/ports.ts';
import { type IdentityApi, splitMembershipNumber, toResult } from './identity-api.ts';
import { confirmedEmailChangeWire } from './wire.ts';

/** Changes of email addresses at the identity provider (ACCOUNT-292). */
export function createEmailChanges({ post }: Pick<IdentityApi, 'post'>): EmailChanges {
  return {
    async request({ membershipNumber, ...change }) {
      try {
        await post('/email-changes', { ...splitMembershipNumber(membershipNumber), ...change });
        return 'accepted';
      } catch (error) {
        return toResult<'unchanged' | 'not-found' | 'throttled'>(error, {
          EMAIL_UNCHANGED: 'unchanged',
          IDENTITY_NOT_FOUND: 'not-found',
          TOO_MANY_REQUESTS: 'throttled',
        });
      }
    },

    async confirm({ membershipNumber, ...change }) {
      try {
        const path = '/email-changes/confirm';
        const confirmed = await post(path, { ...splitMembershipNumber(membershipNumber), ...change });
        return { email: confirmedEmailChangeWire.parse(confirmed).email };
      } catch (error) {
        return toResult<'wrong' | 'expired' | 'used' | 'not-found'>(
          error,
          {
            CODE_UNKNOWN: 'wrong',
            CODE_EXPIRED: 'expired',
            IDENTITY_EXISTS: 'used',
            IDENTITY_NOT_FOUND: 'not-found',
          },
          // A code that is too long, which no mail contains.
          { 400: 'wrong' },
        );
      }
    },
  };
}

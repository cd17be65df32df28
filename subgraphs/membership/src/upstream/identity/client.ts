import { UpstreamError } from '@tarima/service-kit/upstream-error';
import type { Identities } from '../../application/ports.ts';
import { type IdentityApi, splitMembershipNumber, toResult } from './identity-api.ts';
import { createdIdentityWire, validatedIdentitiesWire } from './wire.ts';

/**
 * The identity provider's user identity API (ACCOUNT-35, MEMBERSHIP-84 to MEMBERSHIP-93). An error status that an operation
 * does not describe is a bug and is thrown.
 */
export function createIdentities({ post, remove }: IdentityApi): Identities {
  return {
    async delete(membershipNumber) {
      try {
        await remove(`/${encodeURIComponent(membershipNumber)}`);
        return 'deleted';
      } catch (error) {
        return toResult<'not-found'>(error, {}, { 404: 'not-found' });
      }
    },

    async find(key) {
      try {
        const [first] = validatedIdentitiesWire.parse(await post('/validate', key));
        // An entry without a membership id is no identity (MEMBERSHIP-84).
        if (!first?.membershipId) return undefined;
        const { membershipId: membershipNumber, email, firstName, lastName, emailVerified: isEmailVerified } = first;
        return { membershipNumber, email, firstName, lastName, isEmailVerified };
      } catch (error) {
        return toResult<never>(error, {});
      }
    },

    async create({ membershipNumber, firstName, lastName, email, phone, birthDate, documentNumber, password }) {
      try {
        const created = await post('', {
          ...splitMembershipNumber(membershipNumber),
          firstName,
          lastName,
          email,
          phone,
          birthDate,
          officialId: documentNumber,
          password,
          ipAddress: '',
        });
        return createdIdentityWire.parse(created).verificationStatus;
      } catch (error) {
        return toResult<'exists' | 'password-refused' | 'throttled'>(error, {
          IDENTITY_EXISTS: 'exists',
          PASSWORD_REFUSED: 'password-refused',
          TOO_MANY_REQUESTS: 'throttled',
        });
      }
    },

    async sendVerificationEmail({ membershipNumber, language, recipient, callbackUrl }) {
      try {
        await post('/verification-emails', {
          ...splitMembershipNumber(membershipNumber),
          method: 'EMAIL',
          language,
          src: 'tarima-web',
          messageType: 'EMAIL_VERIFICATION',
          recipient,
          callbackUrl,
        });
        return 'accepted';
      } catch (error) {
        // The account exists, so that every refusal of its mail is only logged (MEMBERSHIP-92).
        if (!(error instanceof UpstreamError)) throw error;
        return error.isDown ? 'unavailable' : 'refused';
      }
    },

    async checkCode(membershipNumber, code) {
      try {
        await post('/verification-codes/check', { ...splitMembershipNumber(membershipNumber), code });
        return 'verified';
      } catch (error) {
        return toResult<'unknown' | 'used' | 'expired' | 'throttled'>(
          error,
          {
            CODE_UNKNOWN: 'unknown',
            CODE_USED: 'used',
            CODE_EXPIRED: 'expired',
            TOO_MANY_REQUESTS: 'throttled',
          },
          // A code that is too long, which no mail contains.
          { 400: 'unknown' },
        );
      }
    },
  };
}

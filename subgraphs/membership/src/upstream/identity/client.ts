import { createHttpClient } from '@tarima/service-kit/http-client';
import { UpstreamError } from '@tarima/service-kit/upstream-error';
import type { Identities } from '../../application/ports.ts';
import { createdIdentityWire, identityErrorWire, validatedIdentitiesWire } from './wire.ts';

export interface IdentitiesOptions {
  readonly baseUrl: string;
  readonly apiKey: string;
}

/** Club (4 digits), account (6) and card (4) of a membership number. */
const splitMembershipNumber = (membershipNumber: string) => ({
  memberClub: membershipNumber.slice(0, 4),
  memberAccount: membershipNumber.slice(4, 10),
  memberCard: membershipNumber.slice(10),
});

/**
 * The identity provider's user identity API (ACCOUNT-35, MEMBERSHIP-84 to MEMBERSHIP-93). An error status that an operation
 * does not describe is a bug and is thrown.
 */
export function createIdentities({ baseUrl, apiKey }: IdentitiesOptions): Identities & { close(): Promise<void> } {
  const http = createHttpClient({ upstream: 'identity', baseUrl, headers: () => ({ 'x-api-key': apiKey }) });
  const post = (path: string, body: object) => http.json(`/v1/identities${path}`, { method: 'POST', body });

  return {
    async delete(membershipNumber) {
      try {
        await http.json(`/v1/identities/${encodeURIComponent(membershipNumber)}`, { method: 'DELETE' });
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

    close: () => http.close(),
  };
}

/**
 * The result for an error of the API, by its code or else its status; `unavailable` while the provider is down.
 * @throws any other error, without the request that was refused
 */
function toResult<Result extends string>(
  error: unknown,
  codes: Readonly<Record<string, Result>>,
  statuses: Readonly<Record<number, Result>> = {},
): Result | 'unavailable' {
  if (!(error instanceof UpstreamError)) throw error;
  if (error.isDown) return 'unavailable';
  const { errorCode = '' } = identityErrorWire.safeParse(error.body).data ?? {};
  const result = codes[errorCode] ?? statuses[error.status];
  if (result === undefined) throw error;
  return result;
}

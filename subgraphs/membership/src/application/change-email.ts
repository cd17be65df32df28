import { emailSchema } from '@tarima/markets/formats';
import type { Caller } from '@tarima/service-kit/caller';
import { createUnauthenticatedError } from '@tarima/service-kit/graphql-errors';
import type { EmailChangeCodeInvalid, EmailChangeRefused, EmailChangeUnavailable } from '../domain/failure.ts';
import type { Member } from '../domain/member.ts';
import type { EmailChanges, Profiles } from './ports.ts';
import type { Viewer } from './viewer.ts';

/** The change of the email address of the signed-in member, whom the token names (ACCOUNT-292). */
export interface ChangeEmail {
  /** Sends a code to the new address. @returns the address as it will be stored. @throws GraphQLError `UPSTREAM_UNAVAILABLE` */
  request(entered: string): Promise<{ readonly email: string } | EmailChangeRefused | EmailChangeUnavailable>;
  /** Changes account and profile with the newest code; it can be repeated. */
  confirm(
    code: string,
  ): Promise<{ readonly member: Member } | EmailChangeRefused | EmailChangeCodeInvalid | EmailChangeUnavailable>;
}

export interface ChangeEmailDependencies {
  readonly caller: Pick<Caller, 'language'>;
  readonly viewer: Viewer;
  readonly profiles: Pick<Profiles, 'isEmailUsedElsewhere'>;
  readonly emailChanges: EmailChanges;
  /** Reports that the platform did not change a profile. */
  reportFailure(error: unknown): void;
}

const refuse = (code: EmailChangeRefused['code']): EmailChangeRefused => ({ type: 'EmailChangeRefused', code });
const refuseCode = (code: EmailChangeCodeInvalid['code']): EmailChangeCodeInvalid => ({
  type: 'EmailChangeCodeInvalid',
  code,
});
const fail = (code: EmailChangeUnavailable['code']): EmailChangeUnavailable => ({
  type: 'EmailChangeUnavailable',
  code,
});

/**
 * The account at the identity provider changes first, because only the provider can check the code. A profile that could not be
 * changed afterwards changes when the code is sent again, or when the member enters the same address again (ACCOUNT-297).
 */
export function createChangeEmail(dependencies: ChangeEmailDependencies): ChangeEmail {
  const { viewer, profiles, emailChanges, reportFailure } = dependencies;
  const { language } = dependencies.caller;

  const setProfileEmail = async (email: string) => {
    try {
      return await viewer.change({ kind: 'setEmail', email });
    } catch (error) {
      reportFailure(error);
      return undefined;
    }
  };

  return {
    async request(entered) {
      const member = await viewer.require();
      const parsed = emailSchema.safeParse(entered);
      if (!parsed.success) return refuse('INVALID_EMAIL');
      const newEmail = parsed.data.toLowerCase();
      const isUsedElsewhere = await profiles.isEmailUsedElsewhere(newEmail, member);
      const { membershipNumber } = member;
      switch (await emailChanges.request({ membershipNumber, newEmail, language, isUsedElsewhere })) {
        case 'accepted':
          return { email: newEmail };
        case 'unchanged':
          if (member.email !== newEmail) await setProfileEmail(newEmail);
          return refuse('EMAIL_UNCHANGED');
        case 'throttled':
          return refuse('EMAIL_CODE_LIMIT');
        case 'not-found':
          throw createUnauthenticatedError();
        case 'unavailable':
          return fail('EMAIL_CODE_NOT_SENT');
      }
    },

    async confirm(entered) {
      const { membershipNumber } = await viewer.require();
      const code = entered.replaceAll(/\s/g, '');
      if (code === '') return refuseCode('EMAIL_CODE_WRONG');
      const result = await emailChanges.confirm({ membershipNumber, code, language });
      switch (result) {
        case 'wrong':
          return refuseCode('EMAIL_CODE_WRONG');
        case 'expired':
          return refuseCode('EMAIL_CODE_EXPIRED');
        case 'used':
          return refuse('EMAIL_USED');
        case 'not-found':
          throw createUnauthenticatedError();
        case 'unavailable':
          return fail('EMAIL_CHANGE_NOT_CONFIRMED');
        default: {
          const member = await setProfileEmail(result.email);
          return member ? { member } : fail('EMAIL_CHANGE_INCOMPLETE');
        }
      }
    },
  };
}

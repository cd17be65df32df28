import { CombinedGraphQLErrors } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { handlesFailureInPlace } from '../../apollo/message-link.ts';
import { type CaptchaHandle, CaptchaUnansweredError } from '../captcha/index.ts';
import { CreateIdentityDocument } from './onboarding.gen.ts';
import {
  type OnboardingError,
  type OnboardingValues,
  toOnboardingDetails,
  toOnboardingErrors,
} from './onboarding-rules.ts';

/** The result of creating an account (MEMBERSHIP-87). */
export type CreateOutcome =
  | { readonly type: 'created'; readonly email: string; readonly isEmailSent: boolean }
  | { readonly type: 'fields'; readonly errors: readonly OnboardingError[] }
  /** `canSignIn`: signing in may be the next step. */
  | { readonly type: 'refused'; readonly message: string; readonly canSignIn: boolean }
  | { readonly type: 'throttled' }
  /** Nothing was created, or the outcome is unknown (MEMBERSHIP-88). */
  | { readonly type: 'unavailable' };

/** Whether a request was refused because the caller sent too many of them. */
export const isThrottled = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.code === 'TOO_MANY_REQUESTS');

/** Returns the function that creates an online account; undefined as outcome: the captcha waits for the shopper. */
export function useCreateAccount(
  captcha: CaptchaHandle,
): (values: OnboardingValues) => Promise<CreateOutcome | undefined> {
  const client = useApolloClient();
  return async (values) => {
    try {
      const answer = await captcha.getAnswer();
      const { data } = await client.mutate({
        mutation: CreateIdentityDocument,
        variables: { input: { ...toOnboardingDetails(values), captcha: answer ?? null } },
        fetchPolicy: 'no-cache',
        context: handlesFailureInPlace,
      });
      const result = data?.createIdentity;
      if (result?.__typename === 'CreateIdentitySuccess') {
        const { email, isEmailSent } = result;
        return { type: 'created', email, isEmailSent };
      }
      // The answer of a captcha works once.
      captcha.renew(result?.__typename === 'OnboardingCaptchaRequired' ? result.challenge : undefined);
      switch (result?.__typename) {
        case 'InvalidOnboardingDetails':
          return { type: 'fields', errors: toOnboardingErrors(result.invalidFields) };
        case 'PasswordRefused':
          return { type: 'fields', errors: [{ field: 'password', reason: 'INVALID' }] };
        case 'IdentityExists':
          return { type: 'refused', message: result.message, canSignIn: true };
        case 'IdentityRejected':
        case 'OnboardingCaptchaRequired':
          return { type: 'refused', message: result.message, canSignIn: false };
        default:
          return { type: 'unavailable' };
      }
    } catch (error) {
      if (error instanceof CaptchaUnansweredError) return undefined;
      captcha.renew();
      return { type: isThrottled(error) ? 'throttled' : 'unavailable' };
    }
  };
}

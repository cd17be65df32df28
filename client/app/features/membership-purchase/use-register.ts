import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { handlesFailureInPlace } from '../../apollo/message-link.ts';
import type { BeginCheckoutInput } from '../../apollo/schema-types.gen.ts';
import { type CaptchaHandle, CaptchaUnansweredError } from '../captcha/index.ts';
import { beginMembership, type RegisterGraph, type RegisterOutcome } from './begin-membership.ts';
import { BeginMembershipDocument, CancelMembershipAttemptDocument } from './register.gen.ts';

type MembershipInput = NonNullable<BeginCheckoutInput['membership']>;

/** Returns the function that begins the purchase; undefined as outcome: the captcha waits for the shopper. */
export function useRegister(
  captcha: CaptchaHandle,
): (membership: MembershipInput) => Promise<RegisterOutcome | undefined> {
  const client = useApolloClient();
  const [graph] = useState((): RegisterGraph => {
    const context = handlesFailureInPlace;
    return {
      async begin(input) {
        const { data } = await client.mutate({ mutation: BeginMembershipDocument, variables: { input }, context });
        if (!data) throw new Error('The response has no data');
        return data.beginCheckout;
      },
      async cancel(attemptId) {
        const variables = { attemptId };
        const { data } = await client.mutate({ mutation: CancelMembershipAttemptDocument, variables, context });
        return data?.cancelCheckout.__typename === 'CancelCheckoutSuccess';
      },
    };
  });
  // The same details have the same key, so that a lost response begins no second attempt.
  const last = useRef<{ readonly details: string; readonly key: string }>(undefined);
  const getKey = (membership: MembershipInput, isRefused: boolean) => {
    const details = JSON.stringify(membership);
    if (last.current?.details !== details || isRefused) last.current = { details, key: crypto.randomUUID() };
    return last.current.key;
  };
  return async (membership) => {
    try {
      return await beginMembership({ graph, captcha, getKey }, membership);
    } catch (error) {
      if (error instanceof CaptchaUnansweredError) return undefined;
      throw error;
    }
  };
}

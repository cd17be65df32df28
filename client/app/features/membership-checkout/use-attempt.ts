import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { usePathTo } from '../../i18n/use-locale.ts';
import {
  beginAttempt,
  type MembershipPurpose,
  membershipPages,
  type PaymentProblem,
  usePaymentContext,
  useUnmountSignal,
} from '../checkout/index.ts';
import {
  MembershipAttemptDocument,
  type MembershipAttemptQuery,
  useMembershipAttemptQuery,
} from './membership-checkout.gen.ts';
import { createMembershipGraph } from './membership-graph.ts';

export type MembershipAttempt = NonNullable<MembershipAttemptQuery['checkoutAttempt']>;

/** Whether an attempt has ended without a membership. */
export const hasEndedUnpaid = ({ status }: Pick<MembershipAttempt, 'status'>): boolean =>
  status === 'DECLINED' || status === 'VOIDED';

/**
 * The attempt of the page. Its id is in the address, so that a reload and a return from a provider's page find it. A renewal
 * or an upgrade without an attempt is begun (MEMBERSHIP-172).
 */
export function useAttempt(purpose: MembershipPurpose) {
  const client = useApolloClient();
  const pathTo = usePathTo();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const attemptId = query.get('attempt');
  const { data, previousData, error } = useMembershipAttemptQuery({
    variables: { id: attemptId ?? '' },
    skip: attemptId === null,
    fetchPolicy: 'cache-first',
  });
  // The attempt before stays while a new one is read, so that the form keeps what was entered.
  const attempt = (data ?? previousData)?.checkoutAttempt;
  const isOwn = attempt?.purpose === purpose;
  const [problem, setProblem] = useState<PaymentProblem>();
  const id = useRef(attemptId);
  id.current = attemptId;

  const signal = useUnmountSignal();
  const createContext = usePaymentContext(signal);
  const graph = createMembershipGraph(client, purpose, {
    get: () => id.current,
    set(next) {
      if (id.current === next) return;
      id.current = next;
      const path = pathTo(membershipPages[purpose].checkout, {}, { attempt: next });
      void navigate(path, { replace: true, preventScrollReset: true });
    },
  });
  const subject = { id: getSubjectId(purpose), graph };

  const begin = async () => {
    setProblem(undefined);
    const begun = await beginAttempt(createContext({ subject, onStage: () => undefined }));
    if (signal.aborted || begun.attempt) return;
    setProblem(begun.outcome.type === 'problem' ? begun.outcome.problem : { type: 'unavailable' });
  };
  const hasBegun = useRef(false);
  const latestBegin = useRef(begin);
  latestBegin.current = begin;
  // An attempt that is unknown, another shopper's or for something else is not continued.
  const isMissing = attemptId === null || (data !== undefined && !isOwn);
  useEffect(() => {
    if (!isMissing || purpose === 'MEMBERSHIP_NEW' || hasBegun.current) return;
    hasBegun.current = true;
    void latestBegin.current();
  }, [isMissing, purpose]);

  /** Reads the attempt again. One that has ended is replaced, so that the invoice can be changed before the next try. */
  const reload = async () => {
    if (id.current === null || isMissing) return latestBegin.current();
    const variables = { id: id.current };
    const now = await client.query({ query: MembershipAttemptDocument, variables, fetchPolicy: 'network-only' });
    const found = now.data?.checkoutAttempt;
    if (found && hasEndedUnpaid(found) && purpose !== 'MEMBERSHIP_NEW') await latestBegin.current();
  };

  return {
    attempt: isOwn ? attempt : undefined,
    /** Whether there is no attempt, and none can be begun here. */
    isNotFound: isMissing && purpose === 'MEMBERSHIP_NEW',
    /** Why there is no attempt. */
    problem: problem ?? (error ? ({ type: 'unavailable' } as const) : undefined),
    subject,
    reload,
  };
}

/** Names the attempt key of a purpose in this tab. */
const getSubjectId = (purpose: MembershipPurpose) => `membership.${purpose}`;

import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { isSignedOut } from '../../apollo/graph-error-kind.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import type { MembershipAction, MembershipRefusal } from '../../session/membership.ts';
import { useModals } from '../../session/modals.ts';
import { RenewalEligibilityDocument, UpgradeEligibilityDocument } from './eligibility.gen.ts';
import { findRefusal } from './refusal.ts';

interface EligibilityCheckProps {
  readonly action: MembershipAction;
  /** Whether the page itself says that the membership could not be loaded, so that no modal does. */
  readonly isFailureShown?: boolean;
}

/** Checks the eligibility on mount, and opens the modal `renewValidation` when the member is refused. */
export function EligibilityCheck({ action, isFailureShown = false }: EligibilityCheckProps) {
  const client = useApolloClient();
  const modals = useModals();
  const marketCode = useLocale().market.code;
  useEffect(() => {
    let isMounted = true;
    fetchRefusal(client, action, marketCode).then((refusal) => {
      if (!isMounted || !refusal) return;
      // The shop opens the modal of an ended session itself (ACCOUNT-25).
      if (refusal.type === 'UNAUTHORISED' || (isFailureShown && isFailure(refusal))) return;
      modals.open('renewValidation', { action, refusal });
    });
    return () => {
      isMounted = false;
    };
  }, [client, modals, action, isFailureShown, marketCode]);
  return null;
}

/** Whether the shop received no response, which has no number. */
const isFailure = (refusal: MembershipRefusal): boolean => refusal.type === 'API' && !('code' in refusal);

/** Fetches why the member is refused; undefined if they are not. A failed request is a refusal, not an exception. */
async function fetchRefusal(
  client: ApolloClient,
  action: MembershipAction,
  marketCode: string,
): Promise<MembershipRefusal | undefined> {
  const query = action === 'renewal' ? RenewalEligibilityDocument : UpgradeEligibilityDocument;
  try {
    const { data } = await client.query({ query, fetchPolicy: 'no-cache' });
    return data ? findRefusal(data.me, marketCode) : { type: 'API' };
  } catch (error) {
    return { type: isSignedOut(error) ? 'UNAUTHORISED' : 'API' };
  }
}

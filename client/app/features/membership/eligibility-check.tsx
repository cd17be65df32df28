import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { isSignedOut } from '../../apollo/graph-error-kind.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import type { MembershipAction, MembershipRefusal } from '../../session/membership.ts';
import { useModals } from '../../session/modals.ts';
import { RenewalEligibilityDocument, UpgradeEligibilityDocument } from './eligibility.gen.ts';
import { findRefusal } from './refusal.ts';

/** Checks the eligibility on mount, and opens the modal `renewValidation` when the member is refused. */
export function EligibilityCheck({ action }: { action: MembershipAction }) {
  const client = useApolloClient();
  const modals = useModals();
  const marketCode = useLocale().market.code;
  useEffect(() => {
    let isMounted = true;
    fetchRefusal(client, action, marketCode).then((refusal) => {
      // The shop opens the modal of an ended session itself (ACCOUNT-25).
      if (isMounted && refusal && refusal.type !== 'UNAUTHORISED') modals.open('renewValidation', { action, refusal });
    });
    return () => {
      isMounted = false;
    };
  }, [client, modals, action, marketCode]);
  return null;
}

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

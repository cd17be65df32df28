import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { isSignedOut } from '../../apollo/graph-fault.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import type { MembershipAction, MembershipRefusal } from '../../session/membership.ts';
import { useModals } from '../../session/modals.ts';
import { RenewalEligibilityDocument, UpgradeEligibilityDocument } from './eligibility.gen.ts';
import { refusalOf } from './refusal.ts';

/** Asks once the page is there, and opens `renewValidation` over it when the member may not do what it is for. */
export function EligibilityCheck({ action }: { action: MembershipAction }) {
  const client = useApolloClient();
  const modals = useModals();
  const marketCode = useLocale().market.code;
  useEffect(() => {
    let isHere = true;
    refusalNow(client, action, marketCode).then((refusal) => {
      if (isHere && refusal) modals.open('renewValidation', { action, refusal });
    });
    return () => {
      isHere = false;
    };
  }, [client, modals, action, marketCode]);
  return null;
}

/** Why not, as the graph says now. It never rejects: without an answer that is the reason. */
async function refusalNow(
  client: ApolloClient,
  action: MembershipAction,
  marketCode: string,
): Promise<MembershipRefusal | undefined> {
  const query = action === 'renewal' ? RenewalEligibilityDocument : UpgradeEligibilityDocument;
  try {
    const { data } = await client.query({ query, fetchPolicy: 'no-cache' });
    return data ? refusalOf(data.me, marketCode) : { type: 'API' };
  } catch (error) {
    return { type: isSignedOut(error) ? 'UNAUTHORISED' : 'API' };
  }
}

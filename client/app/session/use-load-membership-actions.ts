import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useLocale } from '../i18n/use-locale.ts';
import { MembershipActionsDocument } from './membership-actions.gen.ts';
import { setMembershipActions } from './membership-actions.ts';
import { useViewerQuery } from './viewer.gen.ts';

/**
 * Loads what the signed-in member can do in this country's shop, after the page and once a document (ACCOUNT-265). While it
 * cannot be read, menus offer nothing.
 */
export function useLoadMembershipActions(): void {
  const client = useApolloClient();
  const { market } = useLocale();
  const memberId = useViewerQuery().data?.me?.id;
  useEffect(() => {
    if (!memberId) return;
    client.query({ query: MembershipActionsDocument }).then(
      ({ data }) => {
        const membership = data?.me?.marketCode === market.code ? data.me.membership : null;
        setMembershipActions(
          membership && { renewal: membership.renewal.isEligible, upgrade: membership.upgrade.isEligible },
        );
      },
      () => setMembershipActions(null),
    );
    return () => setMembershipActions(null);
  }, [client, market.code, memberId]);
}

import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useLocale } from '../i18n/use-locale.ts';
import { loadOptional } from '../reload-once.ts';
import { setMembershipActions, toMembershipActions } from './membership-actions.ts';
import { useViewerQuery } from './viewer.gen.ts';

const loadRequest = async () => (await import('./request-membership-actions.ts')).requestMembershipActions;

/**
 * Loads what the signed-in member can do in this country's shop, after the page and once per document (ACCOUNT-265). While it
 * cannot be read, menus offer nothing.
 */
export function useLoadMembershipActions(): void {
  const client = useApolloClient();
  const { market } = useLocale();
  const memberId = useViewerQuery().data?.me?.id;
  useEffect(() => {
    if (!memberId) return;
    let isCurrent = true;
    loadOptional(loadRequest)
      .then((requestActions) => requestActions(client))
      .then(
        (me) => isCurrent && setMembershipActions(toMembershipActions(me, market.code)),
        () => isCurrent && setMembershipActions(null),
      );
    return () => {
      isCurrent = false;
      setMembershipActions(null);
    };
  }, [client, market.code, memberId]);
}

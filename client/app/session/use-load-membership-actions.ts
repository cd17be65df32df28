import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useLocale } from '../i18n/use-locale.ts';
import { loadOptional } from '../reload-once.ts';
import { setMembershipActions, toMembershipActions } from './membership-actions.ts';
import { useViewerQuery } from './viewer.gen.ts';

const loadDocument = async () => (await import('./membership-actions.gen.ts')).MembershipActionsDocument;

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
    // A session that has ended since has no member: in the cache, that would make this page one of a guest (ROUTING-61).
    let isCurrent = true;
    loadOptional(loadDocument)
      .then((query) => client.query({ query, fetchPolicy: 'no-cache' }))
      .then(
        ({ data }) => isCurrent && setMembershipActions(toMembershipActions(data?.me ?? null, market.code)),
        () => isCurrent && setMembershipActions(null),
      );
    return () => {
      isCurrent = false;
      setMembershipActions(null);
    };
  }, [client, market.code, memberId]);
}

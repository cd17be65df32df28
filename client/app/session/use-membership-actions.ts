import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { useLocale } from '../i18n/use-locale.ts';
import { useDeferredCode } from '../ui/lazy-with-retry.ts';
import type { MembershipActions } from './load-membership-actions.ts';
import { useViewerQuery } from './viewer.gen.ts';

/** Stays pending: a guest has no actions. */
const loadNothing = () => new Promise<null>(() => {});

/**
 * What the member can do with their membership (MEMBERSHIP-44, MEMBERSHIP-46); null for guests and until it is known. It
 * is loaded after the page, and guests load nothing.
 */
export function useMembershipActions(): MembershipActions | null {
  const client = useApolloClient();
  const { market } = useLocale();
  const isMember = Boolean(useViewerQuery().data?.me);
  const load = useCallback(
    async () => (await import('./load-membership-actions.ts')).loadMembershipActions(client, market.code),
    [client, market.code],
  );
  return useDeferredCode<MembershipActions | null>(isMember ? load : loadNothing);
}

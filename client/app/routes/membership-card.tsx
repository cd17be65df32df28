import { useLingui } from '@lingui/react/macro';
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { createPageLoads } from '../apollo/load.ts';
import { MembershipCardDocument, MembershipCardView } from '../features/membership-card/index.ts';
import { requireMember } from '../features/sign-in/index.ts';
import { apolloContext, keptPageContext } from '../session/contexts.ts';
import { cardPage } from '../shell/card-frame.tsx';
import { PageHead } from '../shell/page-head.tsx';
import type { RouteOperations } from './operations.gen.ts';

export const handle = cardPage;

async function loadPage(args: LoaderFunctionArgs | ClientLoaderFunctionArgs) {
  await requireMember(args);
  const { loadFresh } = createPageLoads<RouteOperations['membership-card']>(args.context.get(apolloContext));
  await loadFresh(MembershipCardDocument, {});
  return null;
}

/** The service worker keeps the page without a member: the device has the card (MEMBERSHIP-249). */
export const loader = async (args: LoaderFunctionArgs) => (args.context.get(keptPageContext) ? null : loadPage(args));
export const clientLoader = (args: ClientLoaderFunctionArgs) => loadPage(args);

export default function MembershipCardPage() {
  const { t } = useLingui();
  return (
    <div className="min-h-dvh bg-board px-4 pt-2 pb-12 print:bg-paper">
      <PageHead title={t`Membership card`} indexed={false} />
      <MembershipCardView />
    </div>
  );
}

import { useLingui } from '@lingui/react/macro';
import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { createPageLoads } from '../apollo/load.ts';
import { keptPageAttribute } from '../features/cart/index.ts';
import { MembershipCardDocument, MembershipCardView } from '../features/membership-card/index.ts';
import { requireMember } from '../features/sign-in/index.ts';
import { apolloContext, keptPageContext } from '../session/contexts.ts';
import { cardPage } from '../shell/card-frame.tsx';
import { PageHead } from '../shell/page-head.tsx';
import type { RouteOperations } from './operations.gen.ts';

export const handle = cardPage;

interface CardPageState {
  /** The service worker keeps the page without a member: the device has the card (MEMBERSHIP-249). */
  readonly isKeptPage: boolean;
}

async function loadPage(args: LoaderFunctionArgs | ClientLoaderFunctionArgs): Promise<CardPageState> {
  await requireMember(args);
  const { loadFresh } = createPageLoads<RouteOperations['membership-card']>(args.context.get(apolloContext));
  await loadFresh(MembershipCardDocument, {});
  return { isKeptPage: false };
}

export const loader = async (args: LoaderFunctionArgs): Promise<CardPageState> =>
  args.context.get(keptPageContext) ? { isKeptPage: true } : loadPage(args);
export const clientLoader = (args: ClientLoaderFunctionArgs) => loadPage(args);

export default function MembershipCardPage() {
  const { t } = useLingui();
  const { isKeptPage } = useLoaderData<CardPageState>();
  return (
    <div
      // The kept cart must not be replaced by the missing one of this page (OFFLINE-24).
      {...(isKeptPage && { [keptPageAttribute]: '' })}
      className="min-h-dvh bg-board px-4 pt-2 pb-12 print:bg-paper"
    >
      <PageHead title={t`Membership card`} indexed={false} />
      <MembershipCardView />
    </div>
  );
}

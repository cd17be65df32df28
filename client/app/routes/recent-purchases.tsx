import { useLingui } from '@lingui/react/macro';
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { createPageLoads } from '../apollo/load.ts';
import { OrdersDocument, RecentPurchases } from '../features/orders/index.ts';
import { requireMember } from '../features/sign-in/index.ts';
import { apolloContext } from '../session/contexts.ts';
import { PageHead } from '../shell/page-head.tsx';
import { Page } from '../ui/page.tsx';
import type { RouteOperations } from './operations.gen.ts';

async function loadPage(args: LoaderFunctionArgs | ClientLoaderFunctionArgs) {
  await requireMember(args);
  const { loadPartial } = createPageLoads<RouteOperations['recent-purchases']>(args.context.get(apolloContext));
  await loadPartial(OrdersDocument, {}, ({ orders }) => orders != null);
  return null;
}

export const loader = (args: LoaderFunctionArgs) => loadPage(args);
export const clientLoader = (args: ClientLoaderFunctionArgs) => loadPage(args);

export default function RecentPurchasesPage() {
  const { t } = useLingui();
  return (
    <Page width="column">
      <PageHead title={t`My orders`} indexed={false} />
      <RecentPurchases />
    </Page>
  );
}

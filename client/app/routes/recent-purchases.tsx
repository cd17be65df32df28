import { useLingui } from '@lingui/react/macro';
import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { createPageLoads } from '../apollo/load.ts';
import { OrdersDocument, parsePurchaseFilter, RecentPurchases, toOrdersVariables } from '../features/orders/index.ts';
import { requireMember } from '../features/sign-in/index.ts';
import { apolloContext } from '../session/contexts.ts';
import { PageHead } from '../shell/page-head.tsx';
import { Page } from '../ui/page.tsx';
import type { RouteOperations } from './operations.gen.ts';

async function loadPage(args: LoaderFunctionArgs | ClientLoaderFunctionArgs) {
  await requireMember(args);
  const { loadPartial } = createPageLoads<RouteOperations['recent-purchases']>(args.context.get(apolloContext));
  const filter = parsePurchaseFilter(new URL(args.request.url).searchParams);
  await loadPartial(OrdersDocument, toOrdersVariables(filter), ({ orders }) => orders != null);
  return filter;
}

export const loader = (args: LoaderFunctionArgs) => loadPage(args);
export const clientLoader = (args: ClientLoaderFunctionArgs) => loadPage(args);

export default function RecentPurchasesPage() {
  const { t } = useLingui();
  const filter = useLoaderData<typeof loadPage>();
  return (
    <Page width="column">
      <PageHead title={t`My orders`} indexed={false} />
      <RecentPurchases filter={filter} />
    </Page>
  );
}

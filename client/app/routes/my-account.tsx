import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { createPageLoads } from '../apollo/load.ts';
import { AccountDocument, AccountView, findAccountSection, useAccountSectionTitle } from '../features/account/index.ts';
import { requireLoadedMember, requireMember } from '../features/sign-in/index.ts';
import { apolloContext } from '../session/contexts.ts';
import { PageHead } from '../shell/page-head.tsx';
import { Page } from '../ui/page.tsx';
import type { RouteOperations } from './operations.gen.ts';

async function loadPage(args: LoaderFunctionArgs | ClientLoaderFunctionArgs) {
  await requireMember(args);
  const { loadPartial } = createPageLoads<RouteOperations['my-account']>(args.context.get(apolloContext));
  // Without the membership API, the page shows a message in place of the membership (ACCOUNT-312).
  requireLoadedMember(args, await loadPartial(AccountDocument, {}, ({ me }) => me !== null));
  return null;
}

export const loader = (args: LoaderFunctionArgs) => loadPage(args);
export const clientLoader = (args: ClientLoaderFunctionArgs) => loadPage(args);

export default function MyAccountPage() {
  const [query] = useSearchParams();
  const title = useAccountSectionTitle(findAccountSection(query));
  return (
    <Page width="page">
      <PageHead title={title} indexed={false} />
      <AccountView />
    </Page>
  );
}

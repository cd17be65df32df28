import { useLingui } from '@lingui/react/macro';
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { loadFresh } from '../apollo/load.ts';
import { AccountDocument, AccountView } from '../features/account/index.ts';
import { requireMember } from '../features/sign-in/index.ts';
import { apolloContext } from '../session/contexts.ts';
import { PageHead } from '../shell/page-head.tsx';
import { Page } from '../ui/page.tsx';

async function loadPage(args: LoaderFunctionArgs | ClientLoaderFunctionArgs) {
  await requireMember(args);
  await loadFresh(args.context.get(apolloContext), AccountDocument, {});
  return null;
}

export const loader = (args: LoaderFunctionArgs) => loadPage(args);
export const clientLoader = (args: ClientLoaderFunctionArgs) => loadPage(args);

export default function MyAccountPage() {
  const { t } = useLingui();
  return (
    <Page width="page">
      <PageHead title={t`My account`} indexed={false} />
      <AccountView />
    </Page>
  );
}

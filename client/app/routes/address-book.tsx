import { useLingui } from '@lingui/react/macro';
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { createPageLoads } from '../apollo/load.ts';
import { AddressBookDocument, AddressBookView } from '../features/addresses/index.ts';
import { requireLoadedMember, requireMember } from '../features/sign-in/index.ts';
import { apolloContext } from '../session/contexts.ts';
import { PageHead } from '../shell/page-head.tsx';
import { Page } from '../ui/page.tsx';
import type { RouteOperations } from './operations.gen.ts';

async function loadPage(args: LoaderFunctionArgs | ClientLoaderFunctionArgs) {
  await requireMember(args);
  const { loadFresh } = createPageLoads<RouteOperations['address-book']>(args.context.get(apolloContext));
  requireLoadedMember(args, await loadFresh(AddressBookDocument, {}));
  return null;
}

export const loader = (args: LoaderFunctionArgs) => loadPage(args);
export const clientLoader = (args: ClientLoaderFunctionArgs) => loadPage(args);

export default function AddressBookPage() {
  const { t } = useLingui();
  return (
    <Page width="page">
      <PageHead title={t`Saved addresses`} indexed={false} />
      <AddressBookView />
    </Page>
  );
}

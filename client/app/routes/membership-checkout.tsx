import { useLingui } from '@lingui/react/macro';
import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, redirectDocument, useLocation } from 'react-router';
import { createPageLoads } from '../apollo/load.ts';
import { WalletDocument } from '../features/cards/index.ts';
import { InvoiceFormDocument } from '../features/invoicing/index.ts';
import {
  getPagePurpose,
  MembershipAttemptDocument,
  MembershipCheckoutPageDocument,
  MembershipCheckoutView,
} from '../features/membership-checkout/index.ts';
import { isMember, requireMember } from '../features/sign-in/index.ts';
import { apolloContext, logContext, settingsContext } from '../session/contexts.ts';
import { PageHead } from '../shell/page-head.tsx';
import { securePage } from '../shell/secure-frame.tsx';
import { Page } from '../ui/page.tsx';
import type { RouteOperations } from './operations.gen.ts';

export const handle = securePage;

/** As the checkout of a cart: Back from the bank's page reloads from the server. */
export const headers = () => ({ 'cache-control': 'no-store' });

type Args = LoaderFunctionArgs | ClientLoaderFunctionArgs;

async function loadPage(args: Args) {
  const { pathname, searchParams } = new URL(args.request.url);
  // Renewals and upgrades are for members only (ROUTING-45).
  if (getPagePurpose(pathname) !== 'MEMBERSHIP_NEW') await requireMember(args);
  const { loadFresh, loadPublic } = createPageLoads<RouteOperations['membership-checkout']>(
    args.context.get(apolloContext),
  );
  const log = args.context.get(logContext);
  const logFailure = (what: string) => (error: unknown) =>
    log(`The ${what} could not be read before the checkout: ${error instanceof Error ? error.message : error}`);
  const id = searchParams.get('attempt');
  await Promise.all([
    loadFresh(MembershipCheckoutPageDocument, {}),
    id === null ? undefined : loadFresh(MembershipAttemptDocument, { id }).catch(logFailure('attempt')),
    loadPublic(InvoiceFormDocument, {}).catch(logFailure('invoice form')),
    (await isMember(args)) ? loadFresh(WalletDocument, {}).catch(logFailure('saved cards')) : undefined,
  ]);
  return null;
}

export const loader = (args: LoaderFunctionArgs) => loadPage(args);

/** Opened as a new document, whose content policy allows the payment providers' pages (CHECKOUT-301). */
export async function clientLoader(args: ClientLoaderFunctionArgs) {
  const { paymentPageOrigins } = args.context.get(settingsContext).checkout;
  if (!paymentPageOrigins) throw redirectDocument(args.url.pathname + args.url.search);
  return loadPage(args);
}

/** A begun attempt in the address does not reload the page. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

export default function MembershipCheckoutPage() {
  const { t } = useLingui();
  const purpose = getPagePurpose(useLocation().pathname);
  return (
    <Page width="page">
      <PageHead title={t`Checkout`} indexed={false} />
      <MembershipCheckoutView purpose={purpose} />
    </Page>
  );
}

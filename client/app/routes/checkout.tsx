import { useLingui } from '@lingui/react/macro';
import { parseLocale } from '@tarima/markets/locale';
import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, redirect, redirectDocument } from 'react-router';
import { createPageLoads } from '../apollo/load.ts';
import { WalletDocument } from '../features/cards/index.ts';
import { waitForCartChanges } from '../features/cart/index.ts';
import { CheckoutPageDocument, CheckoutView } from '../features/checkout/index.ts';
import { pathTo } from '../i18n/paths.ts';
import { apolloContext, logContext, settingsContext } from '../session/contexts.ts';
import { PageHead } from '../shell/page-head.tsx';
import { securePage } from '../shell/secure-frame.tsx';
import { Page } from '../ui/page.tsx';
import type { RouteOperations } from './operations.gen.ts';

export const handle = securePage;

/** Back from the bank's page reloads from the server: a cached copy would miss the payment in progress. */
export const headers = () => ({ 'cache-control': 'no-store' });

/**
 * A cart that is not ready redirects to the cart page and is logged (CHECKOUT-5, CHECKOUT-6). A cart that cannot be
 * read is only logged (CHECKOUT-7): the page requests it again. So are saved cards, without which the page can be used
 * (PAYMENTS-83).
 */
async function guard({ params, context }: LoaderFunctionArgs | ClientLoaderFunctionArgs) {
  const locale = parseLocale(params.locale ?? '');
  const log = context.get(logContext);
  const { loadFresh } = createPageLoads<RouteOperations['checkout']>(context.get(apolloContext));
  const logFailure = (what: string) => (error: unknown) => {
    log(`The ${what} could not be read before the checkout: ${error instanceof Error ? error.message : error}`);
    return undefined;
  };
  const [result] = await Promise.all([
    loadFresh(CheckoutPageDocument, {}).catch(logFailure('cart')),
    loadFresh(WalletDocument, {}).catch(logFailure('saved cards')),
  ]);
  if (!locale || !result || result.cart?.isReadyForCheckout) return null;
  // After sign-in the guest cart is not merged into the member's yet.
  if (result.guestCart) return null;
  log('CART NOT READY FOR CHECKOUT, REDIRECTING TO CART PAGE');
  throw redirect(pathTo('cart', locale));
}

export const loader = (args: LoaderFunctionArgs) => guard(args);

/**
 * A content policy belongs to a document, and only the checkout's allows the payment providers' pages: from a page with
 * another policy, the checkout is opened as a new document (CHECKOUT-301).
 */
export async function clientLoader(args: ClientLoaderFunctionArgs) {
  await waitForCartChanges();
  const { paymentPageOrigins } = args.context.get(settingsContext).checkout;
  if (!paymentPageOrigins) throw redirectDocument(args.url.pathname + args.url.search);
  return guard(args);
}

/** Steps of the same checkout do not reload the cart. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

export default function CheckoutPage() {
  const { t } = useLingui();
  return (
    <Page width="page" className="max-lg:pt-0">
      <PageHead title={t`Checkout`} indexed={false} />
      <CheckoutView />
    </Page>
  );
}

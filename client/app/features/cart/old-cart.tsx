import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { classifyGraphError } from '../../apollo/graph-error-kind.ts';
import { addKeptResponses } from '../../apollo/kept-responses-link.ts';
import { formatDateTime } from '../../i18n/dates.ts';
import { splitLocale } from '../../i18n/paths.ts';
import { useLocale, usePathTo } from '../../i18n/use-locale.ts';
import { keptCopyAfterMs, openParameter } from '../../service-worker/messages.ts';
import { readKeptPage } from '../../service-worker/page-store.ts';
import type { CartPartsFragment } from '../../session/cart.gen.ts';
import { useViewerQuery, ViewerDocument } from '../../session/viewer.gen.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { keepOldPrices } from './cart-changes-notice.tsx';
import { getCartSource, keptPageAttribute, onCartSourceChange, setCartSource } from './cart-source.ts';
import { CartTotals } from './cart-totals.tsx';
import { getCopyWaitMs } from './copy-wait.ts';
import { isKeptFor } from './kept-cart.ts';
import { readKeptCart } from './read-kept-cart.ts';
import { restoreViewer } from './restore-viewer.ts';

/** State of the cart page without the network. */
interface OldCartState {
  /** When the prices came from the network, in milliseconds since 1970; null when this browser has kept no cart. */
  readonly savedAt: number | null;
}

const wait = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms));

/**
 * Waits for the cart page of the network. When it fails or takes too long, puts the kept cart into the cache of a page
 * without a shopper; another page has its cart already (OFFLINE-2, OFFLINE-17). The page without a shopper has waited
 * already. A late response replaces the old cart.
 * @throws the error of `loaded` when it does not mean that there is no connection
 */
export async function loadOldState(client: ApolloClient, loaded: Promise<null>): Promise<OldCartPageState | null> {
  const marketCode = splitLocale(location.pathname)?.locale.market.code ?? '';
  const result = loaded.then(
    () => {
      setCartSource('network');
      return 'loaded' as const;
    },
    (error: unknown) => ({ error }),
  );
  let first = await Promise.race([result, wait(0)]);
  const isRestored = first === undefined && restoreViewer(client, marketCode);
  if (!first && !isRestored) first = await Promise.race([result, wait(keptCopyAfterMs)]);
  if (first === 'loaded') return null;
  if (first) {
    const kind = classifyGraphError(first.error);
    if (kind !== 'unreachable' && kind !== 'timeout') throw first.error;
    restoreViewer(client, marketCode);
  }
  const viewer = client.readQuery({ query: ViewerDocument });
  if (!viewer) return loaded;
  if (getCartSource() === 'none') return first ? { savedAt: null } : loaded;
  setCartSource('copy');
  const kept = readKeptCart(marketCode, Date.now());
  return { savedAt: kept && isKeptFor(kept, viewer) ? kept.savedAt : performance.timeOrigin };
}

/** The state of the cart page without the network, or of the page that the service worker keeps without a shopper. */
export type OldCartPageState = OldCartState | { readonly isKeptPage: true };

/**
 * Parts that the cart page also shows with a connection. They are properties because its code already contains them.
 */
export interface CartPageParts {
  readonly Heading: ComponentType<{ itemCount: number }>;
  readonly Lines: ComponentType<{ cart: CartPartsFragment }>;
  readonly QueuedChanges: ComponentType;
}

/** The cart page without the network (OFFLINE-2); `children` replace it when the cart of the network arrives. */
export function OldCart({
  state,
  parts,
  children,
}: {
  state: OldCartPageState;
  parts: CartPageParts;
  children: ReactNode;
}) {
  const source = useSyncExternalStore(onCartSourceChange, getCartSource, () => 'none' as const);
  if ('isKeptPage' in state) return <KeptPage />;
  if (source === 'network') return children;
  return state.savedAt === null ? <CartNotKept /> : <CartWithOldPrices savedAt={state.savedAt} parts={parts} />;
}

/**
 * The page without a shopper. It opens the kept page that its query names, or the cart, which the browser's loader
 * reads from the network or from this browser.
 */
function KeptPage() {
  const client = useApolloClient();
  const { market } = useLocale();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const cartPath = usePathTo()('cart');
  const open = useEffectEvent(async () => {
    const path = new URLSearchParams(location.search).get(openParameter);
    if (path !== null) {
      addKeptResponses(client, getCopyWaitMs);
      restoreViewer(client, market.code);
      // Opens kept paths only, so that a link cannot lead to another page.
      const page = await readKeptPage(path);
      await navigate(page?.path ?? cartPath, { replace: true });
    }
    // Also reads the shopper's club, which the kept page does not have.
    await revalidate();
  });
  useEffect(() => void open(), []);
  return (
    <div {...{ [keptPageAttribute]: '' }} aria-busy="true">
      <h1 className="mb-4 text-2xl lg:text-3xl">
        <Trans>Your cart</Trans>
      </h1>
      <Skeleton className="h-64 w-full" />
    </div>
  );
}

function CartNotKept() {
  const { t } = useLingui();
  return (
    <EmptyState
      headingLevel="h1"
      title={t`Your cart isn’t available offline yet`}
      text={t`Open the shop once while you’re online; after that, you can see your cart offline in this browser.`}
    >
      <RetryButton />
    </EmptyState>
  );
}

/** The cart with prices of an earlier time. It can be changed now, and paid for when the connection is back. */
function CartWithOldPrices({
  savedAt,
  parts: { Heading, Lines, QueuedChanges },
}: {
  savedAt: number;
  parts: CartPageParts;
}) {
  const { t } = useLingui();
  const locale = useLocale();
  const cart = useViewerQuery().data?.cart;
  const time = formatDateTime(new Date(savedAt).toISOString(), locale.code, locale.market.timeZone);
  useEffect(() => {
    if (cart) keepOldPrices(cart);
  }, [cart]);
  if (!cart || cart.lines.length === 0) {
    return (
      <>
        <QueuedChanges />
        <EmptyState
          headingLevel="h1"
          title={t`Your cart is empty`}
          text={t`This is your cart as of ${time}. We’ll update it when the connection is back.`}
        >
          <RetryButton />
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <Heading itemCount={cart.itemCount} />
      <div role="status">
        <p className="mb-4 flex gap-3 rounded-card border-2 border-mango p-4 text-sm">
          <Icon name="clock" className="size-6 shrink-0" />
          <span>
            <b className="block">
              <Trans>Prices as of {time}</Trans>
            </b>
            <Trans>We can’t check them now. You can still change your cart.</Trans>
          </span>
        </p>
      </div>
      <QueuedChanges />
      <div className="grid gap-8 lg:grid-cols-[1fr_24rem] lg:gap-x-12">
        <Lines cart={cart} />
        <OldSummary cart={cart} time={time} />
      </div>
    </>
  );
}

const reasonId = 'checkout-needs-connection';

function OldSummary({ cart, time }: { cart: CartPartsFragment; time: string }) {
  const { t } = useLingui();
  return (
    <section aria-label={t`Summary`} className="self-start rounded-card bg-board p-5">
      <h2 className="text-lg">
        <Trans>Summary</Trans>
      </h2>
      <p className="mb-4 text-sm text-ink-soft">
        <Trans>Prices and total as of {time}</Trans>
      </p>
      <CartTotals cart={cart} />
      <p id={reasonId} className="mt-4 mb-3 text-sm">
        <Trans>Checkout needs a connection. Your cart is saved; you can check out when the connection is back.</Trans>
      </p>
      <div className="flex flex-col gap-3">
        <Button size="large" fullWidth disabled aria-describedby={reasonId}>
          <Icon name="lock" className="size-5" />
          <Trans context="button">Checkout</Trans>
        </Button>
        <RetryButton />
      </div>
    </section>
  );
}

/** Requests the cart from the network again. */
function RetryButton() {
  const { revalidate, state } = useRevalidator();
  return (
    <Button variant="secondary" busy={state === 'loading'} onClick={() => void revalidate()}>
      <Trans>Try again</Trans>
    </Button>
  );
}

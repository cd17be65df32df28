import type { ObservableQuery } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { Trans } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useLocation, useNavigation } from 'react-router';
import {
  addKeptResponses,
  getResponseTime,
  onResponseTimeChange,
  recordResponseTime,
} from '../../apollo/kept-responses-link.ts';
import { isPublicOperation } from '../../apollo/registered-operation.ts';
import { deviceStorage } from '../../browser-storage.ts';
import { formatDateTime } from '../../i18n/dates.ts';
import { matchPage, splitLocale } from '../../i18n/paths.ts';
import { useLocale, usePathTo } from '../../i18n/use-locale.ts';
import { clearKeptPages, type KeptPublicPage, saveKeptPage } from '../../service-worker/page-store.ts';
import { useViewerQuery } from '../../session/viewer.gen.ts';
import { Icon } from '../../ui/icon.tsx';
import { getCartSource, getCopyWaitMs, setCartSource } from '../cart/index.ts';

/** The kind of page at a path that is kept; undefined for other pages. */
function findKind(pathname: string): KeptPublicPage['kind'] | undefined {
  const pageId = matchPage(splitLocale(pathname)?.rest ?? '')?.pageId;
  if (pageId === 'pdp-slug-sku') return 'product';
  return pageId === 'category' || pageId === 'search' ? 'list' : undefined;
}

/** Operations whose responses are the content of a kept page. */
const contentOperations: ReadonlySet<string> = new Set(['ProductPage', 'ProductList', 'CategoryPage']);

/** When the prices of the open page came from the network, and whether they are shown from this browser's copy. */
interface PriceTime {
  readonly address: string;
  readonly time: number;
  readonly isKept: boolean;
}

/**
 * Keeps the product and list pages that are shown, from data that the page already has (OFFLINE-11), and marks their
 * prices as old without a connection (OFFLINE-13).
 */
export function KeepPages() {
  const client = useApolloClient();
  const { pathname, search } = useLocation();
  const isIdle = useNavigation().state === 'idle';
  const isOnline = useSyncExternalStore(onConnectionChange, isConnected, () => true);
  const [priceTime, setPriceTime] = useState<PriceTime>();
  const address = pathname + search;
  const kind = findKind(pathname);
  const cartPath = usePathTo()('cart');
  useEffect(() => addKeptResponses(client, getCopyWaitMs), [client]);
  useForgetPages();

  const findQueries = useEffectEvent(() => [...client.getObservableQueries('active')].filter(isContent));
  const updateTime = useEffectEvent(() => {
    const times = findQueries().map((query) => getResponseTime(nameOf(query), query.variables));
    const known = times.filter((time) => time !== undefined);
    if (known.length === 0 || known.length < times.length) return;
    setPriceTime({
      address,
      time: Math.min(...known.map(({ time }) => time)),
      isKept: known.some(({ isKept }) => isKept),
    });
  });
  const keep = useEffectEvent(async (pageKind: KeptPublicPage['kind']) => {
    const queries = findQueries();
    // The document already contains its data.
    for (const query of queries) {
      if (!getResponseTime(nameOf(query), query.variables)) {
        recordResponseTime(nameOf(query), query.variables, performance.timeOrigin);
      }
    }
    updateTime();
    const page = createPage(queries, { path: address, kind: pageKind, cartPath });
    if (page) await saveKeptPage(page);
  });
  const refresh = useEffectEvent(async () => {
    const include = findQueries().map(nameOf);
    if (include.length > 0) await client.refetchQueries({ include }).catch(() => undefined);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: keeps each page that is opened
  useEffect(() => {
    if (!kind || !isIdle) return;
    updateTime();
    const stop = onResponseTimeChange(() => updateTime());
    const timer = setTimeout(() => void keep(kind), keepAfterMs);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [kind, address, isIdle]);

  const shown = kind && priceTime?.address === address ? priceTime : undefined;
  const isOld = shown !== undefined && (shown.isKept || !isOnline);
  const isLost = shown?.isKept === true;
  useEffect(() => {
    // The server does not respond, so that the cart is also old until its next response.
    if (isLost && getCartSource() === 'network') setCartSource('copy');
  }, [isLost]);
  useEffect(() => {
    if (!isOld) return;
    const tryNow = () => void refresh();
    addEventListener('online', tryNow);
    const timer = setInterval(() => navigator.onLine && tryNow(), refreshEveryMs);
    return () => {
      removeEventListener('online', tryNow);
      clearInterval(timer);
    };
  }, [isOld]);
  return isOld ? <OldPricesNotice time={shown.time} /> : null;
}

/** Time after which an open page is kept, in milliseconds. */
const keepAfterMs = 1_000;
/** Interval at which old prices are requested again while the browser reports a connection, in milliseconds. */
const refreshEveryMs = 15_000;

const isConnected = () => navigator.onLine;

function onConnectionChange(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

function nameOf({ query }: ObservableQuery): string {
  const [definition] = query.definitions;
  return definition?.kind === 'OperationDefinition' ? (definition.name?.value ?? '') : '';
}

/** Whether a query has content of the page; false for queries that are sent as the viewer (OFFLINE-12). */
const isContent = (query: ObservableQuery) => contentOperations.has(nameOf(query)) && isPublicOperation(nameOf(query));

/** The page to keep; undefined while its data is incomplete or comes from a kept page. */
function createPage(
  queries: readonly ObservableQuery[],
  { path, kind, cartPath }: Pick<KeptPublicPage, 'path' | 'kind' | 'cartPath'>,
): KeptPublicPage | undefined {
  const responses = queries.map((query) => ({
    operation: nameOf(query),
    variables: query.variables,
    data: query.getCurrentResult(),
    time: getResponseTime(nameOf(query), query.variables),
  }));
  if (responses.length === 0) return undefined;
  if (responses.some(({ data, time }) => data.dataState !== 'complete' || !time || time.isKept)) return undefined;
  return {
    path,
    kind,
    cartPath,
    locale: splitLocale(path)?.locale.code ?? '',
    // The title of a product's document is written for search engines.
    title:
      (kind === 'product' && document.querySelector('h1')?.textContent) || document.title.replace(/ · Tarima$/, ''),
    savedAt: Math.min(...responses.map(({ time }) => time?.time ?? 0)),
    responses: responses.map(({ operation, variables, data }) => ({
      operation,
      variables,
      data: data.data as Record<string, unknown>,
    })),
  };
}

const ownerKey = 'tarima.pages-of';

/** Deletes the kept pages of another shopper: after a sign-out, another sign-in, or the end of a session (OFFLINE-14). */
function useForgetPages(): void {
  const { data: viewer } = useViewerQuery();
  const owner = viewer && (viewer.me?.id ?? 'guest');
  useEffect(() => {
    if (owner === undefined || getCartSource() === 'none' || deviceStorage.get(ownerKey) === owner) return;
    clearKeptPages().then(() => deviceStorage.set(ownerKey, owner));
  }, [owner]);
}

/** Notice above the content that stays visible while the page scrolls, so that it is next to every price. */
function OldPricesNotice({ time }: { time: number }) {
  const locale = useLocale();
  const [place, setPlace] = useState<HTMLElement>();
  useEffect(() => {
    const element = document.createElement('div');
    element.className = 'no-print sticky top-16 z-20 lg:top-28';
    document.getElementById('main')?.prepend(element);
    setPlace(element);
    return () => element.remove();
  }, []);
  const text = formatDateTime(new Date(time).toISOString(), locale.code, locale.market.timeZone);
  return (
    place &&
    createPortal(
      <p
        role="status"
        className="flex items-center justify-center gap-2 border-b-2 border-mango bg-paper px-4 py-2 text-sm"
      >
        <Icon name="clock" className="size-5 shrink-0" />
        <span>
          <b className="block">
            <Trans>Prices and stock as of {text}</Trans>
          </b>
          <Trans>We’ll update them when the connection is back.</Trans>
        </span>
      </p>,
      place,
    )
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { parseLocale } from '@tarima/markets/locale';
import {
  type ClientLoaderFunctionArgs,
  type DataStrategyResult,
  type LoaderFunctionArgs,
  type MiddlewareFunction,
  Outlet,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useNavigation,
} from 'react-router';
import { load } from '../apollo/load.ts';
import { apolloContext, clubContext, pageContext, pickupClubContext, viewerContext } from '../contexts.ts';
import { notFound } from '../errors.ts';
import { CartKeeper } from '../features/cart/cart-keeper.tsx';
import { MergeCarts } from '../features/cart/merge-carts.tsx';
import { chosenClub, clubCookieText, inventoryClub } from '../features/clubs/chosen-club.ts';
import { learnClub } from '../features/clubs/learn-club.ts';
import { saveDefaultClub } from '../features/clubs/save-default-club.ts';
import { properPath } from '../i18n/paths.ts';
import { ModalsProvider } from '../modals/modals.tsx';
import { BottomTabs } from '../shell/bottom-tabs.tsx';
import { ErrorPage } from '../shell/error-page.tsx';
import { Footer } from '../shell/footer.tsx';
import { useFrame } from '../shell/frame.ts';
import { Header } from '../shell/header.tsx';
import { Notices } from '../shell/notices.tsx';
import { SecureFooter, SecureHeader } from '../shell/secure-frame.tsx';
import { ShellDocument, ViewerDocument } from '../shell/shell.gen.ts';
import type { ShellData } from '../shell/shell-data.ts';
import { Logo } from '../ui/logo.tsx';
import { NotificationsProvider } from '../ui/notifications.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';

function requestedLocale(params: { locale?: string | undefined }) {
  const locale = parseLocale(params.locale ?? '');
  if (!locale) throw notFound();
  return locale;
}

/** Settles the club before any page loads its prices: as chosen in this browser, or as known of the shopper. */
export const middleware: MiddlewareFunction<Response>[] = [
  async ({ request, params, context }, next) => {
    const locale = requestedLocale(params);
    const chosen = chosenClub(request, locale);
    const learnt = chosen ? undefined : await learnClub(context, locale);
    const pickup = chosen ?? learnt ?? null;
    context.set(pickupClubContext, pickup);
    context.set(clubContext, inventoryClub(request, locale) ?? pickup);
    const response = await next();
    if (learnt) response.headers.append('set-cookie', clubCookieText(learnt, context.get(pageContext).origin));
    return response;
  },
];

/** In the browser the cookie says it: what the server learnt is in it. */
export const clientMiddleware: MiddlewareFunction<Record<string, DataStrategyResult>>[] = [
  async ({ request, params, context }, next) => {
    const locale = requestedLocale(params);
    const pickup = chosenClub(request, locale) ?? null;
    context.set(pickupClubContext, pickup);
    context.set(clubContext, inventoryClub(request, locale) ?? pickup);
    return next();
  },
];

export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<ShellData> {
  const { pathname, search } = new URL(request.url);
  const proper = properPath(pathname.replace(/\.data$/, ''), search);
  if (proper) throw redirect(proper, 301);
  const client = context.get(apolloContext);
  if (context.get(viewerContext).kind === 'anonymous') {
    client.writeQuery({ query: ViewerDocument, data: { me: null, cart: null, guestCart: null } });
    await load(client, ShellDocument, {});
  } else {
    // Without an answer about the viewer the page is still worth showing; the browser asks again.
    const [viewer] = await Promise.all([
      load(client, ViewerDocument, {}).catch(() => undefined),
      load(client, ShellDocument, {}),
    ]);
    await saveDefaultClub(client, requestedLocale(params), viewer?.me);
  }
  const { sessionExpired } = context.get(pageContext);
  return { clubKey: context.get(clubContext), pickupClubKey: context.get(pickupClubContext), sessionExpired };
}

/** In the browser only the club can change: the menus are in the cache, and a new locale is a new document. */
export async function clientLoader({ context }: ClientLoaderFunctionArgs): Promise<ShellData> {
  const pickupClubKey = context.get(pickupClubContext);
  return { clubKey: context.get(clubContext), pickupClubKey, sessionExpired: false };
}

export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.href === nextUrl.href && defaultShouldRevalidate;
}

/** Header, page, footer; less of them on secure and blank pages (store.md §2.5). */
export default function Shell() {
  const { t } = useLingui();
  const isLoading = useNavigation().state !== 'idle';
  const frame = useFrame();
  const { sessionExpired } = useLoaderData<typeof loader>();
  return (
    <NotificationsProvider closeLabel={t`Close`}>
      <ModalsProvider>
        <a
          href="#main"
          className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:m-2 focus:rounded-full focus:bg-paper focus:px-5 focus:py-3 focus:font-semibold"
        >
          <Trans>Skip to the content</Trans>
        </a>
        <Notices sessionExpired={sessionExpired} />
        {frame === 'shop' && <Header />}
        {frame === 'secure' && <SecureHeader />}
        <main id="main" tabIndex={-1} className="min-h-[60dvh] outline-none">
          <Outlet />
        </main>
        {frame === 'shop' && (
          <>
            <Footer />
            <BottomTabs />
          </>
        )}
        {frame === 'secure' && <SecureFooter />}
        <CartKeeper />
        <MergeCarts />
        <ProgressBar active={isLoading} label={t`Loading the page`} />
      </ModalsProvider>
    </NotificationsProvider>
  );
}

/** The frame itself could not be made: the mark stays, and the way home. */
export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <>
      <header className="border-b border-line px-4 py-3 lg:px-8">
        <Logo />
      </header>
      <main>
        <ErrorPage error={error} />
      </main>
    </>
  );
}

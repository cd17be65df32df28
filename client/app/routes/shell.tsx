import { Trans, useLingui } from '@lingui/react/macro';
import { parseLocale } from '@tarima/markets/locale';
import {
  type ClientLoaderFunctionArgs,
  type DataStrategyResult,
  type LoaderFunctionArgs,
  type MiddlewareFunction,
  Outlet,
  type RouterContextProvider,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useNavigation,
} from 'react-router';
import { createPageLoads } from '../apollo/load.ts';
import { readCookie, serializeCookie, writeCookie } from '../cookies.ts';
import { createNotFoundResponse } from '../errors.ts';
import { LazyCartSync } from '../features/cart/index.ts';
import { MergeCarts } from '../features/cart-merge/index.ts';
import { findCanonicalPath } from '../i18n/paths.ts';
import { nativeFrameCookie } from '../native/native-frame-cookie.ts';
import { clubChanges } from '../session/club-changes.ts';
import {
  apolloContext,
  clubChangeContext,
  clubContext,
  pageContext,
  pickupClubContext,
  viewerContext,
} from '../session/contexts.ts';
import { findKnownClubs } from '../session/find-known-clubs.ts';
import { loadClubs } from '../session/load-clubs.ts';
import { saveDefaultClub } from '../session/preferred-club.ts';
import type { ResolvedClubs } from '../session/resolve-clubs.ts';
import { ShellDocument } from '../session/shell.gen.ts';
import type { ShellData } from '../session/shell-data.ts';
import { ViewerDocument } from '../session/viewer.gen.ts';
import { BottomTabs } from '../shell/bottom-tabs.tsx';
import { ErrorPage } from '../shell/error-page.tsx';
import { Footer } from '../shell/footer.tsx';
import { useFrame } from '../shell/frame.ts';
import { Header } from '../shell/header.tsx';
import { ModalsProvider } from '../shell/modals/modals.tsx';
import { Notices } from '../shell/notices.tsx';
import { Logo } from '../ui/logo.tsx';
import { NotificationsProvider } from '../ui/notifications.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import type { RouteOperations } from './operations.gen.ts';

function getRequestedLocale(params: { locale?: string | undefined }) {
  const locale = parseLocale(params.locale ?? '');
  if (!locale) throw createNotFoundResponse();
  return locale;
}

function setClubs(context: Readonly<RouterContextProvider>, clubs: ResolvedClubs): void {
  context.set(pickupClubContext, clubs.pickup);
  context.set(clubContext, clubs.shown);
  context.set(clubChangeContext, clubs.change);
}

/** Resolves the club before any page loads its prices, and corrects the cookies. */
export const middleware: MiddlewareFunction<Response>[] = [
  async ({ request, params, context }, next) => {
    const locale = getRequestedLocale(params);
    const clubs = await loadClubs({ request, context }, locale, () => findKnownClubs(context));
    setClubs(context, clubs);
    const response = await next();
    // The page after the redirect shows the notice and corrects the cookie.
    if (response.status >= 300 && response.status < 400) return response;
    const { origin } = context.get(pageContext);
    const isInAppFrame = readCookie(nativeFrameCookie, request) === '1';
    for (const { name, value } of clubs.corrections) {
      response.headers.append('set-cookie', serializeCookie(name, value, origin, isInAppFrame));
    }
    return response;
  },
];

/** The same in the browser: the cookie was valid when the page loaded and may have changed since. */
export const clientMiddleware: MiddlewareFunction<Record<string, DataStrategyResult>>[] = [
  async ({ request, params, context }, next) => {
    // The server has resolved the clubs of the loaded page, so the code can be loaded later.
    const { loadClubs } = await import('../session/load-clubs.ts');
    const clubs = await loadClubs({ request, context }, getRequestedLocale(params), async () => []);
    setClubs(context, clubs);
    for (const { name, value } of clubs.corrections) writeCookie(name, value);
    if (clubs.change) clubChanges.report(clubs.change);
    return next();
  },
];

export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<ShellData> {
  const { pathname, search } = new URL(request.url);
  const proper = findCanonicalPath(pathname.replace(/\.data$/, ''), search);
  if (proper) throw redirect(proper, 301);
  const client = context.get(apolloContext);
  const { loadPublic, loadPrivate } = createPageLoads<RouteOperations['shell']>(client);
  const { kind } = context.get(viewerContext);
  let hasNoProfile = false;
  if (kind === 'anonymous') {
    client.writeQuery({ query: ViewerDocument, data: { me: null, cart: null, guestCart: null } });
    await loadPublic(ShellDocument, {});
  } else {
    // The page is shown even without viewer data; the browser requests it again.
    const [viewer] = await Promise.all([
      loadPrivate(ViewerDocument, {}).catch(() => undefined),
      loadPublic(ShellDocument, {}),
    ]);
    hasNoProfile = kind === 'member' && viewer?.me === null;
    await saveDefaultClub(client, getRequestedLocale(params).market, viewer?.me);
  }
  const { sessionEnd, isAfterSignOut } = context.get(pageContext);
  const pickupClubKey = context.get(pickupClubContext);
  return {
    clubKey: context.get(clubContext),
    pickupClubKey,
    clubChange: context.get(clubChangeContext),
    sessionEnd,
    hasNoProfile,
    isAfterSignOut,
    renderedAt: Date.now(),
  };
}

/** In the browser only the club can change: the menus are cached, and a new locale is a new document. */
export async function clientLoader({ context }: ClientLoaderFunctionArgs): Promise<ShellData> {
  const pickupClubKey = context.get(pickupClubContext);
  return {
    clubKey: context.get(clubContext),
    pickupClubKey,
    clubChange: null,
    sessionEnd: null,
    hasNoProfile: false,
    isAfterSignOut: false,
    renderedAt: Date.now(),
  };
}

export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.href === nextUrl.href && defaultShouldRevalidate;
}

/** Header, page, footer (CONTENT-31); reduced on secure (CONTENT-34) and blank pages (CONTENT-32). */
export default function Shell() {
  const { t } = useLingui();
  const frame = useFrame();
  const { clubKey: _clubKey, pickupClubKey: _pickupClubKey, ...notices } = useLoaderData<typeof loader>();
  return (
    <NotificationsProvider closeLabel={t`Close`}>
      <ModalsProvider>
        <a
          href="#main"
          className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:m-2 focus:rounded-full focus:bg-paper focus:px-5 focus:py-3 focus:font-semibold"
        >
          <Trans>Skip to main content</Trans>
        </a>
        <Notices {...notices} />
        {frame ? frame.Header && <frame.Header /> : <Header />}
        <main id="main" tabIndex={-1} className="min-h-[60dvh] outline-none">
          <Outlet />
        </main>
        {frame ? (
          frame.Footer && <frame.Footer />
        ) : (
          <>
            <Footer />
            <BottomTabs />
          </>
        )}
        <LazyCartSync />
        <MergeCarts />
        <NavigationProgress />
      </ModalsProvider>
    </NotificationsProvider>
  );
}

/** In a component of its own, so that the state of a navigation does not render the frame again. */
function NavigationProgress() {
  const { t } = useLingui();
  return <ProgressBar active={useNavigation().state !== 'idle'} label={t`Loading the page`} />;
}

/** Shown when the frame itself fails to render: the logo and a link home. */
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

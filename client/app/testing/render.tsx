import type { ApolloClient } from '@apollo/client';
import { getLocale, type Locale } from '@tarima/markets/locale';
import { act, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, type IndexRouteObject, Outlet, parsePath, RouterProvider } from 'react-router';
import { createCartVersionLink } from '../apollo/cart-version-link.ts';
import { createApolloClient } from '../apollo/create-client.ts';
import { messageLink } from '../apollo/message-link.ts';
import { AppProviders } from '../app-providers.tsx';
import type { SiteContent } from '../server/content/blocks.ts';
import type { ModalArguments, ModalName } from '../session/modals.ts';
import { useModals } from '../session/modals.ts';
import { ShellDocument } from '../session/shell.gen.ts';
import type { ShellData } from '../session/shell-data.ts';
import { ViewerDocument } from '../session/viewer.gen.ts';
import { ModalsProvider } from '../shell/modals/modals.tsx';
import { PageNotices } from '../shell/page-notices.tsx';
import type { ShopSettings } from '../shop-settings.ts';
import { FollowLinks } from '../ui/link.tsx';
import { NotificationsProvider } from '../ui/notifications.tsx';
import { createShellResponse } from './fixtures.ts';
import { createGraph, type Responses, type TestGraph } from './graph.ts';
import { testSettings } from './settings.ts';
import { createTestI18n, loadTranslations } from './translations.ts';

/** A Spanish and an English shopper, each in a different market. */
export const readers: readonly [Locale, Locale] = [getLocale('es', 'CR'), getLocale('en', 'JM')];

export interface ShopOptions {
  readonly locale?: Locale;
  /** The path below the locale, with its query. */
  readonly page?: string;
  /** The state of the page's history entry. */
  readonly state?: unknown;
  /** The viewer: their member and carts; a guest without a cart by default. */
  readonly viewer?: { readonly me?: object | null; readonly cart?: object | null; readonly guestCart?: object | null };
  readonly shell?: Partial<ShellData>;
  readonly settings?: Partial<ShopSettings>;
  /** Menus and texts of the content service; empty by default. */
  readonly site?: Partial<SiteContent>;
  /** The loader data of the page; `page` is then the home page's. */
  readonly pageData?: object;
  /** The action of the page's forms, and what loads `pageData` again after it. */
  readonly pageRoute?: Pick<IndexRouteObject, 'action' | 'loader'>;
  readonly responses?: Responses;
  /** Advances fake timers when the user event waits between two key presses. */
  readonly advanceTimers?: (milliseconds: number) => void;
}

/** A component rendered on a page of the shop. */
export interface RenderedShop {
  readonly user: UserEvent;
  readonly locale: Locale;
  readonly graph: TestGraph;
  readonly client: ApolloClient;
  /** Returns the shop's translation of a source message. */
  readonly translate: ReturnType<typeof loadTranslations>;
  /** The page's path and query. */
  readonly address: () => string;
  readonly navigate: (to: string) => Promise<void>;
}

/** Renders a component inside the shop's frame: providers, notifications, modals, and a graph defined by the test. */
export async function renderInShop(component: ReactNode, options: ShopOptions = {}): Promise<RenderedShop> {
  const { locale = getLocale('es', 'CR'), page = '', pageData, pageRoute, viewer = {} } = options;
  const viewerData = { me: null, cart: null, guestCart: null, ...viewer };
  const graph = createGraph({
    Shell: createShellResponse(locale),
    Viewer: viewerData,
    Cart: viewerData,
    MembershipActions: viewerData,
    ...options.responses,
  });
  const translate = loadTranslations(locale);
  const i18n = createTestI18n(locale);
  const client = createApolloClient({
    ssr: false,
    link: createCartVersionLink().concat(messageLink),
    send: graph.send,
  });
  // As in the page's loader.
  await client.query({ query: ShellDocument });
  await client.query({ query: ViewerDocument });

  const shell: ShellData = {
    clubKey: null,
    pickupClubKey: null,
    clubChange: null,
    sessionEnd: null,
    hasNoProfile: false,
    isAfterSignOut: false,
    renderedAt: Date.now(),
    ...options.shell,
  };
  const site: SiteContent = { header: [], footer: [], words: {}, offers: {}, ...options.site };
  const frame = (
    <NotificationsProvider closeLabel={translate('Close')}>
      <ModalsProvider>
        <PageNotices {...shell} />
        <Outlet />
        <FollowLinks />
      </ModalsProvider>
    </NotificationsProvider>
  );
  const router = createMemoryRouter(
    [
      {
        id: 'routes/shell',
        path: '/:locale',
        element: frame,
        loader: () => shell,
        children: [
          {
            id: 'routes/pages',
            element: <Outlet />,
            loader: () => site,
            children: [
              {
                id: 'page',
                index: true,
                element: component,
                ...(pageData && { loader: () => pageData }),
                ...pageRoute,
              },
              { path: '*', element: component },
            ],
          },
        ],
      },
      { path: '*', element: null },
    ],
    {
      initialEntries: [{ ...parsePath(`/${locale.code}/${page}`), state: options.state }],
      hydrationData: {
        loaderData: { 'routes/shell': shell, 'routes/pages': site, ...(pageData && { page: pageData }) },
      },
    },
  );
  document.documentElement.lang = locale.code;
  document.title = 'Tarima';
  // Tests wait for content that suspends at first.
  await act(async () => {
    render(
      <AppProviders
        client={client}
        i18n={i18n}
        page={{
          nonce: '',
          origin: location.origin,
          settings: { ...testSettings, ...options.settings },
          apolloState: undefined,
        }}
      >
        <RouterProvider router={router} />
      </AppProviders>,
    );
  });
  return {
    user: userEvent.setup(options.advanceTimers ? { advanceTimers: options.advanceTimers } : {}),
    locale,
    graph,
    client,
    translate,
    address: () => router.state.location.pathname + router.state.location.search,
    navigate: (to) => router.navigate(to),
  };
}

/** A button that opens a modal. */
export function ModalOpener<Name extends ModalName>({ name, args }: { name: Name; args: ModalArguments[Name] }) {
  const modals = useModals();
  return (
    <button type="button" aria-haspopup="dialog" onClick={() => modals.open(name, args)}>
      Opener
    </button>
  );
}

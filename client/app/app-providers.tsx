import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createContext, type ReactNode, useContext } from 'react';
import { defaultSettings, type ShopSettings } from './shop-settings.ts';

export interface Page {
  /** Nonce for inline scripts; empty in the browser, which hides it. */
  readonly nonce: string;
  /** The shop's own origin, for canonical links. */
  readonly origin: string;
  readonly settings: ShopSettings;
  /** The filled cache as escaped JSON, on the server only. */
  readonly apolloState: string | undefined;
}

const PageContext = createContext<Page>({
  nonce: '',
  origin: '',
  settings: defaultSettings,
  apolloState: undefined,
});

/** Data of the document rather than of a component: the nonce of its scripts and its origin. */
export const usePage = () => useContext(PageContext);

/** The providers above the router, the same on the server and in the browser. */
export function AppProviders({
  client,
  i18n,
  page,
  children,
}: {
  client: ApolloClient;
  i18n: I18n;
  page: Page;
  children: ReactNode;
}) {
  return (
    <PageContext value={page}>
      <ApolloProvider client={client}>
        <I18nProvider i18n={i18n}>{children}</I18nProvider>
      </ApolloProvider>
    </PageContext>
  );
}

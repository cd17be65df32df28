import type { NormalizedCacheObject } from '@apollo/client';
import { defaultLocale } from '@tarima/markets/locale';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterContextProvider } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { apolloStateId } from './apollo/apollo-state.tsx';
import { createBrowserTransport } from './apollo/browser-transport.ts';
import { createCache } from './apollo/cache.ts';
import { createCartVersionLink } from './apollo/cart-version-link.ts';
import { createApolloClient } from './apollo/create-client.ts';
import type { SendToGraph } from './apollo/graph-transport.ts';
import { messageLink } from './apollo/message-link.ts';
import { AppProviders } from './app-providers.tsx';
import { loadMessages } from './i18n/load-messages.ts';
import { createI18n } from './i18n/messages.ts';
import { splitLocale } from './i18n/paths.ts';
import { hasAppParent } from './native/native-app.ts';
import { reloadOnMissingChunk } from './reload-once.ts';
import { readServerData } from './server-data.ts';
import { apolloContext, i18nContext, logContext, pageContext, settingsContext } from './session/contexts.ts';
import { readShopSettings } from './shop-settings-data.tsx';

/** Sends operations in the native app, which renews an ended session (NATIVE-7). */
const renewInApp =
  (send: SendToGraph): SendToGraph =>
  async (...operation) =>
    (await import('./native/app-transport.ts')).sendWithRenewal(send, ...operation);

async function start(): Promise<void> {
  const locale = splitLocale(location.pathname)?.locale ?? defaultLocale;
  const i18n = createI18n(locale, await loadMessages(locale.language));
  const send = createBrowserTransport({ market: locale.market.code, language: locale.language });
  const client = createApolloClient({
    ssr: false,
    link: createCartVersionLink().concat(messageLink),
    send: hasAppParent() ? renewInApp(send) : send,
    cache: createCache(readServerData<NormalizedCacheObject>(apolloStateId)),
  });
  const settings = readShopSettings();
  const getContext = () => {
    const context = new RouterContextProvider();
    context.set(apolloContext, client);
    context.set(i18nContext, i18n);
    context.set(pageContext, { origin: location.origin, sessionEnd: null, isAfterSignOut: false });
    context.set(settingsContext, settings);
    context.set(logContext, (message) => console.info(message));
    return context;
  };
  // Browsers hide a nonce from scripts: it reads as empty, so the first render must use an empty one.
  const page = { nonce: '', origin: location.origin, settings, apolloState: undefined };
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <AppProviders client={client} i18n={i18n} page={page}>
          <HydratedRouter getContext={getContext} />
        </AppProviders>
      </StrictMode>,
    );
  });
}

reloadOnMissingChunk();
void start();

import fontUrl from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import { useLingui } from '@lingui/react';
import type { CSSProperties, ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { ApolloState } from './apollo/apollo-state.tsx';
import { usePage } from './app-providers.tsx';
import { ErrorPage } from './shell/error-page.tsx';
import { ShopSettingsData } from './shop-settings-data.tsx';
import { FollowLinks } from './ui/link.tsx';
import themeUrl from './ui/theme.css?url';

export const links = () => [
  { rel: 'preload', as: 'font', type: 'font/woff2', href: fontUrl, crossOrigin: 'anonymous' as const },
  { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

/** The document around all pages and errors, with the configured duration of animations (CONFIGURATION-22). */
export function Layout({ children }: { children: ReactNode }) {
  const { nonce, settings } = usePage();
  const { i18n } = useLingui();
  // Set by the server: a script would make the browser compute the styles of the whole page again.
  const style = { '--animation-time': `${settings.animationMs}ms` } as CSSProperties;
  return (
    <html lang={i18n.locale} style={style}>
      <head>
        <meta charSet="utf-8" />
        {/* Without a maximum scale, so that users can zoom (NATIVE-17), except in the app (NATIVE-18). */}
        <meta
          name="viewport"
          content={`width=device-width, initial-scale=1, viewport-fit=cover${settings.nativeApp ? ', maximum-scale=1' : ''}`}
        />
        <meta name="theme-color" content="#0B5D57" />
        <Meta />
        {/* The precedence puts it before the scripts that the router preloads. */}
        <link rel="stylesheet" href={themeUrl} precedence="theme" />
        <Links nonce={nonce} />
      </head>
      <body>
        {children}
        <FollowLinks />
        <ApolloState />
        <ShopSettingsData />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

/** Shows errors outside the shop's frame; pages inside it have a separate boundary, which keeps the navigation. */
export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <main>
      <ErrorPage error={error} />
    </main>
  );
}

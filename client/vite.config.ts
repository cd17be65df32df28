import { join } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defaultClientConditions, defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { linguiPlugins } from './lingui-plugins.ts';
import { releaseOf } from './release.ts';
import { ownMissingRouteModules } from './route-modules.ts';

const everywhere =
  /node_modules\/(react|react-dom|scheduler|react-router|@apollo\/client|@wry\/\w+|optimism|rxjs|graphql|@lingui\/(core|react))\//;

/** The shop's own part of every page; what only some pages need, or ask for later, stays out of it. */
const frame =
  /client\/app\/(ui\/(?!address-text|chip|current-position|dialog|error-summary|field|loading-overlay|list-link|map|page-numbers|pagination|position|rich-text|use-is-past)|shell\/(?!after-logout|guest-check|menu-entries|modals\/(?!modals\.tsx)|page-notices|secure-frame)|session\/(?:cart\.gen|chosen-language|contexts|membership-path|modals|remember-locale|shell\.gen|shell-data|sign-in-links|viewer\.gen)|i18n\/(?!retry-time)|apollo\/(?!saved-card)|(?:app-providers|browser-storage|cookies|errors|server-data|shop-settings|shop-settings-data)\.tsx?)/;

/** Adding to the cart and changing it from a product, a list or a row: several pages need all of it, first. */
const buying =
  /client\/app\/(session\/chosen-(?:address|club)|features\/(cart\/(add-to-cart|cart-commands|line-stepper|outbox|send-command|use-add-to-cart|use-cart-commands|use-cart-failure|use-cart-load-failure|use-outbox|use-send-command)|catalog\/(product-card\.gen|request-context|stock-text|weight)))\b/;

export default defineConfig(({ command }) => ({
  plugins: [
    linguiPlugins(),
    tailwindcss(),
    reactRouter(),
    ownMissingRouteModules(),
    // Once, and as small as it gets; at each request it would cost time, and a sixth more bytes.
    compression({ include: /^assets\/.+\.(js|css|svg)$/, algorithms: ['gzip', 'brotliCompress'] }),
  ],
  // Without this the server's bundle would ask the environment, and run React's development build when it says nothing.
  define: {
    ...(command === 'build' ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {}),
    RELEASE: JSON.stringify(releaseOf(join(import.meta.dirname, '..'), process.env)),
  },
  resolve: {
    dedupe: ['graphql', 'react', 'react-dom', 'react-router'],
    // rxjs has a build for browsers of this decade behind this condition; the default one carries helpers for older ones.
    conditions: ['es2015', ...defaultClientConditions],
  },
  // One self-contained server bundle: one copy of React and of the router, a quick start. In development Node reads them.
  ssr: { noExternal: command === 'build' || undefined },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // What every page needs, in two pieces: they compress better, and one changes only with a dependency.
                { name: 'framework', test: everywhere },
                { name: 'frame', test: frame },
                { name: 'buying', test: buying },
              ],
            },
          },
        },
      },
    },
  },
}));

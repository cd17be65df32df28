import { join } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defaultClientConditions, defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { changeLibraries } from './library-changes.ts';
import { linguiPlugins } from './lingui-plugins.ts';
import { markMessages } from './message-files.ts';
import { getRelease } from './release.ts';
import { buildServiceWorker } from './service-worker.ts';

const frameworkModules =
  /node_modules\/(react|react-dom|scheduler|react-router|@apollo\/client(?!\/react\/hooks\/useMutation)|@wry\/\w+|optimism|rxjs|graphql|@lingui\/(core|react))\//;

/** The shared bundle of all pages; code that only some pages need, or load later, is not in it. */
const frame =
  /vite\/preload-helper|client\/app\/(root\.tsx|routes\/(?:shell|pages)\.tsx|ui\/(?!address-text|breakable-text|chip|confirm-dialog|current-position|date-field|detail-row|date-mask|dialog|error-summary|field|loading-overlay|list-link|map|opening-hours|page-numbers|pagination|password-field|position|rich-text|use-is-past)|shell\/(?!after-logout|app-sign-in|card-|guest-check|lazy-reporting|membership-entries|menu-entries|modals\/(?!modals\.tsx)|page-notices|secure-frame)|session\/(?:cart\.gen|chosen-language|contexts|membership-actions\.ts|membership-path|modals|shell\.gen|shell-data|sign-in-links|viewer\.gen)|i18n\/(?!dates|retry-time)|features\/cart\/(?:cart-source|copy-wait|lazy-parts|cart-storage)|service-worker\/messages|apollo\/(?!saved-card|captcha-challenge|kept-responses-link)|(?:app-providers|browser-storage|cookies|errors|server-data|shop-settings|shop-settings-data)\.tsx?)/;

/** Modules for changing the cart from a product, a list or a row: several pages need them on first load. */
const buying =
  /client\/app\/(session\/(?:chosen-(?:address|club)|tracked-events|use-track)|features\/(cart\/(add-to-cart|cart-commands\.gen|cart-failure|commands|dispatch|line-stepper|outbox|use-add-to-cart|use-cart-failure|use-cart-load-failure|use-dispatch)|catalog\/(product-card\.gen|request-context|stock-text|weight)))\.tsx?/;

/** Small modules that the cart page shares with its dialogs, and those that it shares with the checkout: a chunk each. */
const cartPage = /client\/app\/features\/(cart\/(?:goal-bar|cart-choices\.gen)|delivery\/cart-page\.gen)\.tsx?/;
const cartAndCheckout =
  /client\/app\/features\/cart\/(cart-totals|cart-stock\.gen|delivery-choice-id|shortages|use-shortages)\.tsx?/;

/** Small modules that several pages share; in separate chunks they would be larger. */
const controls = /client\/app\/ui\/(?:dialog|field)\.tsx/;
const contentAndAccount = /client\/app\/(?:ui\/breakable-text|features\/account\/identity-deleted-notice)\.tsx?/;

/** What every page loads once it is interactive, with all modules that it needs: one request instead of twenty. */
const deferred = /client\/app\/(shell\/(?:page-notices|membership-entries)|session\/load-clubs)\.tsx?/;

/** What a page loads when its shopper has a cart, or with the first interaction. */
const cartSync = /client\/app\/features\/cart\/(?:cart-sync|keep-cart|cart-failure-action)\.tsx?/;

/** Modules of `deferred` that some pages need for their first load: product pages, the cart, and others. */
const productData = /client\/app\/features\/catalog\/(?:product-page\.gen|ratings-id)\.ts/;
const cartRecovery =
  /client\/app\/features\/cart\/(?:restore-kept-changes|use-report-cart-load-failure|load-old-cart)\.tsx?/;

export default defineConfig(({ command }) => ({
  plugins: [
    linguiPlugins(),
    changeLibraries(),
    tailwindcss(),
    reactRouter(),
    markMessages(join(import.meta.dirname, 'locales')),
    buildServiceWorker(),
    // Compressed once at build time at the highest level; at run time it would cost CPU and a sixth more bytes.
    compression({ include: /^assets\/.+\.(js|css|svg)$/, algorithms: ['gzip', 'brotliCompress'] }),
  ],
  // Otherwise the server bundle would read NODE_ENV at run time, and run React's development build when it is not set.
  define: command === 'build' ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  resolve: {
    // React has this hook since version 18.
    alias: { 'use-sync-external-store/shim': 'react' },
    dedupe: ['graphql', 'react', 'react-dom', 'react-router'],
    // rxjs has a build for modern browsers under this condition; the default build contains helpers for older ones.
    conditions: ['es2015', ...defaultClientConditions],
  },
  // One self-contained server bundle with one copy of React and the router; in development Node loads modules.
  ssr: { noExternal: command === 'build' || undefined },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    // Scripts of browsers do not contain the release, so that the next one has the same files (ROUTING-76).
    ssr: { define: { RELEASE: JSON.stringify(getRelease(join(import.meta.dirname, '..'), process.env)) } },
    client: {
      build: {
        rolldownOptions: {
          output: {
            // The manifest of every page lists all files, so shared ones have no name and hashes are short (decision 037).
            entryFileNames: 'assets/[name]-[hash:7].js',
            // Functions that are not compiled with their file are compiled one by one while the page is hydrated.
            postBanner: ({ name, isEntry }) =>
              isEntry || ['framework', 'frame', 'buying'].includes(name) ? '//# allFunctionsCalledOnLoad' : '',
            chunkFileNames: ({ isDynamicEntry, name }) =>
              `assets/${isDynamicEntry || name === 'deferred' ? '[name]-' : ''}[hash:7].js`,
            codeSplitting: {
              groups: [
                // Code of all pages, in two chunks; `framework` changes only with a dependency.
                { name: 'framework', test: frameworkModules },
                { name: 'frame', test: frame },
                { name: 'buying', test: buying },
                { name: 'cart-page', test: cartPage },
                { name: 'cart-and-checkout', test: cartAndCheckout },
                { name: 'controls', test: controls },
                { name: 'content-and-account', test: contentAndAccount },
                { name: 'product-data', test: productData },
                { name: 'cart-recovery', test: cartRecovery },
                { name: 'deferred', test: deferred },
                { name: 'cart-sync', test: cartSync },
              ],
            },
          },
        },
      },
    },
  },
}));

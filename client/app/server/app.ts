import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import serveStatic from '@fastify/static';
import type { MarketCode } from '@tarima/markets/table';
import { listKinds } from '@tarima/service-kit/captcha/create-captcha';
import { type ConfigurationSource, openConfiguration } from '@tarima/service-kit/configuration';
import type { KeyValueStore } from '@tarima/service-kit/key-value-store';
import type { Logger } from '@tarima/service-kit/logger';
import { createServer } from '@tarima/service-kit/server';
import { openThrottle } from '@tarima/service-kit/throttle';
import type { FastifyInstance } from 'fastify';
import { formatVersion } from '../version.ts';
import { registerAuth } from './auth.ts';
import { createCheckMember } from './check-member.ts';
import { createContentSource } from './content/source.ts';
import { registerContentPages } from './content-pages.ts';
import type { DevPages } from './dev-pages.ts';
import { createEndCard } from './end-card.ts';
import type { ShopEnv } from './env.ts';
import { createHttpGraphTransport, type GraphTransport } from './graph.ts';
import { parseManifest, registerGraphProxy } from './graph-proxy.ts';
import { createHasGuestLines } from './guest-lines.ts';
import { openIdentityDocuments } from './identity-documents.ts';
import { localizeBuild } from './localized-build.ts';
import { openOperations } from './operations/open-operations.ts';
import { openPublicPages } from './page-cache/open-public-pages.ts';
import type { Pages, ShopBuild } from './page-input.ts';
import { escapeInvalidPercents, type PagesOptions, registerPages } from './pages.ts';
import { registerPaymentReturns } from './payment-returns.ts';
import { readSettings } from './read-settings.ts';
import { registerReporting } from './reporting.ts';
import { createSecurityPolicy, registerShopHeaders } from './security-headers.ts';
import { registerSitemaps } from './sitemap.ts';
import { createVersionCookieSetter } from './version-cookie.ts';

export interface ShopOptions {
  readonly env: ShopEnv;
  readonly logger: Logger;
  /** Session store, shared by all processes of the shop. */
  readonly store: KeyValueStore;
  /** The gateway as a function when it runs in this process; otherwise over HTTP at GATEWAY_URL. */
  readonly graph?: GraphTransport;
  /** The configuration that the services of this process share; by default the shop reads its own. */
  readonly configuration?: ConfigurationSource;
  /** Pages from Vite instead of the build. */
  readonly dev?: DevPages;
}

const buildFolder = new URL('../../build/', import.meta.url);
const clientFolder = fileURLToPath(new URL('client/', buildFolder));
const manifestFile = new URL('../../../schema/operations.gen.json', import.meta.url);

/** Files under assets/ have a hash in their name; other files may change with a release. */
const cacheControlOf = (path: string) => {
  if (path.startsWith(`${clientFolder}assets/`)) return 'public, max-age=31536000, immutable';
  // Browsers must find a new version of the service worker at once.
  return path === `${clientFolder}sw.js` ? 'no-cache' : 'public, max-age=3600';
};

async function readBuild(): Promise<Pages> {
  const serverFile = new URL('server/index.js', buildFolder);
  const build = (await import(serverFile.href)) as ShopBuild;
  const { createPageRenderer, release } = build.entry.module;
  const files = new Set(await readdir(`${clientFolder}assets`));
  const builds = { es: localizeBuild(build, 'es', files), en: localizeBuild(build, 'en', files) };
  const render = createPageRenderer(builds, 'production');
  // The file contains the pages and names all other files of the build.
  const digest = createHash('sha256').update(await readFile(serverFile));
  return {
    loadRenderer: async () => render,
    release,
    build: `${formatVersion(release)} ${digest.digest('base64url')}`,
  };
}

/**
 * The shop server: pages, assets, the browser's graph endpoint and sign-in. Tokens stay in server-side sessions; the
 * browser has a session cookie only (ACCOUNT-16).
 */
export async function createShopServer(options: ShopOptions): Promise<FastifyInstance> {
  const { env, logger, dev } = options;
  const shopOrigin = new URL(env.SHOP_URL).origin;
  const policy = createSecurityPolicy(env, dev !== undefined);
  const { isSecure } = policy;
  const app = createServer({
    name: 'shop',
    logger,
    bodyLimit: 256 * 1024,
    trustProxy: env.TRUST_PROXY,
    rewriteUrl: escapeInvalidPercents,
    readiness: { sessions: () => options.store.ping() },
  });
  const http = options.graph ? undefined : createHttpGraphTransport(env.GATEWAY_URL);
  const graph = options.graph ?? (http as NonNullable<typeof http>).send;
  const configuration = await openConfiguration(options.configuration, env, logger);
  const content = createContentSource({
    contentUrl: env.CONTENT_URL,
    editorUrl: env.CONTENT_EDITOR_URL,
    mediaUrl: env.MEDIA_URL,
    configuration,
    onError: (error) => logger.warn({ err: error }, 'content service'),
  });
  app.addHook('onClose', async () => {
    await Promise.all([http?.close(), content.close(), configuration.close()]);
  });

  registerShopHeaders(app, {
    ...policy,
    recaptcha: {
      scriptUrl: env.RECAPTCHA_SCRIPT_URL,
      isUsedIn: (market) => listKinds(configuration.market(market).captcha).some((kind) => kind !== 'ALTCHA'),
    },
    ...(env.CHATBOT_SCRIPT_URL && {
      chatbot: {
        scriptUrl: env.CHATBOT_SCRIPT_URL,
        isUsedIn: (market: MarketCode) => configuration.market(market).features.chatbot,
      },
    }),
  });
  await app.register(cookie, { secret: env.SESSION_SECRET });
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    // Higher compression levels cost more time than the saved bytes are worth.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });

  if (dev) dev.register(app);
  else {
    await app.register(serveStatic, {
      root: clientFolder,
      // One route per built file; any other URL is a page.
      wildcard: false,
      index: false,
      cacheControl: false,
      preCompressed: true,
      setHeaders: (reply, path) => reply.header('cache-control', cacheControlOf(path)),
    });
  }
  const pages: Pages = dev ?? (await readBuild());
  const setVersionCookie = createVersionCookieSetter(formatVersion(pages.release), isSecure);
  const signInThrottle = await openThrottle({
    name: 'sign-in',
    perMinute: env.SIGN_INS_PER_MINUTE,
    redisUrl: env.REDIS_URL,
  });
  app.addHook('onClose', () => signInThrottle.close());
  const viewers = registerAuth(app, {
    oidc: {
      issuer: env.IDENTITY_ISSUER,
      clientId: env.IDENTITY_CLIENT_ID,
      clientSecret: env.IDENTITY_CLIENT_SECRET,
      limits: { timeoutMs: env.IDENTITY_TIMEOUT_MS, maxTokenRequests: env.IDENTITY_TOKEN_REQUESTS },
      audience: env.GRAPH_AUDIENCE,
    },
    store: options.store,
    signInThrottle,
    endCard: createEndCard(graph),
    checkMember: createCheckMember({ graph, getRules: () => configuration.global().membership, logger }),
    hasGuestLines: createHasGuestLines({ graph, logger }),
    shopUrl: env.SHOP_URL,
    guestTokenSecret: env.GUEST_TOKEN_SECRET,
  });
  registerGraphProxy(app, {
    graph,
    manifest: parseManifest(JSON.parse(await readFile(manifestFile, 'utf8'))),
    shopOrigin,
    viewers,
    setVersionCookie,
  });
  const returnThrottle = await openThrottle({
    name: 'payment-returns',
    perMinute: env.PAYMENT_RETURNS_PER_MINUTE,
    redisUrl: env.REDIS_URL,
  });
  app.addHook('onClose', () => returnThrottle.close());
  registerPaymentReturns(app, { graph, throttle: returnThrottle, frameAncestors: policy.frameAncestors });
  const [logThrottle, batchThrottle] = await Promise.all([
    openThrottle({ name: 'log-messages', perMinute: env.LOG_MESSAGES_PER_MINUTE, redisUrl: env.REDIS_URL }),
    openThrottle({ name: 'analytics', perMinute: env.ANALYTICS_BATCHES_PER_MINUTE, redisUrl: env.REDIS_URL }),
  ]);
  app.addHook('onClose', async () => void (await Promise.all([logThrottle.close(), batchThrottle.close()])));
  registerReporting(app, { env, shopOrigin, logThrottle, batchThrottle });
  await openIdentityDocuments(app, { env, shopOrigin, viewers, configuration });
  openOperations(app, { env, graph, store: options.store, signInThrottle });
  registerSitemaps(app, { graph, content, shopOrigin });
  registerContentPages(app, content);
  const readPageSettings: PagesOptions['readSettings'] = (market, isCheckout) =>
    readSettings(configuration.global(), configuration.market(market), {
      release: pages.release,
      mapTiles: { url: env.MAPS_TILE_URL, attribution: env.MAPS_ATTRIBUTION },
      chatbotScriptUrl: env.CHATBOT_SCRIPT_URL,
      paymentPageOrigins: isCheckout ? policy.paymentPageOrigins : undefined,
    });
  registerPages(app, {
    loadRenderer: pages.loadRenderer,
    graph,
    content,
    contentEndpoints: env.CONTENT_ENDPOINTS,
    isSecure,
    nativeAppOrigins: env.NATIVE_APP_ORIGINS,
    shopOrigin,
    readSettings: readPageSettings,
    logger,
    viewers,
    // In development a page changes with its code.
    publicPages: openPublicPages(app, {
      env,
      pages,
      graph,
      content,
      configuration,
      readSettings: (market) => readPageSettings(market, false),
      shopOrigin,
      logger,
    }),
    setVersionCookie,
  });
  return app;
}

import { Readable } from 'node:stream';
import { createRequest } from '@remix-run/node-fetch-server';
import type { MarketCode } from '@tarima/markets/table';
import type { Logger } from '@tarima/service-kit/logger';
import { createDurationHistogram, hasMetrics } from '@tarima/service-kit/telemetry/metrics';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { getPathLanguage } from '../i18n/fallback-texts.ts';
import { localeOfPath, matchPage, splitLocale } from '../i18n/paths.ts';
import { safeDecodeURIComponent } from '../safe-decode-uri-component.ts';
import type { ShopSettings } from '../shop-settings.ts';
import type { Viewers } from './auth-viewer.ts';
import { isCheckoutUrl } from './checkout-url.ts';
import { type ContentSelection, readSelection } from './content/selection.ts';
import type { ContentSource } from './content/source.ts';
import { renderFailurePage } from './failure-page.ts';
import type { GraphTransport } from './graph.ts';
import { enterNativeFrame, getCookieFlags, isNativeRequest } from './native-mode.ts';
import type { FoundPage } from './page-cache/page-cache.ts';
import type { PublicPages } from './page-cache/public-pages.ts';
import type { LoadRenderer, PageResponse } from './page-input.ts';
import { getNonce } from './security-headers.ts';
import { isFromShop } from './trusted-request.ts';
import type { SetVersionCookie } from './version-cookie.ts';

export interface PagesOptions {
  readonly loadRenderer: LoadRenderer;
  readonly graph: GraphTransport;
  readonly content: ContentSource;
  /** Origins that the `endpoint` of a link may select. */
  readonly contentEndpoints: readonly string[];
  /** Whether cookies are sent over https only. */
  readonly isSecure: boolean;
  /** Origins of the app's pages that show the shop in a frame (NATIVE-21). */
  readonly nativeAppOrigins: readonly string[];
  readonly shopOrigin: string;
  /** Called for each page with its market: editors change the settings while the shop runs. */
  readonly readSettings: (market: MarketCode, isCheckout: boolean) => ShopSettings;
  readonly logger: Logger;
  readonly viewers: Viewers;
  /** Undefined when every page is rendered for its visitor. */
  readonly publicPages?: PublicPages | undefined;
  readonly setVersionCookie: SetVersionCookie;
}

const recordPage = createDurationHistogram('tarima.page.duration', 'Duration of pages by page, kind and status.');

/** Registers the pages: any URL without another route. */
export function registerPages(app: FastifyInstance, options: PagesOptions): void {
  app.register(async (pages) => {
    // Form bodies are passed to the routes' actions unparsed.
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser('*', (_request, _payload, done) => done(null));
    pages.setErrorHandler((error: FastifyError, request, reply) => {
      options.logger.error({ err: error, requestId: request.id }, 'a page could not be made');
      return reply
        .status(error.statusCode === 503 ? 503 : 500)
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(renderFailurePage(getPathLanguage(request.url)));
    });
    if (hasMetrics()) pages.addHook('onResponse', async (request, reply) => measurePage(request, reply));
    pages.route({ method: ['GET', 'HEAD', 'POST'], url: '/*', handler: (request, reply) => render(request, reply) });
  });

  async function render(request: FastifyRequest, reply: FastifyReply) {
    const canonical = removeExtraSlashes(request.url);
    if (canonical !== undefined) return reply.redirect(canonical, 308);
    if (request.method === 'POST' && !isFromShop(request.headers, options.shopOrigin)) {
      return reply
        .status(403)
        .send({ code: 'FORBIDDEN', message: 'Only pages of the shop may send forms.', requestId: request.id });
    }
    enterNativeFrame(request, reply, options.nativeAppOrigins);
    const isAfterSignOut = consumeSignOut(request, reply);
    options.setVersionCookie(request, reply);
    const viewer = await options.viewers.resolveViewer(request);
    const { selection, cookies } = readSelection(new URLSearchParams(queryOf(request.url)), request.cookies, {
      allowedEndpoints: options.contentEndpoints,
      flags: getCookieFlags(request, { sameSite: 'lax', secure: options.isSecure }),
    });
    for (const { name, value, options: cookie } of cookies) reply.setCookie(name, value, cookie);
    const isPublic = viewer.kind === 'anonymous' && isPublished(selection) && !(await options.viewers.findEnd(request));
    const shared = isPublic ? await options.publicPages?.find(request, getNonce(reply.raw)) : undefined;
    if (shared && 'page' in shared) return sendCached(request, reply, shared);
    const renderPage = await options.loadRenderer();
    const renderOwn = async () =>
      renderPage(createRequest(request.raw, reply.raw), {
        graph: options.graph,
        content: options.content.reader(selection),
        viewer,
        sessionEnd:
          (viewer.kind !== 'member' && isShownPage(request) && (await options.viewers.consumeEnd(request, reply))) ||
          null,
        isAfterSignOut,
        requestId: request.id,
        clientIp: request.ip,
        nonce: getNonce(reply.raw),
        origin: options.shopOrigin,
        settings: readSettings(request),
        logger: options.logger,
      });
    return sendResponse(request, reply, shared ?? (await renderOwn()));
  }

  function sendResponse(request: FastifyRequest, reply: FastifyReply, { status, headers, body }: PageResponse) {
    reply.status(status);
    for (const [name, value] of headers) reply.header(name, value);
    if (request.method === 'POST' || isData(request.url)) reply.header('cache-control', 'no-store');
    if (headers.get('content-type')?.startsWith('text/html')) {
      // Pages contain viewer data; browsers may keep them for Back only.
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'private, no-cache');
      // No cache may serve the page of a browser to the app, or the page of the app to a browser (NATIVE-18).
      reply.header('vary', 'cookie');
    }
    if (body === null || typeof body === 'string') return reply.send(body ?? '');
    return reply.send(Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]));
  }

  function readSettings(request: FastifyRequest): ShopSettings {
    const settings = options.readSettings(localeOfPath(request.url).market.code, isCheckoutUrl(request.url));
    return isNativeRequest(request) ? { ...settings, nativeApp: { origins: options.nativeAppOrigins } } : settings;
  }

  /** Whether this is the page after a sign-out (ROUTING-57); a forged link to it must not drop the guest's cart. */
  function consumeSignOut(request: FastifyRequest, reply: FastifyReply): boolean {
    const token = new URLSearchParams(queryOf(request.url)).get('logout');
    return token !== null && isShownPage(request) && options.viewers.consumeSignOut(request, reply, token);
  }
}

/** Sends a cached page in the same way as a rendered one; it is compressed already. */
function sendCached(request: FastifyRequest, reply: FastifyReply, { page, isHit }: FoundPage) {
  for (const [name, value] of page.headers) reply.header(name, value);
  if (!page.headers.has('cache-control')) reply.header('cache-control', 'private, no-cache');
  reply.header('vary', 'cookie, accept-encoding').header('x-cache', isHit ? 'hit' : 'miss');
  const nonce = getNonce(reply.raw);
  if (!acceptsGzip(request.headers['accept-encoding'])) return reply.send(page.toBytes(nonce));
  return reply.header('content-encoding', 'gzip').send(page.toGzip(nonce));
}

/** Whether a value of `Accept-Encoding` lists gzip, and not with the weight 0. */
const acceptsGzip = (accepted: string | string[] | undefined): boolean =>
  /(?:^|,)\s*gzip\s*(?!;\s*q=0(?:\.0*)?\s*(?:,|$))(?:;|,|$)/i.test(String(accepted ?? ''));

/** Whether a visitor sees published content of their market. */
const isPublished = ({ endpoint, useSharedChannels, previewToken }: ContentSelection): boolean =>
  !endpoint && !useSharedChannels && !previewToken;

function measurePage(request: FastifyRequest, reply: FastifyReply): void {
  const path = request.url.slice(0, request.url.length - queryOf(request.url).length);
  const split = splitLocale(path.replace(/\.data$/, ''));
  const page = split ? (matchPage(split.rest)?.pageId ?? 'content') : 'none';
  const kind = isData(request.url) ? 'data' : 'document';
  recordPage(reply.elapsedTime, { page, kind, status: reply.statusCode });
}

/** Whether the response is a page that a visitor sees, so that a one-time notice can be shown. */
function isShownPage({ method, url, headers }: FastifyRequest): boolean {
  const path = url.slice(0, url.length - queryOf(url).length);
  return method === 'GET' && !path.endsWith('.data') && headers['sec-purpose'] === undefined;
}

/** Whether this requests a page's data without its document: React Router's `.data` requests. */
const isData = (url: string): boolean => url.slice(0, url.length - queryOf(url).length).endsWith('.data');

/** A URL's query, including the question mark; empty when it has none. */
const queryOf = (url: string) => /\?.*$/s.exec(url)?.[0] ?? '';

/**
 * Returns the URL without a trailing slash (ROUTING-18) or repeated slashes (ROUTING-19), query kept; undefined when
 * nothing changes. Never returns another host's URL, as browsers read `//host/` and `/\\host/`.
 */
export function removeExtraSlashes(url: string): string | undefined {
  const query = queryOf(url);
  const path = url.slice(0, url.length - query.length);
  const canonical = `/${path
    .split(/[/\\]/)
    .filter((segment) => segment !== '')
    .join('/')}`;
  return canonical === path ? undefined : canonical + query;
}

/**
 * Escapes the percent signs of a URL whose path cannot be decoded: the page is then not found (ERRORS-8), like any
 * other mistyped path.
 */
export function escapeInvalidPercents(url: string): string {
  const query = queryOf(url);
  const path = url.slice(0, url.length - query.length);
  return safeDecodeURIComponent(path) === path ? path.replace(/%/g, '%25') + query : url;
}

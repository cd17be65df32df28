import { Writable } from 'node:stream';
import type { ApolloClient } from '@apollo/client';
import type { I18n } from '@lingui/core';
import { defaultLocale } from '@tarima/markets/locale';
import type { Language } from '@tarima/markets/table';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createRequestHandler,
  type EntryContext,
  isRouteErrorResponse,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from 'react-router';
import { messages as en } from '../locales/en.po';
import { messages as es } from '../locales/es.po';
import { classifyGraphError, type GraphErrorKind } from './apollo/graph-error-kind.ts';
import { AppProviders } from './app-providers.tsx';
import { escapeJson } from './escape-json.ts';
import { getPathLanguage } from './i18n/fallback-texts.ts';
import { createI18n } from './i18n/messages.ts';
import { splitLocale } from './i18n/paths.ts';
import { earlyErrorsScript } from './log/early-errors.ts';
import { renderBrokenErrorPage } from './server/failure-page.ts';
import { createPageClient } from './server/page-client.ts';
import type { PageInput, RenderPage } from './server/page-input.ts';
import { createServerTransport } from './server/server-transport.ts';
import {
  apolloContext,
  contentContext,
  i18nContext,
  keptPageContext,
  logContext,
  pageContext,
  settingsContext,
  viewerContext,
} from './session/contexts.ts';

const messages = { es, en };
const renderLimitMs = 10_000;
/** Maximum characters of cache in a page; larger data should load after the page. */
const largestState = 60 * 1024;

/** The parts of one request; React Router's loaders and the render read them from the context. */
interface RequestParts {
  readonly client: ApolloClient;
  readonly i18n: I18n;
  readonly input: PageInput;
  /** Errors of loaders and of rendering, other than responses that were thrown on purpose. */
  readonly errors: unknown[];
  /** The rendered document. */
  html?: string;
}

/** The release that these pages were built from. */
export const release = RELEASE;

const partsOf = new WeakMap<object, RequestParts>();

/**
 * Creates the pages as one function from request to response, for the server that owns sockets and sessions. The build
 * exports it so that both share one copy of the router and of React. `builds` differ only in the names of scripts.
 */
export function createPageRenderer(builds: Readonly<Record<Language, ServerBuild>>, mode: string): RenderPage {
  const handlers = { es: createRequestHandler(builds.es, mode), en: createRequestHandler(builds.en, mode) };
  return async (received, input) => {
    const { request, isKeptPage } = removeKeptPageQuery(received);
    const locale = splitLocale(new URL(request.url).pathname.replace(/\.data$/, ''))?.locale ?? defaultLocale;
    const context = new RouterContextProvider();
    const client = createPageClient(createServerTransport(input.graph, locale, input));
    const i18n = createI18n(locale, messages[locale.language]);
    context.set(apolloContext, client);
    context.set(i18nContext, i18n);
    context.set(viewerContext, input.viewer);
    context.set(keptPageContext, isKeptPage);
    context.set(contentContext, input.content);
    const { origin, sessionEnd, isAfterSignOut } = input;
    context.set(pageContext, { origin, sessionEnd, isAfterSignOut });
    context.set(settingsContext, input.settings);
    context.set(logContext, (message) => input.logger.info({ requestId: input.requestId }, message));
    const parts: RequestParts = { client, i18n, input, errors: [] };
    partsOf.set(context, parts);
    const { status, headers, body } = await handlers[locale.language](request, context);
    // Search engines keep a page that is unavailable for a while, and remove one that has failed (ERRORS-55).
    const isUnavailable = status === 500 && parts.errors.length > 0 && parts.errors.every(isTemporary);
    return { status: isUnavailable ? 503 : status, headers, body: parts.html ?? body };
  };
}

/**
 * Removes the query with which the service worker requests a page without a shopper, so that the links of the kept page are
 * those of the real page (OFFLINE-22).
 */
function removeKeptPageQuery(request: Request): { request: Request; isKeptPage: boolean } {
  const url = new URL(request.url);
  if (request.method !== 'GET' || !url.searchParams.has('offline')) return { request, isKeptPage: false };
  url.searchParams.delete('offline');
  return { request: new Request(url, request), isKeptPage: true };
}

const temporaryKinds: ReadonlySet<GraphErrorKind> = new Set(['unreachable', 'unavailable', 'timeout']);

/** Whether an upstream is down or gave no response in time, so that the same request can succeed later. */
const isTemporary = (error: unknown): boolean => temporaryKinds.has(classifyGraphError(error));

/**
 * Renders a complete document: visitors without JavaScript, crawlers and slow phones get the finished page. The response has
 * no body; the document is in `RequestParts`.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  const parts = partsOf.get(loadContext);
  if (!parts) throw new Error('Rendered outside createPageRenderer');
  headers.set('content-type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const { client, i18n, input } = parts;
  const { nonce, origin, settings } = input;
  const apolloState = escapeJson(client.extract());
  if (apolloState.length > largestState) {
    input.logger.warn(
      { path: new URL(request.url).pathname, size: apolloState.length },
      'the page carries too much data',
    );
  }
  const { html, failed } = await renderDocument(
    <AppProviders client={client} i18n={i18n} page={{ nonce, origin, settings, apolloState }}>
      <ServerRouter context={routerContext} url={request.url} nonce={input.nonce} />
    </AppProviders>,
    parts,
  ).catch((error: unknown) => {
    // The router renders the error page next; if the error page itself failed, only plain text is left.
    if (!routerContext.staticHandlerContext.errors) throw error;
    input.logger.error({ err: error, requestId: input.requestId }, 'the error page failed');
    return {
      html: renderBrokenErrorPage(getPathLanguage(new URL(request.url).pathname), input.requestId),
      failed: true,
    };
  });
  parts.html = html;
  return new Response(null, { status: failed ? 500 : status, headers });
}

function renderDocument(
  element: React.ReactNode,
  { input, errors }: RequestParts,
): Promise<{ html: string; failed: boolean }> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let failed = false;
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(Buffer.from(chunk));
        done();
      },
      final(done) {
        clearTimeout(limit);
        resolve({ html: moveScriptsLast(Buffer.concat(chunks).toString()), failed });
        done();
      },
    });
    const stream = renderToPipeableStream(element, {
      nonce: input.nonce,
      bootstrapScriptContent: earlyErrorsScript,
      // Large content stays in place too: moving it later requires scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => stream.pipe(sink),
      onShellError: (error) => {
        clearTimeout(limit);
        reject(error);
      },
      onError: (error) => {
        failed = true;
        errors.push(error);
        input.logger.error({ err: error }, 'rendering failed');
      },
    });
    const limit = setTimeout(() => stream.abort(new Error('Rendering took too long')), renderLimitMs);
  });
}

/** Preloads styles, fonts and the first image before scripts; the router's links have no priority. */
function moveScriptsLast(html: string): string {
  return html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
}

/** Logs errors of loaders and rendering, but not responses thrown on purpose, such as 404. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  const parts = partsOf.get(context);
  parts?.errors.push(error);
  parts?.input.logger.error({ err: error, path: new URL(request.url).pathname }, 'page failed');
}

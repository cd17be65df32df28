import { getLocale, type Locale, parseLocale } from '@tarima/markets/locale';
import { getAddressKey, type Throttle, throttleSeconds } from '@tarima/service-kit/throttle';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { pathTo } from '../i18n/paths.ts';
import type { GraphTransport } from './graph.ts';
import type { RecordPaymentReturnMutation } from './payment-return.gen.ts';
import {
  findReturnLanguage,
  renderReturnDonePage,
  renderReturnFailedPage,
  renderReturnNotFoundPage,
  renderTooManyReturnsPage,
} from './payment-return-pages.ts';
import { type ReturnParameter, recordPaymentReturn } from './record-payment-return.ts';
import { getNonce } from './security-headers.ts';

export interface PaymentReturnOptions {
  readonly graph: GraphTransport;
  /** Limits returns by network address. */
  readonly throttle: Pick<Throttle, 'admit'>;
  /** Origins that may embed the shop in a frame. */
  readonly frameAncestors: readonly string[];
  /** Milliseconds before each repetition of a call that the graph did not answer. */
  readonly retryWaitsMs?: readonly number[];
}

/** Maximum bytes of a provider's form. */
const bodyLimit = 64 * 1024;
/** 32 random bytes in base64url, minted by the store for one try of an attempt. */
const statePattern = /^[A-Za-z0-9_-]{43}$/;
/** Maximum numbers of parameters, and of characters of a name and a value, that the graph accepts; others are left out. */
const parameterLimits = { count: 50, name: 100, value: 8_000 };

type Recorded = Extract<RecordPaymentReturnMutation['recordPaymentReturn'], { __typename: 'PaymentReturnRecorded' }>;

const doneQuery = z.object({
  attempt: z.string().max(100),
  cart: z.string().max(100).optional(),
  locale: z.string().max(10),
});

/**
 * `GET` and `POST /payment-returns/:state`: receives the browser that a payment provider sent back, usually by a
 * cross-site POST without cookies (CHECKOUT-302). The state is the capability: no session is read, and no header of the
 * request is trusted. The return is recorded and the browser continues by GET.
 */
export function registerPaymentReturns(app: FastifyInstance, options: PaymentReturnOptions): void {
  app.register(async (returns) => {
    returns.removeAllContentTypeParsers();
    returns.addContentTypeParser<string>(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body))),
    );
    returns.addContentTypeParser<string>(
      'application/json',
      { parseAs: 'string', bodyLimit },
      returns.getDefaultJsonParser('error', 'error'),
    );
    returns.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    });
    returns.setErrorHandler((error: FastifyError, request, reply) => {
      const status = error.statusCode ?? 500;
      if (status >= 500) request.log.error({ err: error }, 'a payment return could not be recorded');
      return sendPage(reply, status, renderReturnNotFoundPage(findReturnLanguage(request.headers)));
    });

    returns.get('/payment-returns/done', (request, reply) => sendDonePage(request, reply, options.frameAncestors));
    returns.route<{ Params: { state: string } }>({
      method: ['GET', 'POST'],
      url: '/payment-returns/:state',
      handler: (request, reply) => receive(request, reply, options),
    });
  });
}

async function receive(
  request: FastifyRequest<{ Params: { state: string } }>,
  reply: FastifyReply,
  { graph, throttle, retryWaitsMs }: PaymentReturnOptions,
): Promise<FastifyReply> {
  const language = findReturnLanguage(request.headers);
  if (!(await throttle.admit(`address:${getAddressKey(request.ip)}`))) {
    reply.header('retry-after', String(throttleSeconds));
    return sendPage(reply, 429, renderTooManyReturnsPage(language));
  }
  const { state } = request.params;
  if (!statePattern.test(state)) return sendPage(reply, 404, renderReturnNotFoundPage(language));
  const parameters = listParameters(request.query, request.body);
  let result: RecordPaymentReturnMutation['recordPaymentReturn'];
  try {
    const caller = { clientIp: request.ip, requestId: request.id };
    result = await recordPaymentReturn(graph, { state, parameters }, caller, retryWaitsMs);
  } catch (error) {
    request.log.error({ err: error }, 'a payment return could not be recorded');
    return sendPage(reply, 503, renderReturnFailedPage(language, `/payment-returns/${state}`, parameters));
  }
  if (result.__typename !== 'PaymentReturnRecorded') {
    return sendPage(reply, 404, renderReturnNotFoundPage(language));
  }
  return reply.redirect(findNextPath(result), 303);
}

/** The scalar parameters of the query and the body. */
function listParameters(...sources: readonly unknown[]): ReturnParameter[] {
  return sources
    .flatMap((source) => (typeof source === 'object' && source !== null ? Object.entries(source) : []))
    .flatMap(([name, value]) => {
      const text = typeof value === 'string' ? value : typeof value === 'object' ? undefined : String(value);
      const isAccepted = text !== undefined && text.length <= parameterLimits.value;
      return isAccepted && name.length <= parameterLimits.name ? [{ name, value: text }] : [];
    })
    .slice(0, parameterLimits.count);
}

/** The page that continues after a recorded return, by where the browser came from (CHECKOUT-303). */
function findNextPath({ page, attemptId, cartId, market, language }: Recorded): string {
  const locale = getLocale(language === 'en' ? 'en' : 'es', market);
  const query = { attempt: attemptId, cart: cartId ?? undefined };
  if (page === 'PAYPAL') return pathTo('paypal-confirmation', locale, {}, query);
  if (page === 'HOSTED_CARD') return pathTo('fac-confirmation', locale, {}, query);
  const done = { attempt: attemptId, ...(cartId && { cart: cartId }), locale: locale.code };
  return `/payment-returns/done?${new URLSearchParams(done)}`;
}

/**
 * The end of the frame of the bank's page: tells the checkout page around it to continue (CHECKOUT-306). It has no
 * session, and only the shop may frame it. A browser that shows it as a page of its own is sent on.
 */
function sendDonePage(request: FastifyRequest, reply: FastifyReply, frameAncestors: readonly string[]): FastifyReply {
  const query = doneQuery.safeParse(request.query).data;
  const locale: Locale | undefined = query && parseLocale(query.locale);
  if (!query || !locale) return sendPage(reply, 404, renderReturnNotFoundPage(findReturnLanguage(request.headers)));
  const { attempt, cart } = query;
  const continuePath = pathTo('cybersource-confirmation', locale, {}, { attempt, cart });
  const nonce = getNonce(reply.raw);
  reply.removeHeader('x-frame-options');
  // Set on the raw response, where the policy of the other pages is set too.
  reply.raw.setHeader(
    'content-security-policy',
    [
      "default-src 'none'",
      `script-src 'nonce-${nonce}'`,
      "style-src 'unsafe-inline'",
      `frame-ancestors ${["'self'", ...frameAncestors].join(' ')}`,
      "base-uri 'none'",
      "form-action 'none'",
    ].join(';'),
  );
  return sendPage(reply, 200, renderReturnDonePage(locale.language, { nonce, attempt, continuePath }));
}

const sendPage = (reply: FastifyReply, status: number, html: string): FastifyReply =>
  reply.status(status).type('text/html; charset=utf-8').send(html);

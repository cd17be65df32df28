import { randomBytes } from 'node:crypto';
import { getLocale } from '@tarima/markets/locale';
import { formatMoney, money } from '@tarima/markets/money';
import { getMarket, type Language } from '@tarima/markets/table';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { getBrandName } from '../card-number.ts';
import { type LoadedChallenge, loadChallenge, submitChallenge } from '../challenge.ts';
import { renderChallengePage, renderClosedPage, renderMissingPage } from '../challenge-page.ts';
import type { PaymentsContext } from '../context.ts';
import type { ChallengeRow } from '../store/tables.ts';

type ChallengeRoute = { Params: { id: string } };

const formSchema = z.union([
  z.object({ action: z.literal('cancel') }).transform(() => ({ action: 'cancel' as const })),
  z.object({ otp: z.string().trim().max(20) }).transform(({ otp }) => ({ action: 'confirm' as const, otp })),
]);

const querySchema = z.object({ lang: z.enum(['es', 'en']).optional().catch(undefined) });

/** The issuer's pages for the shopper's browser. Access needs only the unguessable id in the URL. */
export function registerChallengeRoutes(pages: FastifyInstance, context: PaymentsContext): void {
  pages.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 4_096 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  pages.get<ChallengeRoute>('/:id', async (request, reply) => {
    const loaded = await loadChallenge(context, request.params.id);
    return sendPage(request, reply, loaded);
  });

  pages.post<ChallengeRoute>('/:id', async (request, reply) => {
    const loaded = await loadChallenge(context, request.params.id);
    const form = formSchema.safeParse(request.body);
    if (!loaded || !form.success) return sendPage(request, reply, loaded, 400);
    const challenge = await submitChallenge(context, loaded, form.data);
    if (challenge.state !== 'PENDING') return reply.redirect(buildReturnUrl({ ...loaded, challenge }), 303);
    return sendPage(request, reply, { ...loaded, challenge }, 422);
  });
}

/** Result codes in the return URL: undecided, passed, failed, cancelled. */
const results: Readonly<Record<ChallengeRow['state'], string>> = {
  PENDING: 'U',
  PASSED: 'Y',
  FAILED: 'N',
  CANCELLED: 'C',
};

/** Builds the store's return URL with the outcome; `md` is the merchant's reference. */
function buildReturnUrl({ challenge, transaction }: LoadedChallenge): string {
  if (!transaction.return_url) throw new Error('A challenge has no return address.');
  const url = new URL(transaction.return_url);
  url.searchParams.set('orderId', challenge.order_id);
  url.searchParams.set('md', transaction.reference);
  url.searchParams.set('result', results[challenge.state]);
  if (challenge.cavv) url.searchParams.set('cavv', challenge.cavv);
  if (challenge.eci) url.searchParams.set('eci', challenge.eci);
  return url.href;
}

function sendPage(request: FastifyRequest, reply: FastifyReply, loaded: LoadedChallenge | undefined, status = 200) {
  const nonce = randomBytes(16).toString('base64');
  const language = selectLanguage(request, loaded);
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
  reply.header('vary', 'accept-language');
  reply.header('content-security-policy', buildContentSecurityPolicy(nonce, loaded));
  if (!loaded) return reply.status(404).send(renderMissingPage(language, nonce));
  const { challenge, transaction } = loaded;
  if (challenge.state !== 'PENDING' || transaction.voided_at) {
    return reply.send(renderClosedPage(language, nonce, buildReturnUrl(loaded)));
  }
  const market = getMarket(transaction.country_code);
  const amount = formatMoney(money(Number(transaction.amount), market.currency), getLocale(language, market.code));
  const purchase = { amount, brand: getBrandName(transaction.brand), lastDigits: transaction.last_digits };
  const form = { action: `?lang=${language}`, ...(status === 422 && { attemptsLeft: challenge.attempts_left }) };
  return reply.status(status).send(renderChallengePage(language, nonce, purchase, form));
}

function selectLanguage(request: FastifyRequest, loaded: LoadedChallenge | undefined): Language {
  const requested = querySchema.parse(request.query).lang;
  if (requested) return requested;
  const storeLanguage = loaded?.transaction.language;
  if (storeLanguage === 'es' || storeLanguage === 'en') return storeLanguage;
  const preferred = request.headers['accept-language']?.match(/\b(es|en)\b/i)?.[1]?.toLowerCase();
  return preferred === 'en' ? 'en' : 'es';
}

/**
 * Browsers also apply `form-action` to the redirect after a form submission, so the policy includes the return origin.
 */
function buildContentSecurityPolicy(nonce: string, loaded: LoadedChallenge | undefined): string {
  const storeOrigin = loaded?.transaction.return_url ? ` ${new URL(loaded.transaction.return_url).origin}` : '';
  return [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    `form-action 'self'${storeOrigin}`,
    `frame-ancestors 'self'${storeOrigin}`,
    "base-uri 'none'",
  ].join('; ');
}

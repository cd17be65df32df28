import { randomBytes } from 'node:crypto';
import { getLocale } from '@tarima/markets/locale';
import { formatMoney, money } from '@tarima/markets/money';
import { getMarket, type Language } from '@tarima/markets/table';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { brandName } from '../card-number.ts';
import { answerChallenge, loadChallenge, type OpenedChallenge } from '../challenge.ts';
import { challengePage, closedPage, missingPage } from '../challenge-page.ts';
import type { PaymentsContext } from '../context.ts';
import type { ChallengeRow } from '../store/tables.ts';

type OfChallenge = { Params: { id: string } };

const formSchema = z.union([
  z.object({ action: z.literal('cancel') }).transform(() => ({ action: 'cancel' as const })),
  z.object({ otp: z.string().trim().max(20) }).transform(({ otp }) => ({ action: 'confirm' as const, otp })),
]);

const querySchema = z.object({ lang: z.enum(['es', 'en']).optional().catch(undefined) });

/** The issuer's pages, for the shopper's browser; the unguessable id in the address is the only key to them. */
export function challengeRoutes(pages: FastifyInstance, context: PaymentsContext): void {
  pages.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 4_096 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  pages.get<OfChallenge>('/:id', async (request, reply) => {
    const opened = await loadChallenge(context, request.params.id);
    return show(request, reply, opened);
  });

  pages.post<OfChallenge>('/:id', async (request, reply) => {
    const opened = await loadChallenge(context, request.params.id);
    const form = formSchema.safeParse(request.body);
    if (!opened || !form.success) return show(request, reply, opened, 400);
    const challenge = await answerChallenge(context, opened, form.data);
    if (challenge.state !== 'PENDING') return reply.redirect(wayBack({ ...opened, challenge }), 303);
    return show(request, reply, { ...opened, challenge }, 422);
  });
}

/** Results as they come back to the store: passed, failed, cancelled. */
const results: Readonly<Record<ChallengeRow['state'], string>> = {
  PENDING: 'U',
  PASSED: 'Y',
  FAILED: 'N',
  CANCELLED: 'C',
};

/** The store's return address with the outcome: `md` is the merchant's reference. */
function wayBack({ challenge, transaction }: OpenedChallenge): string {
  if (!transaction.return_url) throw new Error('A challenge has no return address.');
  const url = new URL(transaction.return_url);
  url.searchParams.set('orderId', challenge.order_id);
  url.searchParams.set('md', transaction.reference);
  url.searchParams.set('result', results[challenge.state]);
  if (challenge.cavv) url.searchParams.set('cavv', challenge.cavv);
  if (challenge.eci) url.searchParams.set('eci', challenge.eci);
  return url.href;
}

function show(request: FastifyRequest, reply: FastifyReply, opened: OpenedChallenge | undefined, status = 200) {
  const nonce = randomBytes(16).toString('base64');
  const language = languageOf(request, opened);
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
  reply.header('vary', 'accept-language');
  reply.header('content-security-policy', contentSecurityPolicy(nonce, opened));
  if (!opened) return reply.status(404).send(missingPage(language, nonce));
  const { challenge, transaction } = opened;
  if (challenge.state !== 'PENDING' || transaction.voided_at) {
    return reply.send(closedPage(language, nonce, wayBack(opened)));
  }
  const market = getMarket(transaction.country_code);
  const amount = formatMoney(money(Number(transaction.amount), market.currency), getLocale(language, market.code));
  const purchase = { amount, brand: brandName(transaction.brand), lastDigits: transaction.last_digits };
  const form = { action: `?lang=${language}`, ...(status === 422 && { attemptsLeft: challenge.attempts_left }) };
  return reply.status(status).send(challengePage(language, nonce, purchase, form));
}

function languageOf(request: FastifyRequest, opened: OpenedChallenge | undefined): Language {
  const asked = querySchema.parse(request.query).lang;
  if (asked) return asked;
  const ofStore = opened?.transaction.language;
  if (ofStore === 'es' || ofStore === 'en') return ofStore;
  const preferred = request.headers['accept-language']?.match(/\b(es|en)\b/i)?.[1]?.toLowerCase();
  return preferred === 'en' ? 'en' : 'es';
}

/** Browsers apply `form-action` to the redirect after a form too, so the way back must be named. */
function contentSecurityPolicy(nonce: string, opened: OpenedChallenge | undefined): string {
  const store = opened?.transaction.return_url ? ` ${new URL(opened.transaction.return_url).origin}` : '';
  return [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    `form-action 'self'${store}`,
    `frame-ancestors 'self'${store}`,
    "base-uri 'none'",
  ].join('; ');
}

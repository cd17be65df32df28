import { getLocale } from '@tarima/markets/locale';
import { formatMoney, money } from '@tarima/markets/money';
import { findMarket, type Language } from '@tarima/markets/table';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { getBrandName } from '../../card-number.ts';
import { acceptForms, escapeHtml, renderReturnForm, selectLanguage, sendPage } from '../page.ts';
import { findByReference, recordDevice, recordMerchantData, submitChallenge } from './authentications.ts';
import type { CybersourceContext } from './context.ts';
import type { AuthenticationRow } from './tables.ts';
import { texts } from './texts.ts';
import { signToken, verifyToken } from './tokens.ts';
import { loadInstrument } from './vault.ts';

const tokenForm = z.object({ JWT: z.string().max(4_096), MD: z.string().max(1_024).default('') });

const challengeForm = z.union([
  z.object({ action: z.literal('cancel') }).transform(() => ({ action: 'cancel' as const })),
  z.object({ otp: z.string().trim().max(20) }).transform(({ otp }) => ({ action: 'confirm' as const, otp })),
]);

type ChallengeRoute = { Params: { token: string } };

/** Lock of the line that says what the page is. */
const lockIcon =
  '<svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true"><path fill="currentColor" d="M8 1a3.5 3.5 0 0 0-3.5 3.5V7H4a1.5 1.5 0 0 0-1.5 1.5v5A1.5 1.5 0 0 0 4 15h8a1.5 1.5 0 0 0 1.5-1.5v-5A1.5 1.5 0 0 0 12 7h-.5V4.5A3.5 3.5 0 0 0 8 1Zm2 6H6V4.5a2 2 0 1 1 4 0V7Z"/></svg>';

/**
 * Pages for the shopper's browser: device data collection in a hidden frame, the step-up page, and the issuer's page to
 * which it leads. Access needs only a signed token.
 */
export function registerCybersourcePages(pages: FastifyInstance, context: CybersourceContext): void {
  acceptForms(pages);

  // Any merchant may frame the collection: the page shows nothing, and the setup does not know the merchant's site.
  pages.post('/V1/Cruise/Collect', async (request, reply) => {
    const form = tokenForm.safeParse(request.body);
    const referenceId = await verifyToken(context, 'collect', form.data?.JWT);
    const row = referenceId === undefined ? undefined : await findByReference(context, referenceId);
    if (row) await recordDevice(context, row);
    const message = { MessageType: 'profile.completed', SessionId: row?.reference_id ?? '', Status: row !== undefined };
    const text = JSON.stringify(JSON.stringify(message)).replaceAll('<', '\\u003c');
    return sendPage(reply, {
      language: selectLanguage(request),
      site: texts.bank,
      title: texts.collectTitle[selectLanguage(request)],
      content: '',
      script: `parent.postMessage(${text}, '*');`,
      hasLanguageLink: false,
      status: row ? 200 : 400,
      frameAncestors: ['http:', 'https:'],
    });
  });

  pages.post('/V2/Cruise/StepUp', async (request, reply) => {
    const form = tokenForm.safeParse(request.body);
    const referenceId = await verifyToken(context, 'step-up', form.data?.JWT);
    const row = referenceId === undefined ? undefined : await findByReference(context, referenceId);
    if (!row || !form.data) return sendMissing(request, reply);
    await recordMerchantData(context, row, form.data.MD);
    const { lang } = request.query as { lang?: string };
    const query = lang === 'es' || lang === 'en' ? `?lang=${lang}` : '';
    const token = await signToken(context, 'challenge', row.reference_id);
    return reply.redirect(`${getBasePath(request, '/V2/Cruise/StepUp')}/acs/${token}${query}`, 303);
  });

  pages.get<ChallengeRoute>('/acs/:token', async (request, reply) => {
    const row = await loadChallenge(request.params.token);
    return row ? sendChallenge(request, reply, row) : sendMissing(request, reply);
  });

  pages.post<ChallengeRoute>('/acs/:token', async (request, reply) => {
    const found = await loadChallenge(request.params.token);
    const form = challengeForm.safeParse(request.body);
    if (!found) return sendMissing(request, reply);
    if (!form.success) return sendChallenge(request, reply, found, 400);
    const row = (await submitChallenge(context, found.reference_id, form.data)) ?? found;
    return row.state === 'PENDING' ? sendChallenge(request, reply, row, 422) : sendReturn(request, reply, row);
  });

  async function loadChallenge(token: string): Promise<AuthenticationRow | undefined> {
    const referenceId = await verifyToken(context, 'challenge', token);
    return referenceId === undefined ? undefined : findByReference(context, referenceId);
  }

  async function sendChallenge(request: FastifyRequest, reply: FastifyReply, row: AuthenticationRow, status = 200) {
    if (row.state !== 'PENDING') return sendReturn(request, reply, row);
    const language = selectLanguage(request, row.language?.slice(0, 2));
    const { brand, last_digits } = await loadInstrument(context, row.instrument_id);
    const purchase = { amount: formatAmount(row, language), brand: getBrandName(brand), lastDigits: last_digits };
    const origin = new URL(row.return_url ?? '').origin;
    return sendPage(reply, {
      language,
      site: texts.bank,
      title: texts.title[language],
      content: renderChallenge(language, purchase, status === 422 ? row.attempts_left : undefined),
      status,
      frameAncestors: ["'self'", origin],
      formTargets: [origin],
    });
  }
}

/** Path of the pages, which depends on where the stand-in is mounted. */
function getBasePath(request: FastifyRequest, route: string): string {
  const path = request.url.split('?', 1)[0] ?? '';
  return path.slice(0, path.length - route.length);
}

function formatAmount(row: AuthenticationRow, language: Language): string {
  const market = findMarket(row.country ?? '') ?? findMarket('CR');
  if (!market) throw new Error('The table of markets has no Costa Rica.');
  return formatMoney(money(Number(row.amount), row.currency ?? market.currency), getLocale(language, market.code));
}

/** Returns to the merchant by a cross-site POST, as the vendor's page does. */
function sendReturn(request: FastifyRequest, reply: FastifyReply, row: AuthenticationRow) {
  const language = selectLanguage(request, row.language?.slice(0, 2));
  const url = row.return_url ?? '';
  const fields = { TransactionId: row.transaction_id ?? '', Response: '', MD: row.merchant_data ?? '' };
  const { origin } = new URL(url);
  return sendPage(reply, {
    language,
    site: texts.bank,
    title: texts.returnTitle[language],
    ...renderReturnForm(url, fields, texts.back[language]),
    hasLanguageLink: false,
    frameAncestors: ["'self'", origin],
    formTargets: [origin],
  });
}

function sendMissing(request: FastifyRequest, reply: FastifyReply) {
  const language = selectLanguage(request);
  return sendPage(reply, {
    language,
    site: texts.bank,
    title: texts.missingTitle[language],
    content: `<p>${texts.missing[language]}</p>`,
    hasLanguageLink: false,
    status: 404,
    frameAncestors: ['http:', 'https:'],
  });
}

interface Purchase {
  /** Formatted. */
  readonly amount: string;
  readonly brand: string;
  readonly lastDigits: string;
}

/** Renders the form that asks for the code; `attemptsLeft` after a wrong one. It works without scripts. */
function renderChallenge(language: Language, purchase: Purchase, attemptsLeft: number | undefined): string {
  const text = (key: keyof typeof texts) => texts[key][language];
  const isWrong = attemptsLeft !== undefined;
  const error = isWrong ? `<p class="error" id="error" role="alert">${text('wrong')} <b>${attemptsLeft}</b></p>` : '';
  return `<p class="secured">${lockIcon}${text('secured')}</p>
    <dl>
      <div><dt>${text('merchant')}</dt><dd>Tarima</dd></div>
      <div><dt>${text('card')}</dt><dd>${escapeHtml(purchase.brand)} ${text('endsIn')} ${escapeHtml(purchase.lastDigits)}</dd></div>
      <div class="amount"><dt>${text('amount')}</dt><dd>${escapeHtml(purchase.amount)}</dd></div>
    </dl>
    <form method="post" action="?lang=${language}">
      <p id="sent">${text('sent')}</p>
      ${error}
      <label for="otp">${text('code')}</label>
      <input id="otp" name="otp" inputmode="numeric" autocomplete="one-time-code" pattern="[0-9]{6}" maxlength="6"
        required aria-describedby="sent hint${isWrong ? ' error' : ''}"${isWrong ? ' aria-invalid="true"' : ''}>
      <p class="hint" id="hint">${text('hint')}</p>
      <button name="action" value="confirm">${text('confirm')}</button>
      <button class="quiet" name="action" value="cancel" formnovalidate>${text('cancel')}</button>
    </form>`;
}

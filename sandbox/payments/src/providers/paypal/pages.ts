import { inTransaction } from '@tarima/service-kit/database';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { acceptForms, escapeHtml, selectLanguage, sendPage } from '../page.ts';
import { sendReturnPage } from '../return-page.ts';
import type { PaypalContext } from './context.ts';
import { PaypalError } from './errors.ts';
import { getBehaviour, type PayerName, payerNames, payers } from './payers.ts';
import { loadOrder } from './payments.ts';
import type { OrderRow } from './tables.ts';
import { texts } from './texts.ts';

const formSchema = z.discriminatedUnion('action', [
  z.object({ action: z.literal('approve'), payer: z.enum(payerNames) }),
  z.object({ action: z.literal('cancel') }),
]);

type TokenRoute = { Querystring: { token?: string; lang?: string } };

/** The page on which the payer approves an order or cancels. Access needs only the order's id. */
export function registerPaypalPages(pages: FastifyInstance, context: PaypalContext): void {
  acceptForms(pages);

  pages.get<TokenRoute>('/checkoutnow', async (request, reply) => {
    const order = await findOrder(request.query.token);
    return order ? sendApprove(request, reply, order) : sendMissing(request, reply);
  });

  pages.post<TokenRoute>('/checkoutnow', async (request, reply) => {
    const found = await findOrder(request.query.token);
    if (!found) return sendMissing(request, reply);
    const form = formSchema.safeParse(request.body);
    if (!form.success) return sendApprove(request, reply, found, 400);
    const order = await decide(found.id, form.data.action === 'approve' ? form.data.payer : undefined);
    if (getBehaviour(order.payer).returns === 'late') await context.waitLate();
    return sendReturn(request, reply, order);
  });

  async function findOrder(id: string | undefined): Promise<OrderRow | undefined> {
    try {
      return id === undefined ? undefined : await loadOrder(context, context.db, id);
    } catch (error) {
      if (error instanceof PaypalError) return undefined;
      throw error;
    }
  }

  /** Approves or cancels an order that waits for the payer; another order stays unchanged. */
  function decide(id: string, payer: PayerName | undefined): Promise<OrderRow> {
    return inTransaction(context.db, async (trx) => {
      const order = await loadOrder(context, trx, id);
      if (order.status !== 'PAYER_ACTION_REQUIRED') return order;
      const change = payer === undefined ? { status: 'VOIDED' as const } : { status: 'APPROVED' as const, payer };
      await trx.updateTable('order').set(change).where('id', '=', id).execute();
      return { ...order, ...change };
    });
  }
}

const selectOrderLanguage = (request: FastifyRequest, order: OrderRow) =>
  selectLanguage(request, order.locale.slice(0, 2));

function sendApprove(request: FastifyRequest, reply: FastifyReply, order: OrderRow, status = 200) {
  const language = selectOrderLanguage(request, order);
  if (order.status !== 'PAYER_ACTION_REQUIRED') {
    const link = `<a class="button" href="${escapeHtml(buildReturnUrl(order))}">${texts.back[language]}</a>`;
    const content = `<p>${texts.ended[language]}</p>${link}`;
    return sendPage(reply, {
      language,
      site: texts.site,
      title: texts.endedTitle[language],
      content,
      hasLanguageLink: false,
    });
  }
  const text = (key: keyof typeof texts) => texts[key][language];
  const number = new Intl.NumberFormat(order.locale, { style: 'currency', currency: order.currency });
  const options = payerNames.map((name) => `<option value="${name}">${payers[name].label[language]}</option>`);
  const content = `<dl>
      <div><dt>${text('merchant')}</dt><dd>${escapeHtml(order.brand_name)}</dd></div>
      <div class="amount"><dt>${text('amount')}</dt><dd>${escapeHtml(number.format(Number(order.amount) / 100))}</dd></div>
    </dl>
    <form method="post" action="?token=${order.id}&amp;lang=${language}">
      <label for="payer">${text('payer')}</label>
      <select id="payer" name="payer" aria-describedby="hint">${options.join('')}</select>
      <p class="hint" id="hint">${text('hint')}</p>
      <button name="action" value="approve">${text('approve')}</button>
      <button class="quiet" name="action" value="cancel">${text('cancel')}</button>
    </form>`;
  return sendPage(reply, {
    language,
    site: texts.site,
    title: text('title'),
    content,
    status,
    languageQuery: { token: order.id },
    formTargets: [new URL(order.return_url).origin, new URL(order.cancel_url).origin],
  });
}

/** Returns by GET: approved with the token and the payer's id, cancelled with the token only. */
function sendReturn(request: FastifyRequest, reply: FastifyReply, order: OrderRow) {
  const { returns } = getBehaviour(order.payer);
  const url = buildReturnUrl(order);
  if (returns !== 'twice') return reply.header('cache-control', 'no-store').redirect(url, 303);
  const language = selectOrderLanguage(request, order);
  const page = { language, site: texts.site, title: texts.returnTitle[language] };
  return sendReturnPage(reply, page, { url, isTwice: true }, texts.back[language]);
}

function buildReturnUrl(order: OrderRow): string {
  const url = new URL(order.payer === null ? order.cancel_url : order.return_url);
  url.searchParams.set('token', order.id);
  if (order.payer !== null) url.searchParams.set('PayerID', payers[order.payer].id);
  return url.href;
}

function sendMissing(request: FastifyRequest, reply: FastifyReply) {
  const language = selectLanguage(request);
  return sendPage(reply, {
    language,
    site: texts.site,
    title: texts.missingTitle[language],
    content: `<p>${texts.missing[language]}</p>`,
    hasLanguageLink: false,
    status: 404,
  });
}

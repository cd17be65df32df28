import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptForms, selectLanguage, sendPage } from '../page.ts';
import { type FormResult, parseCardForm, renderCardForm } from '../powertranz/card-form.ts';
import { getBehaviour } from '../powertranz/test-cards.ts';
import { texts } from '../powertranz/texts.ts';
import { sendReturnPage } from '../return-page.ts';
import type { FacContext } from './context.ts';
import { findAuthorizationByToken, findPage, submitPage } from './gateway.ts';
import type { AuthorizationRow, PageRow } from './tables.ts';

type TokenRoute = { Params: { token: string } };

const site = { es: 'First Atlantic Commerce de prueba', en: 'First Atlantic Commerce test site' } as const;

/** The hosted card page, which authorises the card itself and returns by GET. */
export function registerFacPages(pages: FastifyInstance, context: FacContext): void {
  acceptForms(pages);
  const path = `/MerchantPages/${context.pagePath}/:token`;

  pages.get<TokenRoute>(path, async (request, reply) => {
    const page = await findPage(context, request.params.token);
    if (!page) return sendMissing(request, reply);
    return page.state === 'OPEN' ? sendForm(request, reply, page) : sendReturn(request, reply, page);
  });

  pages.post<TokenRoute>(path, async (request, reply) => {
    const page = await findPage(context, request.params.token);
    if (!page) return sendMissing(request, reply);
    const result = parseCardForm(request.body, context.clock());
    if (page.state === 'OPEN' && result.kind === 'invalid') return sendForm(request, reply, page, result);
    const card = result.kind === 'valid' ? result.card : undefined;
    return sendReturn(request, reply, await submitPage(context, page.token, card));
  });

  async function sendReturn(request: FastifyRequest, reply: FastifyReply, page: PageRow) {
    const row = await findAuthorizationByToken(context.db, page.token);
    const { returns } = row ? getBehaviour(row.card) : {};
    if (returns === 'late' && request.method === 'POST') await context.waitLate();
    const url = buildReturnUrl(page, row);
    if (returns !== 'twice') return reply.header('cache-control', 'no-store').redirect(url, 303);
    const language = selectLanguage(request);
    const view = { language, site, title: texts.returnTitle[language] };
    return sendReturnPage(reply, view, { url, isTwice: true }, texts.back[language]);
  }
}

function buildReturnUrl(page: PageRow, row: AuthorizationRow | undefined): string {
  const url = new URL(page.response_url);
  url.searchParams.set('ID', page.token);
  url.searchParams.set('RespCode', row ? (row.is_approved ? '1' : '2') : '3');
  url.searchParams.set('ReasonCode', row ? (row.is_approved ? '1' : '2') : '3');
  return url.href;
}

function sendForm(
  request: FastifyRequest,
  reply: FastifyReply,
  page: PageRow,
  result?: Extract<FormResult, { kind: 'invalid' }>,
) {
  const language = selectLanguage(request);
  const content = renderCardForm({
    language,
    action: `?lang=${language}`,
    amount: Number(page.amount),
    currency: page.currency,
    hidden: {},
    ...(result && { result }),
  });
  return sendPage(reply, {
    language,
    site,
    title: texts.title[language],
    content,
    status: result ? 422 : 200,
    formTargets: [new URL(page.response_url).origin],
  });
}

function sendMissing(request: FastifyRequest, reply: FastifyReply) {
  const language = selectLanguage(request);
  return sendPage(reply, {
    language,
    site,
    title: texts.missingTitle[language],
    content: `<p>${texts.missing[language]}</p>`,
    hasLanguageLink: false,
    status: 404,
  });
}

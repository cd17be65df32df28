import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptForms, selectLanguage, sendPage } from '../page.ts';
import { sendReturnPage } from '../return-page.ts';
import { toSession } from './api.ts';
import { type FormResult, parseCardForm, renderCardForm } from './card-form.ts';
import type { PowertranzContext } from './context.ts';
import { findSession } from './payments.ts';
import type { SessionRow } from './tables.ts';
import { getBehaviour } from './test-cards.ts';
import { texts } from './texts.ts';

/** The hosted card page. A browser opens it by a POST with the SPI token, and returns by a cross-site POST. */
export function registerHostedPages(pages: FastifyInstance, context: PowertranzContext): void {
  acceptForms(pages);

  pages.post('/pages/*', async (request, reply) => {
    const { SpiToken: token, number } = (request.body ?? {}) as { SpiToken?: string; number?: string };
    const session = token === undefined ? undefined : await findSession(context, token);
    if (!session) return sendMissing(request, reply);
    if (session.state !== 'OPEN') return sendReturn(request, reply, session);
    const isOpened = number === undefined;
    if (isOpened) return sendForm(request, reply, session);
    const result = parseCardForm(request.body, context.clock());
    if (result.kind === 'invalid') return sendForm(request, reply, session, result);
    const change =
      result.kind === 'cancelled'
        ? { state: 'CANCELLED' as const }
        : { state: 'SUBMITTED' as const, submitted_at: context.clock(), ...result.card };
    const submitted = await context.db
      .updateTable('session')
      .set(change)
      .where('spi_token', '=', session.spi_token)
      .where('state', '=', 'OPEN')
      .returningAll()
      .executeTakeFirst();
    const current = submitted ?? session;
    if (current.card && getBehaviour(current.card).returns === 'late') await context.waitLate();
    return sendReturn(request, reply, current);
  });
}

function sendForm(
  request: FastifyRequest,
  reply: FastifyReply,
  session: SessionRow,
  result?: Extract<FormResult, { kind: 'invalid' }>,
) {
  const language = selectLanguage(request);
  const content = renderCardForm({
    language,
    action: `?lang=${language}`,
    amount: Number(session.amount),
    currency: session.currency,
    hidden: { SpiToken: session.spi_token },
    ...(result && { result }),
  });
  return sendPage(reply, {
    language,
    site: texts.site,
    title: texts.title[language],
    content,
    status: result ? 422 : 200,
    hasLanguageLink: false,
    formTargets: [new URL(session.response_url).origin],
  });
}

function sendReturn(request: FastifyRequest, reply: FastifyReply, session: SessionRow) {
  const language = selectLanguage(request);
  const response = JSON.stringify({ ...toSession(session), SpiToken: session.spi_token });
  const target = {
    url: session.response_url,
    fields: { Response: response, SpiToken: session.spi_token },
    isTwice: session.card !== null && getBehaviour(session.card).returns === 'twice',
  };
  const page = { language, site: texts.site, title: texts.returnTitle[language] };
  return sendReturnPage(reply, page, target, texts.back[language]);
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

import type { Language } from '@tarima/markets/table';
import { isSameSecret } from '@tarima/service-kit/same-secret';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { GraphTransportError } from '../../apollo/graph-transport.ts';
import type { GraphTransport } from '../graph.ts';
import { isFromShop } from '../trusted-request.ts';
import { registerOperationsAssets } from './assets.ts';
import { renderAttempt } from './attempt-page.ts';
import { type OperatorAuthParts, registerOperatorAuth } from './auth-routes.ts';
import { chooseLanguage } from './language.ts';
import { renderNotice, renderOperationsPage } from './layout.ts';
import { renderList } from './list-page.ts';
import { createOperationsGraph, OperationsGraphError } from './operations-graph.ts';
import type { SignedInOperator } from './operator-sessions.ts';
import { operationsTexts } from './texts.ts';

export interface OperationsOptions extends OperatorAuthParts {
  readonly graph: GraphTransport;
  readonly shopOrigin: string;
}

const pageSize = 25;
const statusSchema = z.enum([
  'OPEN',
  'PROCESSING',
  'CHALLENGE_REQUIRED',
  'COMPLETED',
  'DECLINED',
  'VOIDED',
  'NEEDS_REVIEW',
]);
const actionSchema = z.enum(['VOID', 'COMPLETE', 'REFUND']);
const listQuery = z.object({
  q: z.string().trim().max(100).catch('').default(''),
  status: statusSchema.optional().catch(undefined),
  after: z.string().max(500).optional().catch(undefined),
  signIn: z.string().optional().catch(undefined),
});
const attemptQuery = z.object({
  action: actionSchema.optional().catch(undefined),
  decided: z.string().optional().catch(undefined),
});
const decisionForm = z.object({
  token: z.string().max(200).catch(''),
  action: actionSchema,
  reason: z.string().max(2_000).catch(''),
});
const bodyLimit = 16 * 1024;

type AttemptParams = { Params: { id: string } };

/**
 * The operations pages: HTML without a client application, so that no page of the shop loads more because of them. They
 * have their own sign-in, session and cookie, and are not linked or indexed (ACCOUNT-203).
 */
export function registerOperations(app: FastifyInstance, options: OperationsOptions): void {
  const { sessions, shopOrigin } = options;
  const graph = createOperationsGraph(options.graph);

  app.register(async (pages) => {
    pages.addHook('onRequest', async (_request, reply) => {
      reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
    });
    registerOperationsAssets(pages);
    registerOperatorAuth(pages, options);
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    pages.setErrorHandler((error: FastifyError, request, reply) => {
      if (error instanceof OperationsGraphError && error.code === 'UNAUTHENTICATED') return toSignIn(request, reply);
      const status = getStatus(error);
      if (status >= 500) request.log.error({ err: error }, 'a page for operators could not be made');
      const { failedTitle: title, failedText: text, retry: label } = operationsTexts[languageOf(request)];
      return send(
        reply.status(status),
        renderNotice({
          language: languageOf(request),
          title,
          text,
          operatorName: undefined,
          link: { href: '/operations', label },
        }),
      );
    });

    pages.get('/operations', async (request, reply) => {
      const operator = await sessions.resolve(request, reply);
      const language = languageOf(request);
      const { q, status, after, signIn } = listQuery.parse(request.query);
      if (!operator) return sendSignIn(request, reply, signIn === 'failed');
      const { operatorAttempts } = await graph.listAttempts(requestOf(request, operator), {
        filter: { text: q, status: status ? [status] : [] },
        first: pageSize,
        after: after ?? null,
      });
      const selection = { text: q, status: status ?? '', after };
      return send(
        reply,
        renderOperationsPage({
          language,
          title: operationsTexts[language].attempts,
          operatorName: operator.operator.name,
          main: renderList(language, selection, operatorAttempts),
        }),
      );
    });

    pages.get<AttemptParams>('/operations/attempts/:id', async (request, reply) => {
      const operator = await sessions.resolve(request, reply);
      if (!operator) return toSignIn(request, reply);
      const { action, decided } = attemptQuery.parse(request.query);
      return sendAttempt(request, reply, operator, {
        action,
        reason: '',
        error: undefined,
        isDecided: decided !== undefined,
      });
    });

    pages.post<AttemptParams>('/operations/attempts/:id', async (request, reply) => {
      if (!isFromShop(request.headers, shopOrigin)) {
        const message = 'Only pages of the shop may send forms.';
        return reply.status(403).send({ code: 'FORBIDDEN', message, requestId: request.id });
      }
      const operator = await sessions.resolve(request, reply);
      if (!operator) return toSignIn(request, reply);
      const { token, action, reason } = decisionForm.parse(request.body);
      const language = languageOf(request);
      const refuse = (error: string) => {
        reply.status(422);
        return sendAttempt(request, reply, operator, { action, reason, error, isDecided: false });
      };
      if (!isSameSecret(token, operator.formToken)) return refuse(operationsTexts[language].expiredForm);
      const { resolveAttempt: result } = await graph.resolveAttempt(requestOf(request, operator), {
        input: { attemptId: request.params.id, action, reason },
      });
      if (result.__typename !== 'ResolveAttemptSuccess') return refuse(result.message);
      return reply.redirect(`/operations/attempts/${result.attempt.id}?decided=1`, 303);
    });

    pages.get('/operations/*', async (request, reply) => sendNotFound(request, reply));
  });

  async function sendAttempt(
    request: FastifyRequest<AttemptParams>,
    reply: FastifyReply,
    operator: SignedInOperator,
    page: Pick<Parameters<typeof renderAttempt>[0], 'reason' | 'error' | 'isDecided' | 'action'>,
  ): Promise<FastifyReply> {
    const language = languageOf(request);
    const { operatorAttempt } = await graph.readAttempt(requestOf(request, operator), { id: request.params.id });
    if (!operatorAttempt) return sendNotFound(request, reply);
    // The attempt may have changed since the link to the action was shown.
    const action = operatorAttempt.allowedActions.find((allowed) => allowed === page.action);
    return send(
      reply,
      renderOperationsPage({
        language,
        title: operatorAttempt.orderNumber,
        operatorName: operator.operator.name,
        main: renderAttempt({ ...page, language, attempt: operatorAttempt, formToken: operator.formToken, action }),
      }),
    );
  }
}

const languageOf = (request: FastifyRequest): Language => chooseLanguage(request.headers['accept-language']);

const requestOf = (request: FastifyRequest, { tokens }: SignedInOperator) => ({
  bearer: tokens.access,
  language: languageOf(request),
  requestId: request.id,
  clientIp: request.ip,
});

const send = (reply: FastifyReply, page: string): FastifyReply => reply.type('text/html; charset=utf-8').send(page);

function getStatus(error: FastifyError): number {
  if (error instanceof z.ZodError) return 400;
  if (error instanceof GraphTransportError || error instanceof OperationsGraphError) return 503;
  return error.statusCode ?? 500;
}

const toSignIn = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const returnTo = request.method === 'GET' ? request.url : '/operations';
  return reply.redirect(`/operations/auth/login?${new URLSearchParams({ returnTo })}`, 303);
};

/** The page before sign-in: it does not start one by itself, so that signing out ends there. */
function sendSignIn(request: FastifyRequest, reply: FastifyReply, hasFailed: boolean): FastifyReply {
  const language = languageOf(request);
  const texts = operationsTexts[language];
  return send(
    reply,
    renderNotice({
      language,
      title: texts.signedOutTitle,
      text: hasFailed ? texts.signInFailed : texts.signedOutText,
      operatorName: undefined,
      link: { href: '/operations/auth/login', label: texts.signIn },
    }),
  );
}

function sendNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const language = languageOf(request);
  const { notFoundTitle: title, notFoundText: text, back: label } = operationsTexts[language];
  return send(
    reply.status(404),
    renderNotice({ language, title, text, operatorName: undefined, link: { href: '/operations', label } }),
  );
}

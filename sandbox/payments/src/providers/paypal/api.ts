import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptForms } from '../page.ts';
import type { PaypalContext } from './context.ts';
import { PaypalError, toErrorBody } from './errors.ts';
import { executeOnce, type StoredResponse } from './idempotency.ts';
import { getBehaviour } from './payers.ts';
import {
  authorizeOrder,
  captureAuthorization,
  createId,
  createOrder,
  findAuthorization,
  findBehaviour,
  loadAuthorization,
  loadOrder,
  refundCapture,
  voidAuthorization,
} from './payments.ts';
import { captureRequest, orderRequest, parseRequest, refundRequest } from './requests.ts';
import { toAuthorization, toCapture, toOrder, toRefund } from './responses.ts';
import { isClient, issueToken, verifyAccess } from './tokens.ts';

type IdRoute = { Params: { id: string } };

/** The REST API of PayPal that a merchant calls. */
export function registerPaypalApi(api: FastifyInstance, context: PaypalContext): void {
  const { db } = context;
  acceptForms(api);
  api.setErrorHandler((error, request, reply) => {
    if (error instanceof PaypalError) return reply.status(error.statusCode).send(toErrorBody(error));
    const statusCode = (error as { statusCode?: number }).statusCode ?? 500;
    if (statusCode < 500) {
      return reply
        .status(statusCode)
        .send(toErrorBody(new PaypalError(statusCode, 'INVALID_REQUEST', 'MALFORMED_REQUEST_JSON')));
    }
    request.log.error({ err: error }, 'request failed');
    return reply.status(500).send(toErrorBody(new PaypalError(500, 'INTERNAL_SERVER_ERROR', 'INTERNAL_SERVICE_ERROR')));
  });

  api.post('/v1/oauth2/token', async (request, reply) => {
    const { grant_type } = (request.body ?? {}) as { grant_type?: string };
    if (!isClient(context, request.headers.authorization)) {
      return reply.status(401).send({ error: 'invalid_client', error_description: 'Client Authentication failed' });
    }
    if (grant_type !== 'client_credentials') return reply.status(400).send({ error: 'unsupported_grant_type' });
    return issueToken(context);
  });

  api.register(async (secured) => {
    secured.addHook('onRequest', (request) => verifyAccess(context, request.headers.authorization));
    registerOrders(secured);
    registerPayments(secured);
  });

  const getUrl = (request: FastifyRequest) => context.getPublicUrl(`${request.protocol}://${request.host}`);
  const respond = (reply: FastifyReply, { status, body }: StoredResponse) =>
    status === 204 ? reply.status(204).send() : reply.status(status).send(body);

  function registerOrders(secured: FastifyInstance): void {
    secured.post('/v2/checkout/orders', async (request, reply) => {
      const input = parseRequest(orderRequest, request.body);
      const stored = await executeOnce(context, request, async (trx) => ({
        status: 201,
        body: toOrder(await createOrder(context, trx, input), undefined, getUrl(request)),
      }));
      return respond(reply, stored);
    });

    secured.get<IdRoute>('/v2/checkout/orders/:id', async (request) => {
      const order = await loadOrder(context, db, request.params.id);
      return toOrder(order, await findAuthorization(db, order.id), getUrl(request));
    });

    secured.post<IdRoute>('/v2/checkout/orders/:id/authorize', async (request, reply) => {
      const { lateAuthorise } = getBehaviour((await loadOrder(context, db, request.params.id)).payer);
      if (lateAuthorise === 'before' && (await isFirstCall(request))) {
        await context.waitLate();
        throw new PaypalError(500, 'INTERNAL_SERVER_ERROR', 'INTERNAL_SERVICE_ERROR');
      }
      const stored = await executeOnce(context, request, async (trx) => {
        const { order, authorization } = await authorizeOrder(context, trx, request.params.id);
        return { status: 201, body: toOrder(order, authorization, getUrl(request)) };
      });
      if (lateAuthorise === 'after' && !stored.isRepeat) await context.waitLate();
      return respond(reply, stored);
    });
  }

  /** Calls that got no response although they were not executed, so that their repetition is executed. */
  const ignoredCalls = new Set<string>();
  async function isFirstCall(request: FastifyRequest): Promise<boolean> {
    const key = String(request.headers['paypal-request-id']);
    if (ignoredCalls.has(key)) return false;
    ignoredCalls.add(key);
    return true;
  }

  function registerPayments(secured: FastifyInstance): void {
    secured.get<IdRoute>('/v2/payments/authorizations/:id', async (request) =>
      toAuthorization(await loadAuthorization(db, request.params.id)),
    );

    secured.post<IdRoute>('/v2/payments/authorizations/:id/capture', async (request, reply) => {
      const { id } = request.params;
      const input = parseRequest(captureRequest, request.body);
      const stored = await executeOnce(context, request, async (trx) => {
        const capture = await captureAuthorization(context, trx, id, input);
        return { status: 201, body: capture ? toCapture(capture) : { id: createId(), status: 'DECLINED' } };
      });
      if ((await findBehaviour(db, id)).isCaptureLate && !stored.isRepeat) await context.waitLate();
      return respond(reply, stored);
    });

    secured.post<IdRoute>('/v2/payments/authorizations/:id/void', async (request, reply) => {
      const isBodyWanted = request.headers.prefer === 'return=representation';
      const stored = await executeOnce(context, request, async (trx) => ({
        status: isBodyWanted ? 200 : 204,
        body: toAuthorization(await voidAuthorization(trx, request.params.id)),
      }));
      return respond(reply, stored);
    });

    secured.post<IdRoute>('/v2/payments/captures/:id/refund', async (request, reply) => {
      const input = parseRequest(refundRequest, request.body);
      const stored = await executeOnce(context, request, async (trx) => {
        const { id, cents, currency, at } = await refundCapture(context, trx, request.params.id, input);
        return { status: 201, body: toRefund(id, cents, currency, at) };
      });
      return respond(reply, stored);
    });
  }
}

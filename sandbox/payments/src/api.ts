import { isSameSecret } from '@tarima/service-kit/same-secret';
import type { FastifyError, FastifyInstance } from 'fastify';
import type { PaymentsContext } from './context.ts';
import { errorBody, PaymentsError } from './errors.ts';
import { addFaults } from './faults.ts';
import { cardRoutes } from './routes/cards.ts';
import { inquiryRoutes } from './routes/inquiries.ts';
import { publicKeyRoutes } from './routes/public-key.ts';
import { transactionRoutes } from './routes/transactions.ts';

/** Everything under `/v1`: the merchant's key first, then faults on demand, then the routes; errors in one shape. */
export async function paymentsApi(api: FastifyInstance, context: PaymentsContext): Promise<void> {
  api.addHook('onRequest', async (request) => {
    if (!isSameSecret(request.headers['x-api-key'], context.env.PAYMENTS_API_KEY)) {
      throw new PaymentsError(401, 'UNAUTHORIZED', 'x-api-key is missing or wrong.');
    }
  });
  addFaults(api, context.env.PAYMENTS_LATE_REPLY_MS);
  api.setErrorHandler((error: FastifyError | PaymentsError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (error instanceof PaymentsError) {
      return reply.status(status).send(errorBody(status, error.errorCode, error.message, error.details));
    }
    if (status < 500) return reply.status(status).send(errorBody(status, 'PE_0001', error.message));
    request.log.error({ err: error }, 'request failed');
    return reply.status(500).send(errorBody(500, 'INTERNAL', 'The service could not answer.'));
  });
  publicKeyRoutes(api, context);
  transactionRoutes(api, context);
  inquiryRoutes(api, context);
  cardRoutes(api, context);
}

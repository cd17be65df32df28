import { isSameSecret } from '@tarima/service-kit/same-secret';
import type { FastifyError, FastifyInstance } from 'fastify';
import type { PaymentsContext } from './context.ts';
import { buildErrorBody, PaymentsError } from './errors.ts';
import { addFaults } from './faults.ts';
import { registerCardRoutes } from './routes/cards.ts';
import { registerInquiryRoutes } from './routes/inquiries.ts';
import { registerPublicKeyRoutes } from './routes/public-key.ts';
import { registerTransactionRoutes } from './routes/transactions.ts';

/** All routes under `/v1`: checks the merchant's key, injects requested faults and returns errors in one shape. */
export async function registerPaymentsApi(api: FastifyInstance, context: PaymentsContext): Promise<void> {
  api.addHook('onRequest', async (request) => {
    if (!isSameSecret(request.headers['x-api-key'], context.env.PAYMENTS_API_KEY)) {
      throw new PaymentsError(401, 'UNAUTHORIZED', 'x-api-key is missing or wrong.');
    }
  });
  addFaults(api, context.env.PAYMENTS_LATE_REPLY_MS);
  api.setErrorHandler((error: FastifyError | PaymentsError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (error instanceof PaymentsError) {
      return reply.status(status).send(buildErrorBody(status, error.errorCode, error.message, error.details));
    }
    if (status < 500) return reply.status(status).send(buildErrorBody(status, 'PE_0001', error.message));
    request.log.error({ err: error }, 'request failed');
    return reply.status(500).send(buildErrorBody(500, 'INTERNAL', 'Internal server error.'));
  });
  registerPublicKeyRoutes(api, context);
  registerTransactionRoutes(api, context);
  registerInquiryRoutes(api, context);
  registerCardRoutes(api, context);
}

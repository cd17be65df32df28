import { isSameSecret } from '@tarima/service-kit/same-secret';
import type { FastifyError, FastifyInstance } from 'fastify';
import { addFaults } from '../../faults/faults.ts';
import type { PaymentsContext } from './context.ts';
import { buildErrorBody, PaymentsError } from './errors.ts';
import { registerCardRoutes } from './routes/cards.ts';
import { registerInquiryRoutes } from './routes/inquiries.ts';
import { registerOperationRoutes } from './routes/operations.ts';
import { registerPublicKeyRoutes } from './routes/public-key.ts';
import { registerTransactionRoutes } from './routes/transactions.ts';

/** All routes under `/v1`, which inject requested faults. */
export async function registerPaymentsApi(api: FastifyInstance, context: PaymentsContext): Promise<void> {
  requireKey(api, context);
  addFaults(api, { lateReplyMs: context.env.PAYMENTS_LATE_REPLY_MS, formatError: formatFault });
  registerPublicKeyRoutes(api, context);
  registerTransactionRoutes(api, context);
  registerInquiryRoutes(api, context);
  registerCardRoutes(api, context);
}

/** The error of a requested fault in the API's format. */
function formatFault(statusCode: number, message: string) {
  const errorCode = statusCode < 500 ? 'PE_0001' : statusCode === 504 ? 'REPLY_LATE' : 'PEC_503';
  return buildErrorBody(statusCode, errorCode, message);
}

/** All routes under `/operations`. */
export async function registerOperationsApi(api: FastifyInstance, context: PaymentsContext): Promise<void> {
  requireKey(api, context);
  registerOperationRoutes(api, context);
}

/** Checks the merchant's key and returns errors in one shape. */
function requireKey(api: FastifyInstance, context: PaymentsContext): void {
  api.addHook('onRequest', async (request) => {
    if (!isSameSecret(request.headers['x-api-key'], context.env.PAYMENTS_API_KEY)) {
      throw new PaymentsError(401, 'UNAUTHORIZED', 'x-api-key is missing or wrong.');
    }
  });
  api.setErrorHandler((error: FastifyError | PaymentsError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (error instanceof PaymentsError) {
      return reply.status(status).send(buildErrorBody(status, error.errorCode, error.message, error.details));
    }
    if (status < 500) return reply.status(status).send(buildErrorBody(status, 'PE_0001', error.message));
    request.log.error({ err: error }, 'request failed');
    return reply.status(500).send(buildErrorBody(500, 'INTERNAL', 'Internal server error.'));
  });
}

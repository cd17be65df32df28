import { createHash } from 'node:crypto';
import { inTransaction } from '@tarima/service-kit/database';
import type { FastifyRequest } from 'fastify';
import type { PaypalContext } from './context.ts';
import { createUnprocessableError, PaypalError } from './errors.ts';
import type { Store } from './tables.ts';

export interface StoredResponse {
  readonly status: number;
  readonly body: object;
  /** True when an earlier request got this response. */
  readonly isRepeat: boolean;
}

/**
 * Executes a request once per `PayPal-Request-Id`, in one database transaction with its response; a repetition gets the
 * response of the first. Rejected requests are not remembered.
 * @throws PaypalError
 */
export async function executeOnce(
  { db }: PaypalContext,
  request: FastifyRequest,
  execute: (trx: Store) => Promise<{ readonly status: number; readonly body: object }>,
): Promise<StoredResponse> {
  const requestId = request.headers['paypal-request-id'];
  if (typeof requestId !== 'string' || requestId.length > 108) {
    throw new PaypalError(400, 'INVALID_REQUEST', 'PAYPAL_REQUEST_ID_REQUIRED');
  }
  const path = request.url;
  const bodyHash = createHash('sha256')
    .update(JSON.stringify(request.body ?? {}))
    .digest('hex');
  return inTransaction(db, async (trx) => {
    // The row is the lock: a request with the same id waits here until the first one has ended.
    const reserved = await trx
      .insertInto('request')
      .values({ request_id: requestId, path, body_hash: bodyHash, status: 0, response: '{}' })
      .onConflict((conflict) => conflict.column('request_id').doNothing())
      .returning('request_id')
      .executeTakeFirst();
    if (!reserved) return findStored(trx, requestId, path, bodyHash);
    const { status, body } = await execute(trx);
    await trx
      .updateTable('request')
      .set({ status, response: JSON.stringify(body) })
      .where('request_id', '=', requestId)
      .execute();
    return { status, body, isRepeat: false };
  });
}

async function findStored(trx: Store, requestId: string, path: string, bodyHash: string): Promise<StoredResponse> {
  const stored = await trx
    .selectFrom('request')
    .selectAll()
    .where('request_id', '=', requestId)
    .executeTakeFirstOrThrow();
  if (stored.path !== path || stored.body_hash !== bodyHash) throw createUnprocessableError('DUPLICATE_REQUEST_ID');
  return { status: stored.status, body: stored.response, isRepeat: true };
}

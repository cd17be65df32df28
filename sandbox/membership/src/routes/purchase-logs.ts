import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { ApiContext } from '../context.ts';
import { addPurchaseLog, listPurchaseLogs } from '../store/purchase-logs.ts';
import {
  purchaseLogRequestSchema,
  type purchaseLogsResponseSchema,
  transactionParamsSchema,
} from '../wire/transactions.ts';
import { parseInput } from './parse-input.ts';

/** The log of purchases, renewals and upgrades: the shop adds entries, and the club's operators read them. */
export function registerPurchaseLogRoutes(api: FastifyInstance, { db, clock }: ApiContext): void {
  api.post('/purchase-logs', async ({ body }, reply) => {
    await addPurchaseLog(db, { source: 'SHOP', ...parseInput(purchaseLogRequestSchema, body) }, clock());
    return reply.status(204).send();
  });

  api.get('/purchase-logs/:transactionId', async ({ params }): Promise<z.output<typeof purchaseLogsResponseSchema>> => {
    const logs = await listPurchaseLogs(db, parseInput(transactionParamsSchema, params).transactionId);
    return {
      logs: logs.map(({ source, event, detail, logged_at }) => ({
        source,
        event,
        ...(detail !== null && { detail }),
        loggedAt: logged_at.toISOString(),
      })),
    };
  });
}

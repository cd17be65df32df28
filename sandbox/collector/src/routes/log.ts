import type { FastifyInstance } from 'fastify';
import { requireWriteKey } from '../authorize.ts';
import type { CollectorEnv } from '../env.ts';
import { storeLogMessage } from '../store/entries.ts';
import type { Store } from '../store/tables.ts';
import { logSchema } from '../wire.ts';
import { parseBody } from './tracking.ts';

/** `POST /log` with `{ message, level }`: a log message of a browser, which the store passes on. Returns 204. */
export function registerLogRoute(app: FastifyInstance, { db, env }: { db: Store; env: CollectorEnv }): void {
  app.post('/log', { bodyLimit: 16 * 1024 }, async (request, reply) => {
    requireWriteKey(request, env.COLLECTOR_WRITE_KEY);
    await storeLogMessage(db, parseBody(logSchema, request.body), env.COLLECTOR_KEPT_ENTRIES);
    return reply.status(204).send();
  });
}

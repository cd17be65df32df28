import { RequestError } from '@tarima/service-kit/server';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { requireWriteKey } from '../authorize.ts';
import type { CollectorEnv } from '../env.ts';
import { storeCalls } from '../store/entries.ts';
import type { Store } from '../store/tables.ts';
import { batchSchema, callSchemas, maximumCallBytes } from '../wire.ts';

interface Context {
  readonly db: Store;
  readonly env: CollectorEnv;
}

/** `POST /v1/track`, `/v1/identify`, `/v1/page` and `/v1/batch`; they return `{ success: true }`. */
export function registerTrackingRoutes(app: FastifyInstance, { db, env }: Context): void {
  for (const [kind, schema] of Object.entries(callSchemas)) {
    app.post(`/v1/${kind}`, { bodyLimit: maximumCallBytes }, async (request) => {
      requireWriteKey(request, env.COLLECTOR_WRITE_KEY);
      await storeCalls(db, [parseBody(schema, request.body)], env.COLLECTOR_KEPT_ENTRIES);
      return { success: true };
    });
  }
  app.post('/v1/batch', async (request) => {
    requireWriteKey(request, env.COLLECTOR_WRITE_KEY);
    await storeCalls(db, parseBody(batchSchema, request.body).batch, env.COLLECTOR_KEPT_ENTRIES);
    return { success: true };
  });
}

/** @throws RequestError 400 with everything that is wrong */
export function parseBody<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new RequestError(400, 'BAD_REQUEST', z.prettifyError(parsed.error));
  return parsed.data;
}

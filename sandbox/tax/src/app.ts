import type { Logger } from '@tarima/service-kit/logger';
import { createServer } from '@tarima/service-kit/server';
import type { FastifyInstance } from 'fastify';
import { registerCalculateRoutes } from './routes/calculate.ts';

/** The club's tax calculator: a table of rates and integer arithmetic, without storage. */
export async function createTaxApp({ logger }: { readonly logger: Logger }): Promise<FastifyInstance> {
  const app = createServer({ name: 'sandbox-tax', logger });
  await app.register(registerCalculateRoutes, { prefix: '/v1' });
  return app;
}

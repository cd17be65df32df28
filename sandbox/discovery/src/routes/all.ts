import type { FastifyInstance } from 'fastify';
import type { DiscoveryEnv } from '../env.ts';
import { answerInItsShape } from '../errors.ts';
import type { IndexSource } from '../search-index.ts';
import { registerCore } from './core.ts';
import { registerSuggest } from './suggest.ts';

/** The service's routes, whose refusals have its own shape. */
export function registerRoutes(app: FastifyInstance, parts: { env: DiscoveryEnv; source: IndexSource }): void {
  app.register(async (service) => {
    service.setErrorHandler(answerInItsShape);
    registerCore(service, parts);
    registerSuggest(service, parts);
  });
}

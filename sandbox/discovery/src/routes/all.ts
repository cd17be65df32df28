import type { FastifyInstance } from 'fastify';
import type { DiscoveryEnv } from '../env.ts';
import { sendError } from '../errors.ts';
import type { IndexSource } from '../search-index.ts';
import { registerCore } from './core.ts';
import { registerSuggest } from './suggest.ts';

/** Registers the routes of the service with its error format. */
export function registerRoutes(app: FastifyInstance, dependencies: { env: DiscoveryEnv; source: IndexSource }): void {
  app.register(async (service) => {
    service.setErrorHandler(sendError);
    registerCore(service, dependencies);
    registerSuggest(service, dependencies);
  });
}

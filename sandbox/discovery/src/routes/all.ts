import type { FastifyInstance } from 'fastify';
import { addFaults } from '../../../faults/faults.ts';
import type { DiscoveryEnv } from '../env.ts';
import { sendError } from '../errors.ts';
import type { IndexSource } from '../search-index.ts';
import { registerCore } from './core.ts';
import { registerSuggest } from './suggest.ts';

/** Registers the routes of the service with its error format. */
export function registerRoutes(app: FastifyInstance, dependencies: { env: DiscoveryEnv; source: IndexSource }): void {
  app.register(async (service) => {
    service.setErrorHandler(sendError);
    addFaults(service);
    registerCore(service, dependencies);
    registerSuggest(service, dependencies);
  });
}

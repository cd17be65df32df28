import type { Database } from '@tarima/service-kit/database';
import type { Logger } from '@tarima/service-kit/logger';
import { createServer } from '@tarima/service-kit/server';
import type { FastifyInstance } from 'fastify';
import { migrations } from '../migrations/all.ts';
import { loadPlaces } from '../seeds/places.ts';
import type { MapsEnv } from './env.ts';
import { createGazetteer } from './gazetteer.ts';
import { registerPlaceRoutes } from './routes/places.ts';
import { registerTileRoutes } from './routes/tiles.ts';
import { createPlaces, type Tables } from './store/places.ts';

export interface MapsDependencies {
  readonly env: MapsEnv;
  readonly logger: Logger;
  readonly database: Database;
}

/** The maps sandbox: a gazetteer of the thirteen markets over the schema `maps`, and map tiles. */
export async function createMapsApp({ env, logger, database }: MapsDependencies): Promise<FastifyInstance> {
  const places = createPlaces(await database.schema<Tables>('maps', migrations));
  await places.seed(loadPlaces);
  const app = createServer({ name: 'sandbox-maps', logger, readiness: { database: () => database.ping() } });
  await app.register(registerPlaceRoutes, {
    prefix: '/v1',
    gazetteer: createGazetteer(places),
    apiKey: env.MAPS_API_KEY,
  });
  await app.register(registerTileRoutes, { places });
  return app;
}

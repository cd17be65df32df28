import { languages } from '@tarima/markets/locale';
import { type Language, type MarketCode, markets } from '@tarima/markets/table';
import { isSameSecret } from '@tarima/service-kit/same-secret';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Gazetteer, PlaceResult } from '../gazetteer.ts';

export interface PlaceRoutesOptions {
  readonly gazetteer: Gazetteer;
  readonly apiKey: string;
}

const scopeQuery = z.object({
  country: z.enum(markets.map(({ code }) => code) as [MarketCode, ...MarketCode[]]),
  language: z.enum(languages as [Language, ...Language[]]).default('es'),
});
const text = z.string().trim().min(1).max(150);
const autocompleteQuery = scopeQuery.extend({ text, limit: z.coerce.number().int().min(1).max(10).default(5) });
const geocodeQuery = scopeQuery.extend({ text });
const reverseQuery = scopeQuery.extend({
  latitude: z.coerce.number().min(-90).max(90),
  longitude: z.coerce.number().min(-180).max(180),
});

/** Routes for autocomplete, geocoding, places by id and reverse geocoding, each within one country. */
export async function registerPlaceRoutes(
  api: FastifyInstance,
  { gazetteer, apiKey }: PlaceRoutesOptions,
): Promise<void> {
  api.addHook('onRequest', async (request, reply) => {
    if (isSameSecret(request.headers['x-api-key'], apiKey)) return;
    await reply.status(401).send(buildErrorBody(401, 'UNAUTHORIZED', 'x-api-key is missing or wrong.'));
  });
  api.setErrorHandler((error, request, reply) => {
    if (error instanceof z.ZodError) {
      const errors = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
      return reply.status(400).send(buildErrorBody(400, 'BAD_REQUEST', errors.join('; ')));
    }
    request.log.error({ err: error }, 'request failed');
    return reply.status(500).send(buildErrorBody(500, 'INTERNAL', 'Internal server error.'));
  });

  api.get('/autocomplete', async ({ query }) => {
    const { text, limit, ...scope } = autocompleteQuery.parse(query);
    const found = await gazetteer.suggest(text, scope, limit);
    return { suggestions: found.map(({ id, text }) => ({ id, text })) };
  });
  api.get('/geocode', async ({ query }) => {
    const { text, ...scope } = geocodeQuery.parse(query);
    return toPlaceBody(await gazetteer.geocode(text, scope));
  });
  api.get('/reverse', async ({ query }) => {
    const { latitude, longitude, ...scope } = reverseQuery.parse(query);
    return toPlaceBody(await gazetteer.reverse({ latitude, longitude }, scope));
  });
  api.get<{ Params: { id: string } }>('/places/:id', async ({ params, query }) =>
    toPlaceBody(await gazetteer.find(params.id, scopeQuery.parse(query))),
  );
}

const toPlaceBody = (place: PlaceResult | undefined) => ({ place: place ?? null });

function buildErrorBody(statusCode: number, errorCode: string, message: string) {
  return { statusCode, errorCode, message };
}

import { languages } from '@tarima/markets/locale';
import { type Language, type MarketCode, markets } from '@tarima/markets/table';
import { isSameSecret } from '@tarima/service-kit/same-secret';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Answer, Gazetteer } from '../gazetteer.ts';

export interface PlaceRoutesOptions {
  readonly gazetteer: Gazetteer;
  readonly apiKey: string;
}

const asked = z.object({
  country: z.enum(markets.map(({ code }) => code) as [MarketCode, ...MarketCode[]]),
  language: z.enum(languages as [Language, ...Language[]]).default('es'),
});
const text = z.string().trim().min(1).max(150);
const autocompleteQuery = asked.extend({ text, limit: z.coerce.number().int().min(1).max(10).default(5) });
const geocodeQuery = asked.extend({ text });
const reverseQuery = asked.extend({
  latitude: z.coerce.number().min(-90).max(90),
  longitude: z.coerce.number().min(-180).max(180),
});

/** Autocomplete, geocoding, a place by its id, and what is at a position; all within one country. */
export async function placeRoutes(api: FastifyInstance, { gazetteer, apiKey }: PlaceRoutesOptions): Promise<void> {
  api.addHook('onRequest', async (request, reply) => {
    if (isSameSecret(request.headers['x-api-key'], apiKey)) return;
    await reply.status(401).send(failure(401, 'UNAUTHORIZED', 'x-api-key is missing or wrong.'));
  });
  api.setErrorHandler((error, request, reply) => {
    if (error instanceof z.ZodError) {
      const faults = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
      return reply.status(400).send(failure(400, 'BAD_REQUEST', faults.join('; ')));
    }
    request.log.error({ err: error }, 'request failed');
    return reply.status(500).send(failure(500, 'INTERNAL', 'The service could not answer.'));
  });

  api.get('/autocomplete', async ({ query }) => {
    const { text, limit, ...where } = autocompleteQuery.parse(query);
    const found = await gazetteer.suggest(text, where, limit);
    return { suggestions: found.map(({ id, text }) => ({ id, text })) };
  });
  api.get('/geocode', async ({ query }) => {
    const { text, ...where } = geocodeQuery.parse(query);
    return found(await gazetteer.geocode(text, where));
  });
  api.get('/reverse', async ({ query }) => {
    const { latitude, longitude, ...where } = reverseQuery.parse(query);
    return found(await gazetteer.reverse({ latitude, longitude }, where));
  });
  api.get<{ Params: { id: string } }>('/places/:id', async ({ params, query }) =>
    found(await gazetteer.find(params.id, asked.parse(query))),
  );
}

const found = (place: Answer | undefined) => ({ place: place ?? null });

function failure(statusCode: number, errorCode: string, message: string) {
  return { statusCode, errorCode, message };
}

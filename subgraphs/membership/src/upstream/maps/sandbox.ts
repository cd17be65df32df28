import { createHttpClient } from '@tarima/service-kit/http-client';
import { z } from 'zod';
import type { FoundPlace, MapQuestion, Maps } from '../../domain/maps.ts';
import { answered } from '../answered.ts';

const suggestionsWire = z.object({ suggestions: z.array(z.object({ id: z.string(), text: z.string() })) });
const placeWire = z.object({
  place: z
    .object({
      text: z.string(),
      latitude: z.number(),
      longitude: z.number(),
      province: z.string().nullable(),
      town: z.string().nullable(),
    })
    .nullable(),
});

export interface SandboxMapsOptions {
  readonly baseUrl: string;
  readonly apiKey: string;
}

/** The offline gazetteer (docs/sandbox/maps.md). */
export function createSandboxMaps({ baseUrl, apiKey }: SandboxMapsOptions): Maps {
  const http = createHttpClient({ upstream: 'maps', baseUrl, headers: () => ({ 'x-api-key': apiKey }) });
  const ask = (path: string, { market, language }: MapQuestion, query: Record<string, string | number> = {}) =>
    answered('maps', http.json(`/v1${path}`, { query: { country: market.code, language, ...query } }));
  const place = async (answer: Promise<unknown>): Promise<FoundPlace | undefined> => {
    const { place: found } = placeWire.parse(await answer);
    if (!found) return undefined;
    const { text, town, ...rest } = found;
    return { ...rest, streetText: text, city: town, district: null };
  };
  return {
    async suggest(text, question, limit) {
      return suggestionsWire.parse(await ask('/autocomplete', question, { text, limit })).suggestions;
    },
    find: (id, question) => place(ask(`/places/${encodeURIComponent(id)}`, question)),
    geocode: (text, question) => place(ask('/geocode', question, { text })),
    reverse: ({ latitude, longitude }, question) => place(ask('/reverse', question, { latitude, longitude })),
    close: () => http.close(),
  };
}

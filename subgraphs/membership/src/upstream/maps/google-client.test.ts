import { readFileSync } from 'node:fs';
import { getMarket } from '@tarima/markets/table';
import { createLogger } from '@tarima/service-kit/logger';
import { createServer, listen } from '@tarima/service-kit/server';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createGoogleMaps } from './google-client.ts';

const readFixture = (name: string) =>
  JSON.parse(readFileSync(new URL(`./fixtures/${name}.json`, import.meta.url), 'utf8'));

let app: FastifyInstance;
let maps: ReturnType<typeof createGoogleMaps>;
let geocodeResponse: unknown;
let requests: { path: string; query: unknown; body: unknown; key: unknown }[];

beforeEach(async () => {
  requests = [];
  geocodeResponse = readFixture('geocode');
  app = createServer({ name: 'google', logger: createLogger({ name: 'google', level: 'silent' }) });
  app.addHook('preHandler', async ({ url, query, body, headers }) => {
    requests.push({ path: url.replace(/\?.*/, ''), query, body, key: headers['x-goog-api-key'] });
  });
  app.post('/v1/places::autocomplete', async () => readFixture('autocomplete'));
  app.get('/maps/api/geocode/json', async () => geocodeResponse);
  const url = await listen(app, { name: 'google', host: '127.0.0.1', port: 0 });
  maps = createGoogleMaps({ apiKey: 'the-key', geocodingUrl: url, placesUrl: url });
});
afterEach(async () => {
  await maps.close();
  await app.close();
});

const scope = { market: getMarket('CR'), language: 'es' } as const;
const paseo = {
  latitude: 9.935317,
  longitude: -84.092968,
  streetText: 'Paseo Colón, San José',
  province: 'Provincia de San José',
  city: 'San José',
  district: 'Mata Redonda',
};

describe('Google Maps', () => {
  it('suggests places of the country and no search queries (ADDRESSES-44)', async () => {
    expect(await maps.suggest('paseo', scope, 5)).toEqual([
      { id: 'ChIJxRUNxULjoI8RYgRn2pqdOUY', text: 'Paseo Colón, San José, Costa Rica' },
      { id: 'ChIJe5c2xkPjoI8Rj0nJ1XH1vXc', text: 'Paseo de los Estudiantes, San José, Costa Rica' },
    ]);
    expect(await maps.suggest('paseo', scope, 1)).toHaveLength(1);
    expect(requests[0]).toEqual({
      path: '/v1/places:autocomplete',
      query: {},
      body: { input: 'paseo', includedRegionCodes: ['cr'], languageCode: 'es' },
      key: 'the-key',
    });
  });

  it('finds places by id, by text and by position', async () => {
    expect(await maps.findById('ChIJxRUNxULjoI8RYgRn2pqdOUY', scope)).toEqual(paseo);
    expect(await maps.geocode('paseo colon', scope)).toEqual(paseo);
    const pin = { latitude: 9.9354, longitude: -84.093 };
    expect(await maps.reverseGeocode(pin, scope)).toEqual({ ...paseo, ...pin });
    const common = { language: 'es', key: 'the-key' };
    expect(requests.map(({ query }) => query)).toEqual([
      { place_id: 'ChIJxRUNxULjoI8RYgRn2pqdOUY', ...common },
      { address: 'paseo colon', components: 'country:CR', ...common },
      { latlng: '9.9354,-84.093', ...common },
    ]);
  });

  it('ignores places in another country (ADDRESSES-44)', async () => {
    expect(await maps.findById('x', { ...scope, market: getMarket('NI') })).toBeUndefined();
  });

  it.each(['ZERO_RESULTS', 'NOT_FOUND', 'INVALID_REQUEST'])('finds no place for the status %s', async (status) => {
    geocodeResponse = { status, results: [] };
    expect(await maps.findById('x', scope)).toBeUndefined();
  });

  it.each(['OVER_QUERY_LIMIT', 'REQUEST_DENIED', 'UNKNOWN_ERROR'])(
    'throws UPSTREAM_UNAVAILABLE for the status %s',
    async (status) => {
      geocodeResponse = { status, error_message: 'The provided API key is invalid.', results: [] };
      await expect(maps.findById('x', scope)).rejects.toMatchObject({ extensions: { code: 'UPSTREAM_UNAVAILABLE' } });
    },
  );
});

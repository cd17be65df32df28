import { type Database, openDatabase } from '@tarima/service-kit/database';
import { createLogger } from '@tarima/service-kit/logger';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMapsApp } from '../app.ts';
import { parseMapsEnv } from '../env.ts';

let database: Database;
let app: FastifyInstance;

beforeAll(async () => {
  database = await openDatabase('pglite://memory');
  const env = parseMapsEnv({});
  app = await createMapsApp({ env, logger: createLogger({ name: 'maps', level: 'silent' }), database });
}, 60_000);
afterAll(async () => {
  await app.close();
  await database.close();
});

const headers = { 'x-api-key': 'maps-sandbox-key-0000000000000000000' };
const get = async (path: string, query: Record<string, string>) => {
  const response = await app.inject({ url: path, query: { country: 'CR', ...query }, headers });
  return { status: response.statusCode, body: response.json() };
};
const suggest = async (text: string, query: Record<string, string> = {}): Promise<string[]> =>
  (await get('/v1/autocomplete', { text, ...query })).body.suggestions.map((one: { text: string }) => one.text);

describe('autocomplete', () => {
  it.each([
    ['escazu', 'Escazú, San José'],
    ['Esca', 'Escazú, San José'],
    ['escasu', 'Escazú, San José'],
    ['liberia', 'Liberia, Guanacaste'],
    ['san jose', 'San José'],
    ['sabana', 'Parque La Sabana, San José'],
    ['tarima escazu', 'Tarima Escazú, Escazú, San José'],
    ['paseo colon', 'Paseo Colón, San José'],
    ['iglesia san rafael', 'Iglesia de San Rafael, Escazú, San José'],
  ])('finds %j as %s', async (text, place) => {
    expect((await suggest(text))[0]).toBe(place);
  });

  it('tolerates swapped letters', async () => {
    expect((await suggest('port of spian', { country: 'TT' }))[0]).toBe('Port of Spain');
  });

  it('parses directions', async () => {
    expect((await suggest('200 metros al sur de la iglesia de san rafael'))[0]).toBe(
      '200 m sur de la Iglesia de San Rafael, Escazú, San José',
    );
    expect((await suggest('2 blocks north of Emancipation Park', { country: 'JM', language: 'en' }))[0]).toBe(
      '200 m north of Emancipation Park, Kingston, Saint Andrew',
    );
  });

  it('stays within the country and the limit', async () => {
    expect(await suggest('kingston')).toEqual([]);
    expect(await suggest('san', { limit: '3' })).toHaveLength(3);
  });

  it('finds nothing for text that matches no place', async () => {
    expect(await suggest('xqzw')).toEqual([]);
    expect(await suggest('!!')).toEqual([]);
  });
});

describe('places', () => {
  it('are found by their ids, directions included', async () => {
    const text = '1 cuadra este de Paseo Colón';
    const { body: coded } = await get('/v1/geocode', { text });
    const { body: found } = await get(`/v1/places/${encodeURIComponent(coded.place.id)}`, {});
    expect(found).toEqual(coded);
    expect(found.place).toMatchObject({
      text: '100 m este del Paseo Colón, San José',
      province: 'San José',
      town: 'San José',
    });
    expect(found.place.longitude).toBeCloseTo(-84.0935 + 0.00091, 4);
  });

  it.each(['mark-0', 'nothing', 'mark-1~99999N', "' or 1=1"])('are null for the id %j', async (id) => {
    expect((await get(`/v1/places/${encodeURIComponent(id)}`, {})).body).toEqual({ place: null });
  });

  it('are null for an id of another country', async () => {
    const { body } = await get('/v1/geocode', { text: 'Kingston', country: 'JM' });
    expect((await get(`/v1/places/${body.place.id}`, {})).body).toEqual({ place: null });
  });
});

describe('reverse', () => {
  it.each([
    [9.9322, -84.1386, 'Iglesia de San Rafael, Escazú, San José'],
    [9.9304, -84.1386, '200 m sur de la Iglesia de San Rafael, Escazú, San José'],
    [10.6345, -85.4, '4 km este de Liberia, Guanacaste'],
  ])('describes %f, %f as %s', async (latitude, longitude, text) => {
    const { body } = await get('/v1/reverse', { latitude: `${latitude}`, longitude: `${longitude}` });
    expect(body.place).toMatchObject({ text, latitude, longitude });
  });

  it('returns null in the open sea', async () => {
    expect((await get('/v1/reverse', { latitude: '5', longitude: '-95' })).body).toEqual({ place: null });
  });
});

it('rejects calls without the key and with invalid parameters', async () => {
  expect((await app.inject({ url: '/v1/geocode?country=CR&text=x' })).statusCode).toBe(401);
  for (const [text, country] of [
    ['', 'CR'],
    ['a'.repeat(151), 'CR'],
    ['x', 'XX'],
  ] as const) {
    expect((await get('/v1/geocode', { text, country })).status).toBe(400);
  }
});

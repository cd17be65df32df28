import { markets } from '@tarima/markets/table';
import { createMembershipClient } from '@tarima/membership-client/client';
import { openDatabase } from '@tarima/service-kit/database';
import { createLogger } from '@tarima/service-kit/logger';
import { listen } from '@tarima/service-kit/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadTerritories } from '../../seeds/territories/territories.ts';
import { createMembershipApp } from '../app.ts';
import { parseMembershipApiEnv } from '../env.ts';

const env = parseMembershipApiEnv({});
const database = await openDatabase('pglite://memory');
const app = await createMembershipApp({ env, logger: createLogger({ name: 'test', level: 'silent' }), database });
let client: ReturnType<typeof createMembershipClient>;
beforeAll(async () => {
  const baseUrl = await listen(app, { name: 'test', host: '127.0.0.1', port: 0 });
  client = createMembershipClient({ baseUrl, apiKey: env.MEMBERSHIP_API_KEY });
});
afterAll(async () => {
  await client.close();
  await app.close();
  await database.close();
});

const listNames = (territories: readonly { name: string }[]) => territories.map(({ name }) => name);

describe('territories', () => {
  it('list provinces, their cities and their districts', async () => {
    const provinces = await client.getCities('CR');
    expect(listNames(provinces)).toEqual([
      'San José',
      'Alajuela',
      'Cartago',
      'Heredia',
      'Guanacaste',
      'Puntarenas',
      'Limón',
    ]);
    const cantons = await client.getZones(provinces[0]?.id ?? '');
    expect(cantons).toHaveLength(20);
    const escazu = cantons.find(({ name }) => name === 'Escazú');
    expect(listNames(await client.getNeighborhoods(escazu?.id ?? ''))).toEqual(['Escazú', 'San Antonio', 'San Rafael']);
  });

  it('are empty for an unknown parent and for a parent of another level', async () => {
    const [province] = await client.getCities('CR');
    expect(await client.getZones('nothing')).toEqual([]);
    expect(await client.getNeighborhoods(province?.id ?? '')).toEqual([]);
    expect(await client.getCities('FR')).toEqual([]);
  });

  it('reject a request without the key or a valid country', async () => {
    const headers = { 'x-api-key': env.MEMBERSHIP_API_KEY };
    expect((await app.inject({ url: '/v1/territories/cities?country=CR' })).statusCode).toBe(401);
    expect((await app.inject({ url: '/v1/territories/cities?country=cr', headers })).json()).toMatchObject({
      statusCode: 400,
      errorCode: 'MEMBERSHIP_BAD_REQUEST',
    });
  });
});

it('every market has provinces, every province has cities, every city has districts, and names are unique among siblings', async () => {
  const territories = await loadTerritories();
  const children = Map.groupBy(territories, ({ parent_id }) => parent_id);
  for (const { code } of markets) expect(territories.some(({ country }) => country === code)).toBe(true);
  const childless = territories.filter(({ level, id }) => level !== 'neighborhood' && !children.has(id));
  expect(childless.map(({ country, name }) => `${country} ${name}`)).toEqual([]);
  for (const [parent, siblings] of children) {
    if (parent !== null) expect(new Set(listNames(siblings)).size, parent).toBe(siblings.length);
  }
});

import { createMembershipClient } from '@tarima/membership-client/client';
import { openDatabase } from '@tarima/service-kit/database';
import { createLogger } from '@tarima/service-kit/logger';
import { listen } from '@tarima/service-kit/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

describe('economic activities', () => {
  it('are the published catalogue of El Salvador, in the order of their codes (INVOICING-8)', async () => {
    const activities = await client.getEconomicActivities('SV');
    expect(activities).toHaveLength(772);
    expect(activities[0]).toEqual({ id: '01111', name: 'Cultivo de cereales excepto arroz y para forrajes' });
    expect(activities).toContainEqual({ id: '47111', name: 'Venta en supermercados' });
    expect(activities.map(({ id }) => id)).toEqual(activities.map(({ id }) => id).toSorted());
  });

  it.each(['CO', 'CR', 'DO', 'GT', 'HN', 'NI', 'PA'])(
    'are classes of ISIC Rev. 4 in %s (INVOICING-8)',
    async (country) => {
      expect(await client.getEconomicActivities(country)).toContainEqual({
        id: '5610',
        name: 'Actividades de restaurantes y de servicio móvil de comidas',
      });
    },
  );

  it('are empty for another country', async () => {
    expect(await client.getEconomicActivities('JM')).toEqual([]);
    expect(await client.getEconomicActivities('FR')).toEqual([]);
  });

  it('need the API key and a country', async () => {
    const headers = { 'x-api-key': env.MEMBERSHIP_API_KEY };
    expect((await app.inject({ url: '/v1/economic-activities?country=CR' })).statusCode).toBe(401);
    expect((await app.inject({ url: '/v1/economic-activities', headers })).statusCode).toBe(400);
  });

  it('are in the OpenAPI document', async () => {
    const { paths } = (await app.inject({ url: '/openapi.json' })).json();
    expect(paths['/v1/economic-activities'].get.operationId).toBe('getEconomicActivities');
  });
});

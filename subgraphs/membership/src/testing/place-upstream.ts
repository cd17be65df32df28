import type { FastifyInstance } from 'fastify';
import type { Upstreams } from './upstream-state.ts';

/** Territories and economic activities, the fulfilment service and the map service. */
export function registerPlaceRoutes(app: FastifyInstance, upstreams: Upstreams): void {
  const territories: Readonly<Record<string, { id: string; name: string }[]>> = {
    'cities CR': [
      { id: '1', name: 'San José' },
      { id: '2', name: 'Alajuela' },
    ],
    'zones 1': [{ id: '102', name: 'Escazú' }],
    'neighborhoods 102': [{ id: '10203', name: 'San Rafael' }],
  };
  const addTerritoryRoute = (name: string, parameter: string) =>
    app.get<{ Querystring: Record<string, string> }>(`/v1/territories/${name}`, async ({ query }) => ({
      [name]: territories[`${name} ${query[parameter]}`] ?? [],
    }));
  app.get<{ Querystring: Record<string, string> }>('/v1/economic-activities', async ({ query }) => ({
    activities: query.country === 'CR' ? [{ id: '4711', name: 'Venta al por menor' }] : [],
  }));
  addTerritoryRoute('cities', 'country');
  addTerritoryRoute('zones', 'cityId');
  addTerritoryRoute('neighborhoods', 'zoneId');
  app.post<{ Body: { plusCode: string } }>('/fulfillment-clubs', async ({ body }) => ({
    locations: upstreams.coverage.get(body.plusCode) ?? [
      { code: '6401', distance: 1.2 },
      { code: '6402', distance: 4 },
    ],
  }));
  type MapQuery = { Querystring: { text?: string; latitude?: string; longitude?: string } };
  const church = { id: 'mark-7', text: 'Iglesia de San Rafael, Escazú, San José' };
  const churchPlace = {
    ...church,
    latitude: 9.9322,
    longitude: -84.1386,
    province: 'San José',
    town: 'Escazú',
  };
  app.get<MapQuery>('/maps/v1/autocomplete', async ({ query }) => ({
    suggestions: query.text === 'iglesia' ? [church] : [],
  }));
  app.get<MapQuery>('/maps/v1/geocode', async ({ query }) => ({
    place: query.text === 'iglesia' ? churchPlace : null,
  }));
  app.get<{ Params: { id: string } }>('/maps/v1/places/:id', async ({ params }) => {
    if (params.id === church.id) return { place: churchPlace };
    return { place: params.id === 'far' ? { ...churchPlace, latitude: 18 } : null };
  });
  app.get<MapQuery>('/maps/v1/reverse', async ({ query }) => {
    const [latitude, longitude] = [Number(query.latitude), Number(query.longitude)];
    const text = `200 m sur de ${'la muy antigua '.repeat(10)}iglesia`;
    return { place: latitude > 9 ? { ...churchPlace, text, latitude, longitude } : null };
  });
}

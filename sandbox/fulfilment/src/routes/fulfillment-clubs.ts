import { decodePlusCode } from '@tarima/markets/plus-code';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { getRoundedDistanceKm } from '../../../commerce/seeds/geography.ts';
import type { FulfilmentContext } from '../context.ts';
import { FulfilmentError, parseInput } from '../errors.ts';
import { listClubs } from '../store/clubs.ts';

const requestSchema = z.object({ plusCode: z.string().max(20) });

/** Maximum number of clubs; the store uses only the nearest ones. */
const limit = 3;

/**
 * `POST /fulfillment-clubs` `{ plusCode }`: at most three clubs that deliver to the location, nearest first, with
 * distances in kilometres. An empty list means that no club covers it.
 */
export function registerFulfilmentClubRoutes(api: FastifyInstance, { db }: FulfilmentContext): void {
  api.post('/fulfillment-clubs', async (request) => {
    const { plusCode } = parseInput(requestSchema, request.body);
    const point = decodePlusCode(plusCode);
    if (!point) throw new FulfilmentError(400, 'BAD_PLUS_CODE', 'plusCode must be a full open location code.');
    const locations = (await listClubs(db))
      .map((club) => ({ code: club.key, distance: getRoundedDistanceKm(point, club), radiusKm: club.radiusKm }))
      .filter(({ distance, radiusKm }) => distance <= radiusKm)
      .toSorted((one, other) => one.distance - other.distance)
      .slice(0, limit)
      .map(({ code, distance }) => ({ code, distance }));
    return { locations };
  });
}

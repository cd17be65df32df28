import { pointOf } from '@tarima/markets/plus-code';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { distanceKm } from '../../../commerce/seeds/geography.ts';
import type { FulfilmentContext } from '../context.ts';
import { FulfilmentError, read } from '../errors.ts';
import { allClubs } from '../store/clubs.ts';

const requestSchema = z.object({ plusCode: z.string().max(20) });

/** More clubs than these would never get to bring anything. */
const limit = 3;

/**
 * `POST /fulfillment-clubs` `{ plusCode }`: the clubs that bring goods there, nearest first, at most three; distances in
 * kilometres. An empty list means outside every club's coverage.
 */
export function fulfilmentClubRoutes(api: FastifyInstance, { db }: FulfilmentContext): void {
  api.post('/fulfillment-clubs', async (request) => {
    const { plusCode } = read(requestSchema, request.body);
    const point = pointOf(plusCode);
    if (!point) throw new FulfilmentError(400, 'BAD_PLUS_CODE', 'plusCode is a full open location code.');
    const locations = (await allClubs(db))
      .map((club) => ({ code: club.key, distance: distanceKm(point, club), radiusKm: club.radiusKm }))
      .filter(({ distance, radiusKm }) => distance <= radiusKm)
      .toSorted((one, other) => one.distance - other.distance)
      .slice(0, limit)
      .map(({ code, distance }) => ({ code, distance }));
    return { locations };
  });
}

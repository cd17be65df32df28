import { inTransaction } from '@tarima/service-kit/database';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { FulfilmentContext } from '../context.ts';
import { FulfilmentError, parseInput } from '../errors.ts';
import { findClub, lockClub } from '../store/clubs.ts';
import { convertToCartHold, findHold, putHold, releaseHold, sumHeldLitres } from '../store/holds.ts';
import {
  deliveryTypes,
  type FulfilmentClub,
  findOpenWindow,
  listOpenWindows,
  parseClubKey,
  type Window,
} from '../windows.ts';

const requestSchema = z.object({
  club: z.string().regex(/^\d{4}$/),
  /** Time at which the order would be placed. */
  dateTime: z.iso.datetime({ offset: true }),
  deliveryType: z.enum(deliveryTypes),
  details: z
    .array(
      z.object({
        product_code: z.string().min(1).max(100),
        storage_type: z.string().max(100),
        quantity: z.number().int().min(1),
        /** Litres per unit. */
        volume: z.number().min(0),
      }),
    )
    .min(1)
    .max(500),
  /** Cart id; the capacity that this cart holds counts as available. */
  reference: z.string().max(100).optional(),
});

const holdParams = z.object({ reference: z.string().min(1).max(100) });
const holdBody = z.object({ windowId: z.string().regex(/^\d{4}-\d{8}T\d{4}$/), volume: z.number().min(0) });

type Details = z.output<typeof requestSchema>['details'];

/**
 * `POST /delivery-windows`: all windows that still accept orders, including full ones. `POST /delivery-windows/one`:
 * the earliest window with enough capacity, if any. Both return `{ windows: [{ id, start, end, zone, capacityLeft }] }`
 * with ISO 8601 times, the club's time zone and litres (DELIVERY-67).
 * `PUT /delivery-windows/holds/{reference}` `{ windowId, volume }` holds capacity for a cart for a limited time, at
 * most until the window closes, and replaces its previous hold; 409 `WINDOW_CLOSED`, `WINDOW_FULL` or, when an order
 * holds the capacity, `ORDERED`. `DELETE` releases it.
 * `PUT /delivery-windows/orders/{reference}` makes the hold permanent for an order; `DELETE` turns it back into a
 * cart's hold.
 */
export function registerDeliveryWindowRoutes(api: FastifyInstance, { db, clock }: FulfilmentContext): void {
  const listWindows = async (body: unknown) => {
    const { club: key, dateTime, deliveryType, details, reference } = parseInput(requestSchema, body);
    const club = await findClub(db, key);
    if (!club) throw new FulfilmentError(404, 'UNKNOWN_CLUB', 'This club does not deliver.');
    const open = listOpenWindows(club, deliveryType, Date.parse(dateTime));
    const ids = open.map(({ id }) => id);
    const held = await sumHeldLitres(db, ids, clock(), reference);
    return { windows: open.map((window) => toWireWindow(window, club, held)), details };
  };

  api.post('/delivery-windows', async (request) => {
    const { windows } = await listWindows(request.body);
    return { windows };
  });

  api.post('/delivery-windows/one', async (request) => {
    const { windows, details } = await listWindows(request.body);
    return { windows: windows.filter(({ capacityLeft }) => capacityLeft >= sumVolumeLitres(details)).slice(0, 1) };
  });

  const holdCapacity = async (holder: 'cart' | 'order', params: unknown, body: unknown) => {
    const { reference } = parseInput(holdParams, params);
    const { windowId, volume } = parseInput(holdBody, body);
    return inTransaction(db, async (trx) => {
      const now = clock();
      const club = await lockClub(trx, parseClubKey(windowId));
      const window = club && findOpenWindow(club, windowId, now.getTime());
      if (!club || !window) throw new FulfilmentError(409, 'WINDOW_CLOSED', 'The window accepts no orders.');
      const expiresAt = holder === 'cart' ? computeHoldExpiry(window, club, now) : null;
      if (expiresAt && (await findHold(trx, reference))?.expiresAt === null) {
        throw new FulfilmentError(409, 'ORDERED', 'An order holds this capacity.');
      }
      const held = await sumHeldLitres(trx, [windowId], now, reference);
      const wire = toWireWindow(window, club, held);
      if (wire.capacityLeft < volume)
        throw new FulfilmentError(409, 'WINDOW_FULL', 'The window does not have enough capacity.');
      await putHold(trx, { reference, windowId, litres: volume, expiresAt });
      return {
        window: { ...wire, capacityLeft: wire.capacityLeft - volume },
        expiresAt: expiresAt?.toISOString() ?? null,
      };
    });
  };

  api.put('/delivery-windows/holds/:reference', ({ params, body }) => holdCapacity('cart', params, body));
  api.delete('/delivery-windows/holds/:reference', async (request, reply) => {
    await releaseHold(db, parseInput(holdParams, request.params).reference);
    return reply.status(204).send();
  });
  api.put('/delivery-windows/orders/:reference', ({ params, body }) => holdCapacity('order', params, body));
  api.delete('/delivery-windows/orders/:reference', async (request, reply) => {
    const { reference } = parseInput(holdParams, request.params);
    const hold = await findHold(db, reference);
    const club = hold && (await findClub(db, parseClubKey(hold.windowId)));
    const window = club && findOpenWindow(club, hold.windowId, clock().getTime());
    // The hold of a window that has closed expires immediately.
    await convertToCartHold(db, reference, window ? computeHoldExpiry(window, club, clock()) : clock());
    return reply.status(204).send();
  });
}

/** Expiry time of a cart's capacity hold. */
function computeHoldExpiry(window: Window, club: FulfilmentClub, now: Date): Date {
  return new Date(Math.min(now.getTime() + club.holdMinutes * 60_000, window.closes));
}

function sumVolumeLitres(details: Details): number {
  return details.reduce((sum, { quantity, volume }) => sum + quantity * volume, 0);
}

function toWireWindow({ id, start, end }: Window, club: FulfilmentClub, held: ReadonlyMap<string, number>) {
  return {
    id,
    start: new Date(start).toISOString(),
    end: new Date(end).toISOString(),
    zone: club.timeZone,
    capacityLeft: Math.max(0, club.windowLitres - (held.get(id) ?? 0)),
  };
}

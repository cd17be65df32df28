import { inTransaction } from '@tarima/service-kit/database';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { FulfilmentContext } from '../context.ts';
import { FulfilmentError, read } from '../errors.ts';
import { findClub, lockClub } from '../store/clubs.ts';
import { endOrder, findHold, litresHeld, putHold, releaseHold } from '../store/holds.ts';
import { clubOfWindow, deliveryTypes, type FulfilmentClub, openWindow, openWindows, type Window } from '../windows.ts';

const requestSchema = z.object({
  club: z.string().regex(/^\d{4}$/),
  /** When the order would be placed. */
  dateTime: z.iso.datetime({ offset: true }),
  deliveryType: z.enum(deliveryTypes),
  details: z
    .array(
      z.object({
        product_code: z.string().min(1).max(100),
        storage_type: z.string().max(100),
        quantity: z.number().int().min(1),
        /** Litres of one. */
        volume: z.number().min(0),
      }),
    )
    .min(1)
    .max(500),
  /** A cart's: what it holds itself is room for it. */
  reference: z.string().max(100).optional(),
});

const holdParams = z.object({ reference: z.string().min(1).max(100) });
const holdBody = z.object({ windowId: z.string().regex(/^\d{4}-\d{8}T\d{4}$/), volume: z.number().min(0) });

type Details = z.output<typeof requestSchema>['details'];

/**
 * `POST /delivery-windows`: every window that still takes orders, full ones too. `POST /delivery-windows/one`: the
 * earliest with room for the goods, or none. Both answer `{ windows: [{ id, start, end, zone, capacityLeft }] }`: moments in
 * ISO 8601, the club's time zone, litres (DELIVERY-67).
 * `PUT /delivery-windows/holds/{reference}` `{ windowId, volume }` keeps room for a cart for a while, at most until the
 * window closes, in place of what it held before; 409 `WINDOW_CLOSED`, `WINDOW_FULL` or, once it is an order's, `ORDERED`.
 * `DELETE` lets go.
 * `PUT /delivery-windows/orders/{reference}` keeps it for good; `DELETE` makes it a cart's again.
 */
export function deliveryWindowRoutes(api: FastifyInstance, { db, clock }: FulfilmentContext): void {
  const windowsFor = async (body: unknown) => {
    const { club: key, dateTime, deliveryType, details, reference } = read(requestSchema, body);
    const club = await findClub(db, key);
    if (!club) throw new FulfilmentError(404, 'UNKNOWN_CLUB', 'This club brings nothing.');
    const open = openWindows(club, deliveryType, Date.parse(dateTime));
    const ids = open.map(({ id }) => id);
    const held = await litresHeld(db, ids, clock(), reference);
    return { windows: open.map((window) => wireOf(window, club, held)), details };
  };

  api.post('/delivery-windows', async (request) => {
    const { windows } = await windowsFor(request.body);
    return { windows };
  });

  api.post('/delivery-windows/one', async (request) => {
    const { windows, details } = await windowsFor(request.body);
    return { windows: windows.filter(({ capacityLeft }) => capacityLeft >= litresOf(details)).slice(0, 1) };
  });

  const keep = async (whose: 'cart' | 'order', params: unknown, body: unknown) => {
    const { reference } = read(holdParams, params);
    const { windowId, volume } = read(holdBody, body);
    return inTransaction(db, async (trx) => {
      const now = clock();
      const club = await lockClub(trx, clubOfWindow(windowId));
      const window = club && openWindow(club, windowId, now.getTime());
      if (!club || !window) throw new FulfilmentError(409, 'WINDOW_CLOSED', 'The window takes no orders.');
      const expiresAt = whose === 'cart' ? lapseOf(window, club, now) : null;
      if (expiresAt && (await findHold(trx, reference))?.expiresAt === null) {
        throw new FulfilmentError(409, 'ORDERED', 'An order has this room.');
      }
      const held = await litresHeld(trx, [windowId], now, reference);
      const wire = wireOf(window, club, held);
      if (wire.capacityLeft < volume) throw new FulfilmentError(409, 'WINDOW_FULL', 'The window has no room for this.');
      await putHold(trx, { reference, windowId, litres: volume, expiresAt });
      return {
        window: { ...wire, capacityLeft: wire.capacityLeft - volume },
        expiresAt: expiresAt?.toISOString() ?? null,
      };
    });
  };

  api.put('/delivery-windows/holds/:reference', ({ params, body }) => keep('cart', params, body));
  api.delete('/delivery-windows/holds/:reference', async (request, reply) => {
    await releaseHold(db, read(holdParams, request.params).reference);
    return reply.status(204).send();
  });
  api.put('/delivery-windows/orders/:reference', ({ params, body }) => keep('order', params, body));
  api.delete('/delivery-windows/orders/:reference', async (request, reply) => {
    const { reference } = read(holdParams, request.params);
    const hold = await findHold(db, reference);
    const club = hold && (await findClub(db, clubOfWindow(hold.windowId)));
    const window = club && openWindow(club, hold.windowId, clock().getTime());
    // A window that closed meanwhile is nobody's any more.
    await endOrder(db, reference, window ? lapseOf(window, club, clock()) : clock());
    return reply.status(204).send();
  });
}

/** When room that a cart holds is free again. */
function lapseOf(window: Window, club: FulfilmentClub, now: Date): Date {
  return new Date(Math.min(now.getTime() + club.holdMinutes * 60_000, window.closes));
}

function litresOf(details: Details): number {
  return details.reduce((sum, { quantity, volume }) => sum + quantity * volume, 0);
}

function wireOf({ id, start, end }: Window, club: FulfilmentClub, held: ReadonlyMap<string, number>) {
  return {
    id,
    start: new Date(start).toISOString(),
    end: new Date(end).toISOString(),
    zone: club.timeZone,
    capacityLeft: Math.max(0, club.windowLitres - (held.get(id) ?? 0)),
  };
}

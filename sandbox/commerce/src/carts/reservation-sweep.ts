import type { FastifyInstance } from 'fastify';
import type { CommerceContext } from '../context.ts';
import { expireReservations } from './reservation-repository.ts';

const sweepMs = 30_000;

/** Gives expired reservations back while the server listens, so that shown stock is right although nobody asks for it. */
export function startReservationSweep(app: FastifyInstance, context: CommerceContext): void {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  app.addHook('onListen', async () => {
    timer = setInterval(() => {
      running = expireReservations(context.db, context.now()).catch((error) =>
        context.logger.error({ err: error }, 'expiring reservations failed'),
      );
    }, sweepMs);
  });
  app.addHook('preClose', async () => {
    clearInterval(timer);
    await running;
  });
}

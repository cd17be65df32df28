import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { FulfilmentContext } from '../context.ts';
import { FulfilmentError, parseInput } from '../errors.ts';
import { updatePlan } from '../store/clubs.ts';

const clubParams = z.object({ club: z.string().regex(/^\d{4}$/) });
const planBody = z.strictObject({
  windowLitres: z.number().min(0).optional(),
  leadMinutes: z.number().int().min(0).optional(),
  cutOff: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    .optional(),
  holdMinutes: z.number().positive().max(1_440).optional(),
  closedUntil: z.iso.datetime({ offset: true }).transform(Date.parse).nullable().optional(),
});

/** `PATCH /operations/clubs/{club}`: changes a club's delivery plan until the sandbox restarts. */
export function registerOperationsRoutes(api: FastifyInstance, { db }: FulfilmentContext): void {
  api.patch('/operations/clubs/:club', async (request, reply) => {
    const { club } = parseInput(clubParams, request.params);
    const plan = parseInput(planBody, request.body);
    if (!(await updatePlan(db, club, plan)))
      throw new FulfilmentError(404, 'UNKNOWN_CLUB', 'This club does not deliver.');
    return reply.status(204).send();
  });
}

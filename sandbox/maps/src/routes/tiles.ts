import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Places } from '../store/places.ts';
import { createTiles } from '../tiles/draw.ts';

const maxZoom = 20;
/** A new release may draw in another way; until then a tile never changes. */
const cacheControl = 'public, max-age=604800';

const whole = z
  .string()
  .regex(/^\d{1,7}$/)
  .transform(Number);
const tileSchema = z
  .object({ z: whole, x: whole, file: z.string().regex(/^\d{1,7}\.svg$/) })
  .transform(({ z, x, file }) => ({ z, x, y: Number.parseInt(file, 10) }))
  .refine(({ z, x, y }) => z <= maxZoom && x < 2 ** z && y < 2 ** z);

/** `GET /tiles/{z}/{x}/{y}.svg`: pictures of the map, open to everybody like any picture. */
export async function tileRoutes(app: FastifyInstance, { places }: { readonly places: Places }): Promise<void> {
  let drawing: ReturnType<typeof createTiles> | undefined;
  app.get('/tiles/:z/:x/:file', async (request, reply) => {
    const tile = tileSchema.safeParse(request.params);
    if (!tile.success) return reply.callNotFound();
    // The outlines are only read for somebody who looks at a map.
    drawing ??= places.all().then(createTiles);
    const draw = await drawing;
    return reply.type('image/svg+xml').header('cache-control', cacheControl).send(draw(tile.data));
  });
}

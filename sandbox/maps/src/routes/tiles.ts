import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Places } from '../store/places.ts';
import { createTiles } from '../tiles/draw.ts';

const maxZoom = 20;
/** Tiles change only with a new release. */
const cacheControl = 'public, max-age=604800';

const integerSchema = z
  .string()
  .regex(/^\d{1,7}$/)
  .transform(Number);
const tileSchema = z
  .object({ z: integerSchema, x: integerSchema, file: z.string().regex(/^\d{1,7}\.svg$/) })
  .transform(({ z, x, file }) => ({ z, x, y: Number.parseInt(file, 10) }))
  .refine(({ z, x, y }) => z <= maxZoom && x < 2 ** z && y < 2 ** z);

/** `GET /tiles/{z}/{x}/{y}.svg`: map tiles, which are public. */
export async function registerTileRoutes(app: FastifyInstance, { places }: { readonly places: Places }): Promise<void> {
  let tileDrawing: ReturnType<typeof createTiles> | undefined;
  app.get('/tiles/:z/:x/:file', async (request, reply) => {
    const tile = tileSchema.safeParse(request.params);
    if (!tile.success) return reply.callNotFound();
    // The country outlines are loaded at the first request for a tile.
    tileDrawing ??= places.listAll().then(createTiles);
    const draw = await tileDrawing;
    return reply.type('image/svg+xml').header('cache-control', cacheControl).send(draw(tile.data));
  });
}

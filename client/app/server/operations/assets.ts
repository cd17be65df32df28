import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';

const assets = [
  ['operations.css', 'text/css; charset=utf-8', readFileSync(new URL('./assets/operations.css', import.meta.url))],
  ['operations.js', 'text/javascript; charset=utf-8', readFileSync(new URL('./assets/operations.js', import.meta.url))],
] as const;

/** Serves the style sheet and the script of the operations pages, which no page of the shop loads. */
export function registerOperationsAssets(app: FastifyInstance): void {
  for (const [name, type, content] of assets) {
    app.get(`/operations/assets/${name}`, (_request, reply) =>
      reply.headers({ 'content-type': type, 'cache-control': 'public, max-age=3600' }).send(content),
    );
  }
}

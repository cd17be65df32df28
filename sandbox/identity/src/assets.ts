import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';

const file = (path: string) => readFileSync(new URL(import.meta.resolve(path)));

const assets = [
  ['pages.css', 'text/css; charset=utf-8', file('./pages/assets/pages.css')],
  ['sign-in.js', 'text/javascript; charset=utf-8', file('./pages/assets/sign-in.js')],
  ['sign-out.js', 'text/javascript; charset=utf-8', file('./pages/assets/sign-out.js')],
  ['mark.svg', 'image/svg+xml', file('./pages/assets/mark.svg')],
  [
    'brand.woff2',
    'font/woff2',
    file('@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'),
  ],
] as const;

/** The few files that the provider's pages are made of, kept in memory. */
export function assetRoutes(app: FastifyInstance): void {
  for (const [name, type, content] of assets) {
    app.get(`/assets/${name}`, (_request, reply) =>
      reply.headers({ 'content-type': type, 'cache-control': 'public, max-age=3600' }).send(content),
    );
  }
}

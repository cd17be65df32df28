import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';

const readAsset = (path: string) => readFileSync(new URL(import.meta.resolve(path)));

const assets = [
  ['pages.css', 'text/css; charset=utf-8', readAsset('./pages/assets/pages.css')],
  ['sign-in.js', 'text/javascript; charset=utf-8', readAsset('./pages/assets/sign-in.js')],
  ['sign-out.js', 'text/javascript; charset=utf-8', readAsset('./pages/assets/sign-out.js')],
  ['mark.svg', 'image/svg+xml', readAsset('./pages/assets/mark.svg')],
  [
    'brand.woff2',
    'font/woff2',
    readAsset('@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'),
  ],
] as const;

/** Serves the assets of the provider's pages from memory. */
export function registerAssetRoutes(app: FastifyInstance): void {
  for (const [name, type, content] of assets) {
    app.get(`/assets/${name}`, (_request, reply) =>
      reply.headers({ 'content-type': type, 'cache-control': 'public, max-age=3600' }).send(content),
    );
  }
}

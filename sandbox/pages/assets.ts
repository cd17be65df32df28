import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';

/** A file that a page loads from `/assets/`. */
export interface PageAsset {
  readonly name: string;
  readonly type: 'text/css; charset=utf-8' | 'text/javascript; charset=utf-8' | 'image/svg+xml' | 'font/woff2';
  readonly content: Buffer;
}

/** Reads a file by its URL. */
export const readAsset = (url: string): Buffer => readFileSync(new URL(url));

const font = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';
const sharedAssets: readonly PageAsset[] = [
  { name: 'base.css', type: 'text/css; charset=utf-8', content: readAsset(import.meta.resolve('./base.css')) },
  { name: 'layout.css', type: 'text/css; charset=utf-8', content: readAsset(import.meta.resolve('./layout.css')) },
  { name: 'mark.svg', type: 'image/svg+xml', content: readAsset(import.meta.resolve('./mark.svg')) },
  { name: 'brand.woff2', type: 'font/woff2', content: readAsset(import.meta.resolve(font)) },
];

/** Serves the assets that the pages of all sandboxes share, and a sandbox's own, from memory. */
export function registerPageAssets(app: FastifyInstance, assets: readonly PageAsset[]): void {
  for (const { name, type, content } of [...sharedAssets, ...assets]) {
    app.get(`/assets/${name}`, (_request, reply) =>
      reply.headers({ 'content-type': type, 'cache-control': 'public, max-age=3600' }).send(content),
    );
  }
}

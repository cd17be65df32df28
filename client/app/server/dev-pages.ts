import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { getRelease } from '../../release.ts';
import type { Pages, ShopBuild } from './page-input.ts';

/** Pages from their sources, with hot replacement. */
export interface DevPages extends Pages {
  /** Handles Vite's own URLs before the shop's. */
  register(app: FastifyInstance): void;
}

/** Starts Vite inside the shop's server, for `npm run dev`. */
export async function startDevPages(): Promise<DevPages> {
  const { createServer } = await import('vite');
  const root = fileURLToPath(new URL('../../', import.meta.url));
  const vite = await createServer({
    root,
    server: { middlewareMode: true },
  });
  return {
    release: getRelease(root, process.env),
    async loadRenderer() {
      const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as ShopBuild;
      return build.entry.module.createPageRenderer({ es: build, en: build }, 'development');
    },
    register(app) {
      app.addHook('onRequest', (request, reply, done) => {
        if (request.raw.method !== 'GET') return done();
        vite.middlewares(request.raw, reply.raw, () => done());
      });
      app.addHook('onClose', () => vite.close());
    },
  };
}

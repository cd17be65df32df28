import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { LoadRenderer, ShopBuild } from './page-input.ts';

/** Pages straight from their sources, with hot replacement. */
export interface DevPages {
  readonly loadRenderer: LoadRenderer;
  /** Puts Vite's own addresses before the shop's. */
  register(app: FastifyInstance): void;
}

/** Starts Vite inside the shop's server, for `npm run dev`. */
export async function startDevPages(): Promise<DevPages> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: fileURLToPath(new URL('../../', import.meta.url)),
    server: { middlewareMode: true },
  });
  return {
    async loadRenderer() {
      const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as ShopBuild;
      return build.entry.module.createPageRenderer(build, 'development');
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

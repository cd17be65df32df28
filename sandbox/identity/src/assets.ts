import type { FastifyInstance } from 'fastify';
import { readAsset, registerPageAssets } from '../../pages/assets.ts';

const script = 'text/javascript; charset=utf-8';
const readOwn = (name: string) => readAsset(import.meta.resolve(`./pages/assets/${name}`));

/** Serves the assets of the provider's pages from memory. */
export function registerAssetRoutes(app: FastifyInstance): void {
  registerPageAssets(app, [
    { name: 'pages.css', type: 'text/css; charset=utf-8', content: readOwn('pages.css') },
    { name: 'show-password.js', type: script, content: readOwn('show-password.js') },
    { name: 'submit-once.js', type: script, content: readOwn('submit-once.js') },
    { name: 'sign-out.js', type: script, content: readOwn('sign-out.js') },
  ]);
}

import type { FastifyInstance } from 'fastify';
import { readAsset, registerPageAssets } from '../../pages/assets.ts';

const style = 'text/css; charset=utf-8';
const script = 'text/javascript; charset=utf-8';
const readAltcha = (specifier: string, name = '') => readAsset(new URL(name, import.meta.resolve(specifier)).href);
const readOwn = (name: string) => readAsset(import.meta.resolve(`./pages/assets/${name}`));

/** Serves the assets of the provider's pages from memory. */
export function registerAssetRoutes(app: FastifyInstance): void {
  registerPageAssets(app, [
    { name: 'pages.css', type: style, content: readOwn('pages.css') },
    { name: 'show-password.js', type: script, content: readOwn('show-password.js') },
    { name: 'submit-once.js', type: script, content: readOwn('submit-once.js') },
    { name: 'captcha.css', type: style, content: readOwn('captcha.css') },
    { name: 'captcha.js', type: script, content: readOwn('captcha.js') },
    { name: 'altcha.js', type: script, content: readAltcha('altcha/external', 'altcha.min.js') },
    { name: 'altcha-worker.js', type: script, content: readAltcha('altcha/workers/pbkdf2') },
    { name: 'altcha.css', type: style, content: readAltcha('altcha/altcha.css') },
    { name: 'sign-out.js', type: script, content: readOwn('sign-out.js') },
  ]);
}

import { join } from 'node:path';
import type { Plugin } from 'vite';

const routerFile = /react-router\/dist\/production\/lib\/dom\/ssr\/routeModules\.js$/;
const routersOwnEnd = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/;
const ours = JSON.stringify(join(import.meta.dirname, 'app/reload-once.ts'));

/**
 * When a route module fails to load, the router reloads the document, every time and even offline, which loses the open
 * page. This build plugin replaces that with the shop's own handling (ERRORS-16, app/reload-once.ts), and fails when
 * the router's code has changed.
 */
export function ownMissingRouteModules(): Plugin {
  return {
    name: 'tarima:route-modules',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: routerFile },
      handler(code) {
        if (!routersOwnEnd.test(code)) this.error('The router handles missing route modules differently now.');
        const end = 'return missingRouteModule(error);';
        return { code: `import { missingRouteModule } from ${ours};\n${code.replace(routersOwnEnd, end)}`, map: null };
      },
    },
  };
}

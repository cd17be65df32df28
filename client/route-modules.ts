import { join } from 'node:path';
import type { Plugin } from 'vite';

const routerFile = /react-router\/dist\/production\/lib\/dom\/ssr\/routeModules\.js$/;
const routerReload = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/;
const ownModule = JSON.stringify(join(import.meta.dirname, 'app/reload-once.ts'));

/**
 * When a route module fails to load, the router reloads the document, every time and even offline, which loses the open
 * page. This build plugin replaces that with the shop's own handling (ERRORS-16, app/reload-once.ts), and fails when
 * the router's code has changed.
 */
export function handleMissingRouteModules(): Plugin {
  return {
    name: 'tarima:route-modules',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: routerFile },
      handler(code) {
        if (!routerReload.test(code)) this.error('The router handles missing route modules differently now.');
        const end = 'return handleMissingRouteModule(error);';
        return {
          code: `import { handleMissingRouteModule } from ${ownModule};\n${code.replace(routerReload, end)}`,
          map: null,
        };
      },
    },
  };
}

import { join } from 'node:path';
import type { Plugin } from 'vite';

const routerFile = /react-router\/dist\/production\/lib\/dom\/ssr\/routeModules\.js$/;
const routersOwnEnd = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/;
const ours = JSON.stringify(join(import.meta.dirname, 'app/reload-once.ts'));

/**
 * When a page's module does not load, the router reloads the document: each time, and without a connection too, which
 * takes away the page that is open. The shop's own rule takes its place (ERRORS-16, app/reload-once.ts). For the build;
 * it fails when the router's code is no longer the one that was read.
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
        if (!routersOwnEnd.test(code)) this.error('The router handles a missing route module in another way now.');
        const end = 'return missingRouteModule(error);';
        return { code: `import { missingRouteModule } from ${ours};\n${code.replace(routersOwnEnd, end)}`, map: null };
      },
    },
  };
}

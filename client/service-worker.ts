import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';

const publicFolder = join(import.meta.dirname, 'public');
const workerModule = join(import.meta.dirname, 'app/service-worker/worker.ts');

/** Files that the service worker stores when it is installed: the page for navigations without a connection. */
const precachedFiles = ['offline.es.html', 'offline.en.html', 'favicon.svg'];

/** The files with the hash of their content, as `workbox-precaching` needs them. */
function listPrecachedFiles() {
  return precachedFiles.map((name) => ({
    url: `/${name}`,
    revision: createHash('sha256')
      .update(readFileSync(join(publicFolder, name)))
      .digest('hex')
      .slice(0, 16),
  }));
}

/**
 * Builds the service worker as one file at the root of the shop, so that its scope is the whole shop. It has a build of its
 * own: a chunk of the pages' build would share modules with them, which a classic worker cannot import.
 */
export function buildServiceWorker(): Plugin {
  return {
    name: 'tarima:service-worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      const result = await build({
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        define: {
          'process.env.NODE_ENV': JSON.stringify('production'),
          PRECACHED_FILES: JSON.stringify(listPrecachedFiles()),
        },
        build: {
          target: 'es2022',
          write: false,
          lib: { entry: workerModule, formats: ['iife'], name: 'serviceWorker' },
        },
      });
      const [output] = [result].flat();
      const worker = output && 'output' in output ? output.output[0] : undefined;
      if (!worker) this.error('The service worker is missing from its build.');
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: worker.code });
    },
  };
}

import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { linguiPlugins } from './client/lingui-plugins.ts';
import { readTestEnv } from './e2e/env.ts';

const { TEST_WORKERS, TEST_ORDER_SEED } = readTestEnv();

export default defineConfig({
  resolve: {
    // Two copies of graphql (its CommonJS and ES builds) refuse each other's schemas.
    alias: [
      { find: /^graphql$/, replacement: fileURLToPath(new URL('node_modules/graphql/index.js', import.meta.url)) },
    ],
  },
  test: {
    exclude: ['**/node_modules/**', '**/build/**'],
    // One more than cores: some tests wait for timers and servers.
    maxWorkers: TEST_WORKERS ?? availableParallelism() + 1,
    ...(TEST_ORDER_SEED && { sequence: { shuffle: { files: true }, seed: TEST_ORDER_SEED } }),
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    server: { deps: { inline: [/@apollo\/subgraph/, /@apollo\/server/, /@apollo\/gateway/] } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{packages,subgraphs,gateway,client,sandbox,scripts,bench,e2e/faults,e2e/rough}/**/*.test.ts'],
          // Modules are loaded once for all files of a worker: a third of the time.
          isolate: false,
        },
      },
      {
        extends: true,
        plugins: [linguiPlugins()],
        test: {
          name: 'components',
          include: ['client/**/*.test.tsx'],
          environment: 'jsdom',
          // React, the shop and jsdom are loaded once for all files; the setup leaves nothing of a test behind.
          isolate: false,
          setupFiles: ['client/app/testing/setup.ts'],
        },
      },
    ],
  },
});

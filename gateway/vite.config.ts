import { defineConfig } from 'vite';

/** Bundles the explorer with all its dependencies, so that it works without internet access. */
export default defineConfig({
  root: 'explorer',
  base: '/explorer/',
  build: {
    outDir: '../build/explorer',
    emptyOutDir: true,
    chunkSizeWarningLimit: 8_000,
    // GraphiQL derives the accessible names of its icons from function names.
    rolldownOptions: { output: { keepNames: true } },
  },
  worker: { format: 'es' },
});

import { defineConfig } from 'vite';

/** Builds the explorer into files of our own, so that it works without a network. */
export default defineConfig({
  root: 'explorer',
  base: '/explorer/',
  build: {
    outDir: '../build/explorer',
    emptyOutDir: true,
    chunkSizeWarningLimit: 8_000,
    // GraphiQL makes the accessible names of its icons from the names of their functions.
    rolldownOptions: { output: { keepNames: true } },
  },
  worker: { format: 'es' },
});

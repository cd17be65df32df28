import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import { reactRouter } from '@react-router/dev/vite';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [babel({ presets: [linguiTransformerBabelPreset()] }), lingui(), tailwindcss(), reactRouter()],
  resolve: { dedupe: ['graphql', 'react', 'react-dom', 'react-router'] },
  // One self-contained server bundle: React's production build whatever NODE_ENV says, one copy of the router, a quick start.
  ssr: { noExternal: true },
  build: { target: 'es2022', assetsInlineLimit: 0 },
});

import { join } from 'node:path';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';

/** Compiles Lingui's macros and message catalogues, for the shop's build and for component tests. */
export function linguiPlugins() {
  // Lingui looks for its configuration in the working directory, which is not always this folder.
  process.env.LINGUI_CONFIG = join(import.meta.dirname, 'lingui.config.ts');
  return [babel({ presets: [linguiTransformerBabelPreset()] }), lingui()];
}

import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { compileFunction } from 'node:vm';
import type { ShoppingTab, TabOptions } from '@tarima/client/shopping-tab';
import { build } from 'vite';
import { linguiPlugins } from '../../client/lingui-plugins.ts';

/** The globals that a browser provides to the scripts of one tab. */
export interface TabGlobals {
  readonly fetch: typeof fetch;
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly navigator: object;
  readonly screen: object;
  readonly BroadcastChannel: typeof BroadcastChannel;
  readonly requestAnimationFrame: (callback: () => void) => unknown;
  /** Events of the page. */
  readonly addEventListener: EventTarget['addEventListener'];
  readonly removeEventListener: EventTarget['removeEventListener'];
}

/** Opens a tab: runs the script with the tab's own globals. */
export type OpenTab = (globals: TabGlobals, options: TabOptions) => ShoppingTab;

const root = fileURLToPath(new URL('../../client/', import.meta.url));
const names = [
  'fetch',
  'localStorage',
  'sessionStorage',
  'navigator',
  'screen',
  'BroadcastChannel',
  'requestAnimationFrame',
  'addEventListener',
  'removeEventListener',
] as const;

/** Builds the shop's code for tabs without a browser (`client/app/testing/shopping-tab.ts`) from its current sources. */
export async function buildTabScript(): Promise<OpenTab> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [linguiPlugins()],
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { alias: { 'use-sync-external-store/shim': 'react' }, dedupe: ['graphql', 'react'] },
    ssr: { noExternal: true },
    build: {
      ssr: `${root}app/testing/shopping-tab.ts`,
      write: false,
      target: 'node24',
      minify: false,
      rolldownOptions: { output: { format: 'cjs', codeSplitting: false } },
    },
  });
  const [output] = [result].flat();
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (chunk?.type !== 'chunk') throw new Error('The script of the tabs has no content.');
  const script = compileFunction(chunk.code, ['require', 'module', 'exports', ...names], {
    filename: 'shopping-tab.cjs',
  });
  const require = createRequire(import.meta.url);
  return (globals, options) => {
    const module = { exports: {} as { openTab: (options: TabOptions) => ShoppingTab } };
    script(require, module, module.exports, ...names.map((name) => globals[name]));
    return module.exports.openTab(options);
  };
}

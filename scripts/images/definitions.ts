import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** What an image contains; paths are relative to the repository root. */
export interface ImageDefinition {
  readonly name: 'store' | 'sandbox';
  /** Scripts that containers run; the files that they import come with them. */
  readonly entries: readonly string[];
  /** Files that the code reads by a name that is not in an import or a URL. */
  readonly files: readonly string[];
}

const find = (...patterns: string[]) => globSync(patterns, { cwd: root }).sort();

/** The images of the store and of all sandboxes. Call it after the build, whose output is part of the store. */
export function defineImages(): readonly ImageDefinition[] {
  return [
    {
      name: 'store',
      entries: [
        'scripts/store.ts',
        'gateway/src/server.ts',
        'client/app/server/server.ts',
        // The shop imports its build by a computed URL.
        'client/build/server/index.js',
        ...find('subgraphs/*/src/server.ts'),
        'scripts/images/health-check.mjs',
      ],
      files: find('client/build/client/**/*', 'gateway/build/**/*'),
    },
    {
      name: 'sandbox',
      entries: ['sandbox/server.ts', ...find('sandbox/*/src/server.ts'), 'scripts/images/health-check.mjs'],
      files: find(
        'sandbox/pages/*.{css,svg}',
        'sandbox/identity/src/pages/assets/*',
        'sandbox/mail/src/pages/assets/*',
        'sandbox/membership/src/pages/assets/*',
        'sandbox/captcha/src/browser/*',
        'sandbox/collector/src/pages/assets/*',
        'sandbox/collector/src/browser/*',
        'sandbox/commerce/seeds/products/*.txt',
        'sandbox/content/channels/**/*',
        'node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
        'node_modules/altcha/package.json',
        'node_modules/altcha/dist/external/altcha.{css,min.js}',
        'node_modules/altcha/dist/workers/pbkdf2.js',
        'node_modules/@lobehub/fluent-emoji-flat/package.json',
        'node_modules/@lobehub/fluent-emoji-flat/assets/*',
      ),
    },
  ];
}

import { join } from 'node:path';
import type { Plugin } from 'vite';

/** A replacement in the code of a library. */
interface LibraryChange {
  /** The end of the file's path. */
  readonly file: string;
  /** What is replaced; the build fails when the file does not contain it. */
  readonly code: string | RegExp;
  readonly replacement: string;
  /** Added to the file. */
  readonly imports?: string;
  /** Whether the code of the server is changed as well. */
  readonly isForServer?: boolean;
}

const router = 'react-router/dist/production/lib';
const apollo = '@apollo/client';
/** A call of GraphQL's `visit`, to its end. */
const visitCall = /visit\(doc(?:ument)?, \{[\s\S]*?\n {4}\}\);/;

const libraryChanges: readonly LibraryChange[] = [
  // When a route module fails to load, the router reloads the document, every time and even offline, which loses the open
  // page. The shop handles it differently (ERRORS-16).
  {
    file: `${router}/dom/ssr/routeModules.js`,
    code: /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/,
    replacement: 'return handleMissingRouteModule(error);',
    imports: `import { handleMissingRouteModule } from ${JSON.stringify(join(import.meta.dirname, 'app/reload-once.ts'))};`,
  },
  // The shop has links of its own. The build leaves the router's out when it knows that creating them has no effect.
  {
    file: `${router}/dom/lib.js`,
    code: /^(const (?:Nav)?Link = )|^(?:Nav)?Link\.displayName = .*$/gm,
    replacement: '$1/* @__PURE__ */ ',
  },
  // All routes are in the manifest that a page loads (`routeDiscovery` in react-router.config.ts).
  {
    file: `${router}/dom/ssr/fog-of-war.js`,
    code: /if \(!isFogOfWarEnabled\(routeDiscovery, ssr\)[^;]* return;/g,
    replacement: 'return;',
  },
  // No page lists other pages that the browser should load before their links are opened.
  { file: `${router}/dom/ssr/components.js`, code: 'isPageLinkDescriptor(link) ?', replacement: 'false ?' },
  // Nothing observes the router.
  {
    file: `${router}/router/router.js`,
    code: /init\.instrumentations|consumeInstrumentationClientResultMetaReceiver\(router\)/g,
    replacement: 'undefined',
  },
  // Lingui formats the numbers in messages with `Intl.NumberFormat`, the shop without it and with the same results
  // (ROUTING-80).
  {
    file: '@lingui/core/dist/index.mjs',
    code: 'new Intl.NumberFormat(_locales, format)',
    replacement: 'createNumberFormat(_locales[0], format)',
    imports: `import { createNumberFormat } from '@tarima/markets/number-format';`,
    isForServer: true,
  },
  // Apollo Client prints documents only to recognize equal queries that are running, and caches the text of each document.
  // Operations are sent by their hash, so a number for each document does the same without GraphQL's printer.
  {
    file: `${apollo}/utilities/graphql/print.js`,
    code: 'import { print as origPrint } from "graphql";',
    replacement: 'let documents = 0;\nconst origPrint = () => String(++documents);',
  },
  // The build leaves out a list that only `visit` needs.
  {
    file: 'graphql/language/ast.mjs',
    code: 'new Set(Object.keys(QueryDocumentKeys))',
    replacement: '/* @__PURE__ */ new Set(/* @__PURE__ */ Object.keys(QueryDocumentKeys))',
  },
  // Components read complete results, not only their own fragments.
  { file: `${apollo}/core/QueryManager.js`, code: /this\.dataMasking \?/g, replacement: 'false ?' },
  // Generated documents contain `__typename` and no directives of Apollo Client (`scripts/codegen/documents.ts`), which
  // searches each of them ten times before its first use.
  { file: `${apollo}/utilities/graphql/transform.js`, code: visitCall, replacement: 'doc;' },
  { file: `${apollo}/utilities/internal/checkDocument.js`, code: visitCall, replacement: '' },
  { file: `${apollo}/utilities/internal/removeFragmentSpreads.js`, code: visitCall, replacement: 'document;' },
  {
    file: `${apollo}/incremental/handlers/notImplemented.js`,
    code: /invariant\(!hasDirectives\([^;]*;/,
    replacement: '',
  },
  {
    file: `${apollo}/core/QueryManager.js`,
    code: /hasClientExports: hasDirectives\([\s\S]*?serverQuery: removeDirectivesFromDocument\([\s\S]*?\], document\),/,
    replacement: 'nonReactiveQuery: document, serverQuery: document,',
  },
];

/** Changes the code of libraries in builds. A build fails when a library no longer has the file or the code. */
export function changeLibraries(): Plugin {
  const changedFiles = new Set<string>();
  return {
    name: 'tarima:library-changes',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const changes = libraryChanges.filter(
        ({ file, isForServer }) =>
          id.endsWith(`/node_modules/${file}`) && (isForServer || this.environment.name === 'client'),
      );
      if (changes.length === 0) return null;
      let changed = code;
      for (const { file, code: expected, replacement, imports = '' } of changes) {
        const next = changed.replace(expected, replacement);
        if (next === changed) this.error(`${file} no longer contains ${expected}.`);
        changed = `${imports}\n${next}`;
        changedFiles.add(file);
      }
      return { code: changed, map: null };
    },
    buildEnd(error) {
      const missing = libraryChanges.find(({ file }) => !changedFiles.has(file));
      if (!error && missing && this.environment.name === 'client') this.error(`No module ${missing.file}.`);
    },
  };
}

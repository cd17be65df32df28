import { join } from 'node:path';
import type { Plugin } from 'vite';

/** A replacement in the code of a library. */
interface LibraryChange {
  readonly file: RegExp;
  /** What is replaced; the build fails when the file does not contain it. */
  readonly code: string | RegExp;
  readonly replacement: string;
  /** Added to the file. */
  readonly imports: string;
  /** Whether only the code of browsers is changed. */
  readonly isForBrowsers: boolean;
}

const libraryChanges: readonly LibraryChange[] = [
  // When a route module fails to load, the router reloads the document, every time and even offline, which loses the open
  // page. The shop handles it differently (ERRORS-16).
  {
    file: /react-router\/dist\/production\/lib\/dom\/ssr\/routeModules\.js$/,
    code: /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/,
    replacement: 'return handleMissingRouteModule(error);',
    imports: `import { handleMissingRouteModule } from ${JSON.stringify(join(import.meta.dirname, 'app/reload-once.ts'))};`,
    isForBrowsers: true,
  },
  // Lingui formats the numbers in messages with `Intl.NumberFormat`, the shop without it and with the same results
  // (ROUTING-80).
  {
    file: /@lingui\/core\/dist\/index\.mjs$/,
    code: 'new Intl.NumberFormat(_locales, format)',
    replacement: 'createNumberFormat(_locales[0], format)',
    imports: `import { createNumberFormat } from '@tarima/markets/number-format';`,
    isForBrowsers: false,
  },
  // Apollo Client prints documents only to recognize equal queries that are running, and caches the text of each document.
  // Operations are sent by their hash, so a number for each document does the same without GraphQL's printer.
  {
    file: /@apollo\/client\/utilities\/graphql\/print\.js$/,
    code: 'import { print as origPrint } from "graphql";',
    replacement: 'let documents = 0;\nconst origPrint = () => String(++documents);',
    imports: '',
    isForBrowsers: true,
  },
];

/** Changes the code of libraries in builds. A build fails when a library no longer has the file or the code. */
export function changeLibraries(): Plugin {
  const changedFiles = new Set<RegExp>();
  return {
    name: 'tarima:library-changes',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: libraryChanges.map(({ file }) => file) },
      handler(code, id) {
        const change = libraryChanges.find(({ file }) => file.test(id));
        if (!change || (change.isForBrowsers && this.environment.name !== 'client')) return null;
        const changed = code.replace(change.code, change.replacement);
        if (changed === code) this.error(`The library no longer contains ${change.code}.`);
        changedFiles.add(change.file);
        return { code: `${change.imports}\n${changed}`, map: null };
      },
    },
    buildEnd(error) {
      const missing = libraryChanges.find(({ file }) => !changedFiles.has(file));
      if (!error && missing && this.environment.name === 'client') this.error(`No file matches ${missing.file}.`);
    },
  };
}

import { join } from 'node:path';
import type { Plugin } from 'vite';
import { libraryChanges } from './changed-libraries.ts';

/** What works no longer because of `libraryChanges`. */
const removedExports: Readonly<Record<string, readonly string[]>> = {
  react: ['Activity', 'ViewTransition', 'useActionState'],
  'react-dom': ['preconnect', 'prefetchDNS', 'preinit', 'preinitModule', 'preload', 'preloadModule', 'useFormState'],
  'react-router': ['PrefetchPageLinks', 'useBlocker', 'useFetcher', 'useFetchers', 'unstable_usePrompt'],
  '@apollo/client/react': ['useFragment', 'useSubscription', 'useSuspenseFragment'],
};
const namedImports = /import \{([^}]*)\} from '([^']*)'/g;

/** The first import of a module that builds leave out. */
function findRemovedImport(code: string): string | undefined {
  const names = [...code.matchAll(namedImports)].flatMap(([, imported = '', library = '']) =>
    imported.split(',').filter((name) => removedExports[library]?.includes(name.trim())),
  );
  return names[0]?.trim();
}

/**
 * Changes the code of libraries in builds. A build fails when a library no longer has the file or the code, and when a
 * module of the shop imports what is left out.
 */
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
      const removed = id.startsWith(join(import.meta.dirname, 'app/')) ? findRemovedImport(code) : undefined;
      if (removed) this.error(`Builds leave out ${removed} (client/changed-libraries.ts).`);
      if (changes.length === 0) return null;
      let changed = code;
      for (const { file, code: expected, replacement, imports = '' } of changes) {
        const next = changed.replace(expected, replacement as string);
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

import type { Types } from '@graphql-codegen/plugin-helpers';
import { visit } from 'graphql';
import { collectFragments } from './documents.ts';

/**
 * Generated files import each other's fragments and build their documents when they load, so import cycles would
 * leave fragments undefined. @throws Error with the documents of a cycle
 */
export function assertNoImportCycles(files: readonly Types.DocumentFile[]): void {
  const getLocation = ({ location = '' }: Types.DocumentFile) => location;
  const fileByFragment = new Map(
    files.flatMap((file) => [...collectFragments([file]).keys()].map((name) => [name, getLocation(file)])),
  );
  const imports = new Map(
    files.map((file) => [getLocation(file), collectSpreads(file).flatMap((name) => fileByFragment.get(name) ?? [])]),
  );
  const checked = new Set<string>();
  const visitFile = (path: readonly string[], file: string): void => {
    if (path.includes(file)) {
      const cycle = [...path.slice(path.indexOf(file)), file].join(' -> ');
      throw new Error(`Documents import each other's fragments: ${cycle}. Move one fragment to a separate file.`);
    }
    if (checked.has(file)) return;
    for (const other of imports.get(file) ?? []) if (other !== file) visitFile([...path, file], other);
    checked.add(file);
  };
  for (const file of imports.keys()) visitFile([], file);
}

function collectSpreads({ document }: Types.DocumentFile): string[] {
  const names: string[] = [];
  if (document) visit(document, { FragmentSpread: ({ name }) => void names.push(name.value) });
  return names;
}

import type { Types } from '@graphql-codegen/plugin-helpers';
import { visit } from 'graphql';
import { fragmentsOf } from './documents.ts';

/**
 * Generated files import each other's fragments and build their documents at once, so two that wait for each other never
 * come up. @throws Error naming the documents that do
 */
export function assertNoCircles(files: readonly Types.DocumentFile[]): void {
  const place = ({ location = '' }: Types.DocumentFile) => location;
  const holders = new Map(files.flatMap((file) => [...fragmentsOf([file]).keys()].map((name) => [name, place(file)])));
  const uses = new Map(files.map((file) => [place(file), usedBy(file).flatMap((name) => holders.get(name) ?? [])]));
  const done = new Set<string>();
  const follow = (path: readonly string[], file: string): void => {
    if (path.includes(file)) {
      const circle = [...path.slice(path.indexOf(file)), file].join(' -> ');
      throw new Error(`Documents use each other's fragments: ${circle}. Give one fragment a file of its own.`);
    }
    if (done.has(file)) return;
    for (const other of uses.get(file) ?? []) if (other !== file) follow([...path, file], other);
    done.add(file);
  };
  for (const file of uses.keys()) follow([], file);
}

function usedBy({ document }: Types.DocumentFile): string[] {
  const names: string[] = [];
  if (document) visit(document, { FragmentSpread: ({ name }) => void names.push(name.value) });
  return names;
}

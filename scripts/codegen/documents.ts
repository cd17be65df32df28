import { createHash } from 'node:crypto';
import type { Types } from '@graphql-codegen/plugin-helpers';
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  print,
  type SelectionSetNode,
  visit,
} from 'graphql';

/** An operation of the shop with everything that a gateway needs to run it. */
export interface ClientOperation {
  readonly name: string;
  readonly node: OperationDefinitionNode;
  /** Names of all fragments it reaches, sorted. */
  readonly fragmentNames: readonly string[];
  /** The complete text: the operation and its fragments. */
  readonly text: string;
  readonly sha256Hash: string;
}

/**
 * The document with `__typename` in every selection set but the operations' own: exactly what Apollo Client would add
 * before sending, so that the registered text and the browser's document are one.
 */
export function withTypenames(document: DocumentNode): DocumentNode {
  return visit(document, {
    SelectionSet: {
      enter(node, _key, parent): SelectionSetNode | undefined {
        const isOperation =
          parent && !Array.isArray(parent) && (parent as { kind: Kind }).kind === Kind.OPERATION_DEFINITION;
        const has = node.selections.some((item) => item.kind === Kind.FIELD && item.name.value.startsWith('__'));
        if (isOperation || has) return undefined;
        return {
          ...node,
          selections: [...node.selections, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } }],
        };
      },
    },
  });
}

/** All fragments of the documents by name; a name used twice is an error. */
export function fragmentsOf(files: readonly Types.DocumentFile[]): Map<string, FragmentDefinitionNode> {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of files.flatMap((file) => file.document?.definitions ?? [])) {
    if (definition.kind !== Kind.FRAGMENT_DEFINITION) continue;
    if (fragments.has(definition.name.value)) throw new Error(`Two fragments are named ${definition.name.value}`);
    fragments.set(definition.name.value, definition);
  }
  return fragments;
}

/** Names of the fragments that a definition spreads itself, sorted. */
function spreadNames(node: OperationDefinitionNode | FragmentDefinitionNode): string[] {
  const names = new Set<string>();
  visit(node, { FragmentSpread: (spread) => void names.add(spread.name.value) });
  return [...names].sort();
}

/** Names of all fragments that a definition reaches, directly or through others. */
export function reachableFragments(
  node: OperationDefinitionNode | FragmentDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  found = new Set<string>(),
): Set<string> {
  for (const name of spreadNames(node)) {
    const fragment = fragments.get(name);
    if (!fragment) throw new Error(`Unknown fragment ${name}`);
    if (!found.has(name)) reachableFragments(fragment, fragments, found.add(name));
  }
  return found;
}

/** The operations of the documents, each with its registered text; names must be unique in the whole shop. */
export function operationsOf(
  files: readonly Types.DocumentFile[],
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): ClientOperation[] {
  return files
    .flatMap((file) => file.document?.definitions ?? [])
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    .map((node) => {
      if (!node.name) throw new Error('Every operation of the shop needs a name');
      const fragmentNames = [...reachableFragments(node, fragments)].sort();
      const definitions = [node, ...fragmentNames.flatMap((name) => fragments.get(name) ?? [])];
      const text = definitions.map((definition) => print(definition)).join('\n\n');
      return {
        name: node.name.value,
        node,
        fragmentNames,
        text,
        sha256Hash: createHash('sha256').update(text).digest('hex'),
      };
    });
}

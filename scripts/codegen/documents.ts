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

/** An operation of the shop with the data that the gateway needs to run it. */
export interface ClientOperation {
  readonly name: string;
  readonly node: OperationDefinitionNode;
  /** Names of all fragments that it uses directly or indirectly, sorted. */
  readonly fragmentNames: readonly string[];
  /** Text of the operation and its fragments. */
  readonly text: string;
  readonly sha256Hash: string;
}

/** Adds `__typename` to every selection set except the root ones, as Apollo Client's cache needs it. */
export function addTypenames(document: DocumentNode): DocumentNode {
  return visit(document, {
    SelectionSet: {
      enter(node, _key, parent): SelectionSetNode | undefined {
        const isOperation =
          parent && !Array.isArray(parent) && (parent as { kind: Kind }).kind === Kind.OPERATION_DEFINITION;
        const hasTypename = node.selections.some(
          (item) => item.kind === Kind.FIELD && item.name.value.startsWith('__'),
        );
        if (isOperation || hasTypename) return undefined;
        return {
          ...node,
          selections: [...node.selections, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } }],
        };
      },
    },
  });
}

/** Returns all fragments of the documents by name. @throws Error when a name is used twice */
export function collectFragments(files: readonly Types.DocumentFile[]): Map<string, FragmentDefinitionNode> {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of files.flatMap((file) => file.document?.definitions ?? [])) {
    if (definition.kind !== Kind.FRAGMENT_DEFINITION) continue;
    if (fragments.has(definition.name.value)) throw new Error(`Two fragments are named ${definition.name.value}`);
    fragments.set(definition.name.value, definition);
  }
  return fragments;
}

/** Returns the names of the fragments that a definition spreads directly, sorted. */
function collectSpreadNames(node: OperationDefinitionNode | FragmentDefinitionNode): string[] {
  const names = new Set<string>();
  visit(node, { FragmentSpread: (spread) => void names.add(spread.name.value) });
  return [...names].sort();
}

/** Returns the names of all fragments that a definition uses, directly or indirectly. */
export function collectReachableFragments(
  node: OperationDefinitionNode | FragmentDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  found = new Set<string>(),
): Set<string> {
  for (const name of collectSpreadNames(node)) {
    const fragment = fragments.get(name);
    if (!fragment) throw new Error(`Unknown fragment ${name}`);
    if (!found.has(name)) collectReachableFragments(fragment, fragments, found.add(name));
  }
  return found;
}

/** Returns the operations of the documents, each with its registered text. */
export function collectOperations(
  files: readonly Types.DocumentFile[],
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): ClientOperation[] {
  return files
    .flatMap((file) => file.document?.definitions ?? [])
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    .map((node) => {
      if (!node.name) throw new Error('Every operation needs a name');
      const fragmentNames = [...collectReachableFragments(node, fragments)].sort();
      const definitions = [node, ...fragmentNames.flatMap((name) => fragments.get(name) ?? [])];
      for (const definition of definitions) assertStandardDirectives(definition);
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

/**
 * Browsers use documents as they are generated (`client/changed-libraries.ts`), without what Apollo Client does for its own
 * directives. @throws Error
 */
function assertStandardDirectives(node: OperationDefinitionNode | FragmentDefinitionNode): void {
  visit(node, {
    Directive({ name: { value } }) {
      if (value !== 'include' && value !== 'skip') throw new Error(`${node.name?.value} uses @${value}`);
    },
  });
}

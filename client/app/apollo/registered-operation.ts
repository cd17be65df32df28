import type { TypedDocumentNode } from '@apollo/client';
import { type DocumentNode, type FragmentDefinitionNode, Kind } from 'graphql';
import { type CompactDefinition, expand } from './compact-document.ts';

/** Name -> hash. Apollo Client rewrites documents on their way, so the hash travels beside them. */
const hashes = new Map<string, string>();

/** A document whose first definition is the fragment that it is named after. */
export type FragmentDocument = DocumentNode & {
  readonly definitions: readonly [FragmentDefinitionNode, ...FragmentDefinitionNode[]];
};

/**
 * The typed document of an operation that the gateway knows by its hash (`schema/operations.gen.json`): its text is
 * never sent. Called by generated code only, with the fragments that it reaches.
 */
export function registeredOperation<Data, Variables>(
  sha256Hash: string,
  operation: CompactDefinition,
  ...fragments: readonly FragmentDocument[]
): TypedDocumentNode<Data, Variables> {
  hashes.set(operation[1], sha256Hash);
  return { kind: Kind.DOCUMENT, definitions: [expand(operation), ...fragments.map((one) => one.definitions[0])] };
}

/** The document of a fragment, first, and of those it reaches: for generated operations and for cache reads. */
export function fragmentDocument(
  fragment: CompactDefinition,
  ...fragments: readonly FragmentDocument[]
): FragmentDocument {
  return {
    kind: Kind.DOCUMENT,
    definitions: [expand(fragment) as FragmentDefinitionNode, ...fragments.map((one) => one.definitions[0])],
  };
}

/** The registered hash of an operation. @throws Error when it did not come from generated code. */
export function registeredHash(operationName: string | undefined): string {
  const hash = operationName === undefined ? undefined : hashes.get(operationName);
  if (!hash) throw new Error(`Operation ${operationName ?? '(unnamed)'} is not registered`);
  return hash;
}

import type { TypedDocumentNode } from '@apollo/client';
import { type DocumentNode, type FragmentDefinitionNode, Kind } from 'graphql';
import { type CompactDefinition, expand } from './compact-document.ts';

/** Hash by operation name. Apollo Client transforms documents, so the hash is stored separately. */
const hashes = new Map<string, string>();

/** A document whose first definition is the fragment that it is named after. */
export type FragmentDocument = DocumentNode & {
  readonly definitions: readonly [FragmentDefinitionNode, ...FragmentDefinitionNode[]];
};

/**
 * Creates the typed document of an operation that the gateway knows by its hash (`schema/operations.gen.json`); its
 * text is never sent. Called by generated code only, with all fragments that it uses.
 */
export function registeredOperation<Data, Variables>(
  sha256Hash: string,
  operation: CompactDefinition,
  ...fragments: readonly FragmentDocument[]
): TypedDocumentNode<Data, Variables> {
  hashes.set(operation[1], sha256Hash);
  return { kind: Kind.DOCUMENT, definitions: [expand(operation), ...fragments.map((one) => one.definitions[0])] };
}

/** Creates a fragment's document, with the fragments that it uses: for generated operations and for cache reads. */
export function fragmentDocument(
  fragment: CompactDefinition,
  ...fragments: readonly FragmentDocument[]
): FragmentDocument {
  return {
    kind: Kind.DOCUMENT,
    definitions: [expand(fragment) as FragmentDefinitionNode, ...fragments.map((one) => one.definitions[0])],
  };
}

/** Returns the registered hash of an operation. @throws Error for an operation without generated code */
export function registeredHash(operationName: string | undefined): string {
  const hash = operationName === undefined ? undefined : hashes.get(operationName);
  if (!hash) throw new Error(`Operation ${operationName ?? '(unnamed)'} is not registered`);
  return hash;
}

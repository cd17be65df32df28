import type { TypedDocumentNode } from '@apollo/client';
import { type DefinitionNode, type DocumentNode, type FragmentDefinitionNode, Kind } from 'graphql';

/** Name -> hash. Apollo Client rewrites documents on their way, so the hash travels beside them. */
const hashes = new Map<string, string>();

/**
 * The typed document of an operation that the gateway knows by its hash (`schema/operations.gen.json`): its text is
 * never sent. Called by generated code only.
 */
export function registeredOperation<Data, Variables>(
  sha256Hash: string,
  definitions: readonly unknown[],
): TypedDocumentNode<Data, Variables> {
  const [operation] = definitions as readonly DefinitionNode[];
  if (operation?.kind === Kind.OPERATION_DEFINITION && operation.name) hashes.set(operation.name.value, sha256Hash);
  return { kind: Kind.DOCUMENT, definitions: definitions as readonly DefinitionNode[] };
}

/** The document of a fragment, first, and of those it spreads: for generated operations and for cache reads. */
export function fragmentDocument(definitions: readonly unknown[]): DocumentNode {
  return { kind: Kind.DOCUMENT, definitions: definitions as readonly FragmentDefinitionNode[] };
}

/** The registered hash of an operation. @throws Error when it did not come from generated code. */
export function registeredHash(operationName: string | undefined): string {
  const hash = operationName === undefined ? undefined : hashes.get(operationName);
  if (!hash) throw new Error(`Operation ${operationName ?? '(unnamed)'} is not registered`);
  return hash;
}

import type { TypedDocumentNode } from '@apollo/client';
import type { DocumentNode, FragmentDefinitionNode, Kind, OperationDefinitionNode } from 'graphql';
import type { GeneratedDefinition } from './document-nodes.ts';
import type { GraphBody } from './graph-transport.ts';

interface Registration {
  readonly sha256Hash: string;
  readonly isPublic: boolean;
}

/** Registration by operation name. Apollo Client transforms documents, so it is stored separately. */
const registrations = new Map<string, Registration>();

/** A document whose first definition is the fragment that it is named after. */
export type FragmentDocument = DocumentNode & {
  readonly definitions: readonly [FragmentDefinitionNode, ...FragmentDefinitionNode[]];
};

/** A query whose response is the same for every caller in a market and language: the server sends it without identity. */
export type PublicDocument<Data, Variables, Name extends string = string> = TypedDocumentNode<Data, Variables> & {
  /** For types only. */
  readonly __operation?: { readonly scope: 'public'; readonly name: Name };
};

/** An operation that is sent as the viewer. */
export type PrivateDocument<Data, Variables, Name extends string = string> = TypedDocumentNode<Data, Variables> & {
  /** For types only. */
  readonly __operation?: { readonly scope: 'private'; readonly name: Name };
};

/** The member of GraphQL's enum, without loading the enum in browsers. */
const documentKind = 'Document' as Kind.DOCUMENT;

type OperationParts = readonly [operation: GeneratedDefinition, ...fragments: readonly FragmentDocument[]];

/**
 * Creates the typed document of a public operation that the gateway knows by its hash (`schema/operations.gen.json`); its
 * text is never sent. Called by generated code only, with all fragments that it uses.
 */
export const publicOperation = <Data, Variables, Name extends string>(
  sha256Hash: string,
  ...parts: OperationParts
): PublicDocument<Data, Variables, Name> => register({ sha256Hash, isPublic: true }, parts);

/** As `publicOperation`, for an operation that is sent as the viewer. */
export const privateOperation = <Data, Variables, Name extends string>(
  sha256Hash: string,
  ...parts: OperationParts
): PrivateDocument<Data, Variables, Name> => register({ sha256Hash, isPublic: false }, parts);

function register(registration: Registration, [operation, ...fragments]: OperationParts): DocumentNode {
  registrations.set(operation.name.value, registration);
  const definition = operation as unknown as OperationDefinitionNode;
  return { kind: documentKind, definitions: [definition, ...fragments.map((one) => one.definitions[0])] };
}

/** Creates a fragment's document, with the fragments that it uses: for generated operations and for cache reads. */
export function createFragmentDocument(
  fragment: GeneratedDefinition,
  ...fragments: readonly FragmentDocument[]
): FragmentDocument {
  return {
    kind: documentKind,
    definitions: [fragment as unknown as FragmentDefinitionNode, ...fragments.map((one) => one.definitions[0])],
  };
}

/** Returns the registered hash of an operation. @throws Error for an operation without generated code */
export const getRegisteredHash = (operationName: string | undefined): string =>
  findRegistration(operationName).sha256Hash;

/** Creates the body that sends an operation by its hash. @throws Error for an operation without generated code */
export const createGraphBody = (operationName: string, variables: GraphBody['variables']): GraphBody => ({
  operationName,
  variables,
  extensions: { persistedQuery: { version: 1, sha256Hash: getRegisteredHash(operationName) } },
});

/** Whether an operation is sent without identity. @throws Error for an operation without generated code */
export const isPublicOperation = (operationName: string): boolean => findRegistration(operationName).isPublic;

function findRegistration(operationName: string | undefined): Registration {
  const registration = operationName === undefined ? undefined : registrations.get(operationName);
  if (!registration) throw new Error(`Operation ${operationName ?? '(unnamed)'} is not registered`);
  return registration;
}

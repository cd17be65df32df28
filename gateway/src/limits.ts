import { type DocumentNode, GraphQLError, Kind, type OperationDefinitionNode, parse } from 'graphql';
import { EdgeError } from './errors.ts';
import { collectFragments, collectRootFields, type ListSizes, type Measure, measureOperation } from './measure.ts';

/** Maximum size of one operation. */
export interface OperationLimits {
  /** Levels of fields, with fragments expanded. */
  readonly depth: number;
  /** Number of aliases, with fragments expanded. */
  readonly aliases: number;
  /** Number of fields with fragments expanded, each multiplied by the sizes of the lists that contain it. */
  readonly cost: number;
}

/** Maximum number of tokens in an ad-hoc document. */
export const tokenLimit = 2_000;

/** Limits of an ad-hoc operation. */
export const operationLimits: OperationLimits = { depth: 12, aliases: 30, cost: 10_000 };

/**
 * Limits of an operation that reads only the schema. The standard introspection query has 15 levels, because it
 * follows `ofType` nine times, and needs no alias.
 */
export const introspectionLimits: OperationLimits = { depth: 16, aliases: 0, cost: 10_000 };

/** An ad-hoc GraphQL request. */
export interface AdHocRequest {
  readonly query: string;
  readonly operationName?: string | null | undefined;
  readonly variables?: Readonly<Record<string, unknown>> | null | undefined;
}

/**
 * Parses an ad-hoc document and checks the executed operation against the limits. Runs before validation and planning: the
 * planner expands fragments, so that a document of 700 bytes could keep it busy for minutes.
 * @throws EdgeError 400 with the code of the exceeded limit
 */
export function parseWithinLimits(request: AdHocRequest, listSizes: ListSizes): DocumentNode {
  const document = parseLimited(request.query);
  const fragments = collectFragments(document);
  const operation = findOperation(document, request.operationName);
  const isIntrospection = [...collectRootFields(operation, fragments)].every((name) => name.startsWith('__'));
  const measure = measureOperation(operation, fragments, request.variables ?? {}, listSizes);
  checkLimits(measure, isIntrospection ? introspectionLimits : operationLimits);
  return document;
}

function parseLimited(query: string): DocumentNode {
  try {
    return parse(query, { maxTokens: tokenLimit });
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    if (error.message.includes('tokens')) {
      throw new EdgeError(400, 'OPERATION_TOO_LARGE', `At most ${tokenLimit} tokens are allowed.`);
    }
    throw new EdgeError(400, 'GRAPHQL_PARSE_FAILED', error.message);
  }
}

/** Returns the operation that the request names, or the only operation of the document. */
function findOperation({ definitions }: DocumentNode, name: string | null | undefined): OperationDefinitionNode {
  const operations = definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const [operation, second] = name ? operations.filter((candidate) => candidate.name?.value === name) : operations;
  if (operation && !second) return operation;
  const message = name ? `The document has no single operation ${name}.` : 'operationName must name one operation.';
  throw new EdgeError(400, 'OPERATION_NOT_FOUND', message);
}

function checkLimits({ depth, aliases, cost }: Measure, limits: OperationLimits): void {
  if (depth > limits.depth) {
    throw new EdgeError(400, 'OPERATION_TOO_DEEP', `At most ${limits.depth} levels of fields are allowed.`);
  }
  if (aliases > limits.aliases) {
    throw new EdgeError(400, 'OPERATION_TOO_MANY_ALIASES', `At most ${limits.aliases} aliases are allowed.`);
  }
  if (cost > limits.cost) {
    throw new EdgeError(400, 'OPERATION_TOO_COSTLY', `The operation costs ${cost}; at most ${limits.cost} is allowed.`);
  }
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, execute, parse } from 'graphql';
import { z } from 'zod';
import { GraphTransportError, type SendToGraph } from '../apollo/graph-transport.ts';

const schemaFolder = join(import.meta.dirname, '../../../schema');
const schema = buildSchema(readFileSync(join(schemaFolder, 'api.graphql'), 'utf8'), { assumeValid: true });
const operations = z
  .record(z.string(), z.object({ name: z.string(), document: z.string() }))
  .parse(JSON.parse(readFileSync(join(schemaFolder, 'operations.gen.json'), 'utf8')));

/** A graph failure: an error response or no response. */
export class GraphFailure {
  readonly fail: () => ReturnType<SendToGraph>;

  constructor(fail: () => ReturnType<SendToGraph>) {
    this.fail = fail;
  }
}

/** A GraphQL error with this code instead of data. */
export const failWithCode = (code: string) =>
  new GraphFailure(async () => ({ data: null, errors: [{ message: code, extensions: { code } } as never] }));

/** An HTTP status without a GraphQL response, with the shop's code if it has one; 0 for no response. */
export const failWithStatus = (status: number, code?: string) =>
  new GraphFailure(() => Promise.reject(new GraphTransportError(status, { code })));

/** The root fields of an operation, as whole objects; the operation selects its fields. */
export type Data = Readonly<Record<string, unknown>>;
type OperationResponse = Data | GraphFailure;
export type Variables = Readonly<Record<string, unknown>>;

/** Responses of the graph by operation name. */
export type Responses = Readonly<
  Record<string, OperationResponse | ((variables: Variables) => OperationResponse | Promise<OperationResponse>)>
>;

/** A graph with responses defined by a test, checked against the schema. */
export interface TestGraph {
  readonly send: SendToGraph;
  /** Replaces the responses of these operations. */
  setResponses(responses: Responses): void;
  /** The variables of each request of an operation, in order. */
  getRequests(operationName: string): readonly Variables[];
}

/**
 * Replaces the gateway for the shop's registered operations. An operation without a response, and a response that
 * violates the schema, are logged to the console, which fails the test.
 */
export function createGraph(initialResponses: Responses): TestGraph {
  const responses = { ...initialResponses };
  const log: { readonly name: string; readonly variables: Variables }[] = [];
  return {
    setResponses: (next) => void Object.assign(responses, next),
    getRequests: (operationName) => log.filter(({ name }) => name === operationName).map(({ variables }) => variables),
    async send({ operationName, variables, extensions }) {
      // Serialized as in the browser.
      const written = JSON.parse(JSON.stringify(variables)) as Variables;
      log.push({ name: operationName, variables: written });
      const defined = responses[operationName];
      if (defined === undefined) {
        console.error(`The test has no response for ${operationName}.`);
        throw new GraphTransportError(0);
      }
      const response = await (typeof defined === 'function' ? defined(written) : defined);
      if (response instanceof GraphFailure) return response.fail();
      const operation = operations[extensions.persistedQuery.sha256Hash];
      if (!operation) throw new Error(`${operationName} is not registered.`);
      const result = await execute({
        schema,
        document: parse(operation.document),
        rootValue: response,
        variableValues: written,
      });
      for (const error of result.errors ?? []) {
        console.error(`The response for ${operationName} violates the schema: ${error.message}`);
      }
      return JSON.parse(JSON.stringify(result));
    },
  };
}

/** A promise with its resolve function, for a response that a test delays. */
export function createDeferred<Value>(): {
  readonly promise: Promise<Value>;
  readonly resolve: (value: Value) => void;
} {
  const { promise, resolve } = Promise.withResolvers<Value>();
  return { promise, resolve };
}

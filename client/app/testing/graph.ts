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

/** How the graph refuses an operation, or does not answer it. */
export class GraphRefusal {
  readonly refuse: () => ReturnType<SendToGraph>;

  constructor(refuse: () => ReturnType<SendToGraph>) {
    this.refuse = refuse;
  }
}

/** A GraphQL error with this code instead of data. */
export const errorCode = (code: string) =>
  new GraphRefusal(async () => ({ data: null, errors: [{ message: code, extensions: { code } } as never] }));

/** An HTTP status without an answer of the graph; 0 when nobody answers. */
export const httpStatus = (status: number) => new GraphRefusal(() => Promise.reject(new GraphTransportError(status)));

/** The root fields of an operation: whole objects, of which the operation takes what it asks for. */
export type Data = Readonly<Record<string, unknown>>;
type Answer = Data | GraphRefusal;
export type Variables = Readonly<Record<string, unknown>>;

/** What the graph answers, by the name of the operation. */
export type Answers = Readonly<Record<string, Answer | ((variables: Variables) => Answer | Promise<Answer>)>>;

/** A graph that answers what a test tells it, checked against the schema. */
export interface TestGraph {
  readonly send: SendToGraph;
  /** Answers these operations differently from now on. */
  answer(answers: Answers): void;
  /** The variables of each time that an operation was sent, the first one first. */
  sent(operationName: string): readonly Variables[];
}

/**
 * Answers the shop's registered operations in the place of the gateway. An operation without an answer, and an answer that
 * the schema does not allow, are told to the console, which fails the test.
 */
export function createGraph(first: Answers): TestGraph {
  const answers = { ...first };
  const log: { readonly name: string; readonly variables: Variables }[] = [];
  return {
    answer: (next) => void Object.assign(answers, next),
    sent: (operationName) => log.filter(({ name }) => name === operationName).map(({ variables }) => variables),
    async send({ operationName, variables, extensions }) {
      // As the browser would write it.
      const written = JSON.parse(JSON.stringify(variables)) as Variables;
      log.push({ name: operationName, variables: written });
      const known = answers[operationName];
      if (known === undefined) {
        console.error(`The test has no answer to ${operationName}.`);
        throw new GraphTransportError(0);
      }
      const answer = await (typeof known === 'function' ? known(written) : known);
      if (answer instanceof GraphRefusal) return answer.refuse();
      const operation = operations[extensions.persistedQuery.sha256Hash];
      if (!operation) throw new Error(`${operationName} is not registered.`);
      const result = await execute({
        schema,
        document: parse(operation.document),
        rootValue: answer,
        variableValues: written,
      });
      for (const error of result.errors ?? []) {
        console.error(`The answer to ${operationName} is not what the schema says: ${error.message}`);
      }
      return JSON.parse(JSON.stringify(result));
    },
  };
}

/** A promise and how to keep it, for an answer that comes when the test says so. */
export function held<Value>(): { readonly promise: Promise<Value>; readonly release: (value: Value) => void } {
  const { promise, resolve } = Promise.withResolvers<Value>();
  return { promise, release: resolve };
}

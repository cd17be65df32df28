import { createContext, runInContext } from 'node:vm';
import { buildSchema, type DefinitionNode, Kind, parse, print } from 'graphql';
import { expect, it } from 'vitest';
import * as nodes from '../../client/app/apollo/document-nodes.ts';
import { plugin } from './hooks-plugin.ts';

const schema = buildSchema(
  'type Query { products(first: Int, tags: [String!]): Product } type Product { name: String }',
);

/** Generates the code for one file of operations. */
async function generateCode(text: string, sharedQueries: readonly string[] = []): Promise<string> {
  const files = [{ document: parse(text), location: 'client/app/a.graphql' }];
  const config = { fragmentFiles: {}, apolloFolder: 'client/app/apollo', publicOperations: [], sharedQueries };
  const output = await plugin(schema, files, config, { outputFile: 'client/app/a.gen.ts' });
  return (output as { content: string }).content;
}

/** Generates the code for one file of operations and returns the definitions in it. */
async function generateDefinitions(text: string): Promise<DefinitionNode[]> {
  return [
    ...(await generateCode(text)).matchAll(
      /(?:createFragmentDocument\(|privateOperation<.+?>\('[0-9a-f]{64}', )(\{.*?\})(?:, \w+Document)*\);/g,
    ),
  ].map(([, code = '']) => runInContext(`(${code})`, createContext({ ...nodes })) as DefinitionNode);
}

it.each([
  'query A {\n  products(first: 10, tags: ["a \\"b\\"", "c"]) {\n    title: name\n  }\n}',
  'query A($first: Int = 5, $tags: [String!]) {\n  products(first: $first, tags: $tags) {\n    name\n  }\n}',
  'query A($named: Boolean!) {\n  products {\n    name @include(if: $named)\n    ... @skip(if: $named) {\n      name\n    }\n  }\n}',
])('generates the syntax tree of an operation unchanged: %s', async (text) => {
  expect((await generateDefinitions(text)).map(print)).toEqual([text]);
});

it.each([
  'query A {\n  products {\n    __typename\n  }\n}',
  'query A {\n  products(first: 1) {\n    name\n    __typename\n  }\n}',
])('generates `__typename` without a node of its own: %s', async (text) => {
  expect((await generateDefinitions(text)).map(print)).toEqual([text]);
  expect(await generateCode(text)).not.toContain('__typename');
});

it('generates a hook that shares one observable for the queries of the configuration', async () => {
  const code = await generateCode('query A { products { name } } query B { products { name } }', ['B']);
  expect(code).toContain('createQueryHook(ADocument)');
  expect(code).toContain('createSharedQueryHook(BDocument)');
  expect(code).toContain('createSuspenseQueryHook(BDocument)');
});

it('generates a fragment and the operation that spreads it as separate definitions', async () => {
  const definitions = await generateDefinitions('query A { products { ...Parts } } fragment Parts on Product { name }');
  expect(definitions.map(({ kind }) => kind)).toEqual([Kind.FRAGMENT_DEFINITION, Kind.OPERATION_DEFINITION]);
});

it.each([
  ['a directive of Apollo Client', 'query A { products @nonreactive { name } }', 'A uses @nonreactive'],
  ['an operation without a name', '{ products { name } }', 'Every operation needs a name'],
  [
    'two fragments with the same name',
    'fragment Parts on Product { name } fragment Parts on Product { name }',
    'Two fragments are named Parts',
  ],
])('refuses %s', async (_case, text, message) => {
  await expect(generateDefinitions(text)).rejects.toThrow(message);
});

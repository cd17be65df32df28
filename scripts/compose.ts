/**
 * Composes the five subgraphs into `schema/supergraph.graphql` (for the gateway) and `schema/api.graphql` (for clients).
 * With `--check`, writes nothing and fails if the files on disk differ from the composition.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { composeServices } from '@apollo/composition';
import { buildSchema, lexicographicSortSchema, parse, printSchema } from 'graphql';
import { subgraphNames } from './subgraph-names.ts';

const root = new URL('../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

const shared = read('schema/shared.graphql');
const result = composeServices(
  subgraphNames.map((name) => ({
    name,
    url: `http://${name}.invalid/graphql`,
    typeDefs: parse(`${shared}\n${read(`subgraphs/${name}/schema.graphql`)}`),
  })),
);
if (result.errors) {
  for (const error of result.errors) process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

const apiSchema = result.schema.toAPISchema().toGraphQLJSSchema();
const outputs = {
  'schema/supergraph.graphql': `${result.supergraphSdl.trim()}\n`,
  'schema/api.graphql': `${printSchema(lexicographicSortSchema(apiSchema)).trim()}\n`,
};
buildSchema(outputs['schema/api.graphql']);

for (const [path, text] of Object.entries(outputs)) {
  if (!process.argv.includes('--check')) writeFileSync(new URL(path, root), text);
  else if (read(path) !== text) {
    process.stderr.write(`${path} is out of date; run npm run compose.\n`);
    process.exitCode = 1;
  }
}

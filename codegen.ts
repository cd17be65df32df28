import type { CodegenConfig } from '@graphql-codegen/cli';
import { type SubgraphName, subgraphNames } from './scripts/subgraph-names.ts';

/** Parents that are domain types of the subgraph: GraphQL type -> `file.ts#Type`, relative to its `src/`. */
const mappers: Record<SubgraphName, Record<string, string>> = {
  catalog: {
    Product: './domain/product.ts#Product',
    ProductVariant: './domain/product.ts#Variant',
    Category: './domain/category-tree.ts#Category',
    Club: './domain/club.ts#Club',
    Market: '@tarima/markets/table#KnownMarket',
  },
  cart: {},
  payments: {},
  membership: {},
  orders: {},
};

/** Resolver types of one subgraph; parents are the subgraph's own domain types, never wire types. */
const resolverTypes = Object.fromEntries(
  subgraphNames.map((name) => [
    `subgraphs/${name}/src/resolver-types.gen.ts`,
    {
      schema: ['schema/shared.graphql', `subgraphs/${name}/schema.graphql`],
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        federation: true,
        contextType: './context.ts#Context',
        useIndexSignature: true,
        useTypeImports: true,
        enumsAsTypes: true,
        emitLegacyCommonJSImports: false,
        importExtension: '.ts',
        skipTypename: true,
        scalars: { DateTime: 'string', ID: 'string' },
        avoidOptionals: { field: true, inputValue: false },
        inputMaybeValue: 'T | null | undefined',
        mappers: mappers[name],
        mapperTypeSuffix: 'Model',
      },
    },
  ]),
);

const config: CodegenConfig = {
  generates: { ...resolverTypes },
};

export default config;

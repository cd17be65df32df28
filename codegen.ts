import type { CodegenConfig } from '@graphql-codegen/cli';
import { type ClientPresetConfig, preset as clientPreset } from './scripts/codegen/client-preset.ts';
import { type SubgraphName, subgraphNames } from './scripts/subgraph-names.ts';

/** Parents that are domain types of the subgraph: GraphQL type -> `file.ts#Type`, relative to its `src/`. */
const mappers: Record<SubgraphName, Record<string, string>> = {
  catalog: {
    Product: './domain/product.ts#Product',
    ProductVariant: './domain/product.ts#Variant',
    Category: './domain/category-tree.ts#Category',
    Club: './domain/club.ts#Club',
    ClubStock: './domain/club-stock.ts#ClubStock',
    Promotion: './domain/promotions.ts#Campaign',
    Rating: './domain/product.ts#Rating',
    WeightRange: './domain/weight.ts#WeightSale',
    Market: '@tarima/markets/table#KnownMarket',
  },
  cart: {
    Cart: './domain/cart.ts#Cart',
    CartLine: './domain/cart.ts#CartLine',
    CartDelivery: './domain/cart.ts#DeliveryOfCart',
    Club: './domain/delivery.ts#ClubReference',
    HomeDelivery: './domain/home-delivery.ts#HomeDelivery',
    CartPreview: './domain/cart-preview.ts#CartPreview',
    CartLineChange: './domain/cart-preview.ts#LineChange',
    Order: './domain/reorder.ts#OrderReference',
    Reorder: './domain/reorder.ts#Reorder',
    ReorderLine: './domain/reorder.ts#ReorderLine',
  },
  payments: {
    CheckoutAttempt: './domain/attempt.ts#Attempt',
    OperatorAttempt: './domain/attempt.ts#ReadAttempt',
    SavedCard: './domain/saved-card.ts#SavedCard',
    Order: './domain/refund.ts#OrderReference',
    CaptchaChallenge: '@tarima/service-kit/captcha/captcha#CaptchaChallenge',
    AttemptMembership: './domain/attempt.ts#MembershipAttempt',
  },
  membership: {
    Member: './domain/member.ts#Member',
    MemberAddress: './domain/member.ts#MemberAddress',
    Place: './domain/place.ts#Place',
    AddressRules: '@tarima/markets/address-rules#AddressRules',
    Membership: './domain/membership.ts#Membership',
    MembershipEligibility: './domain/eligibility.ts#Eligibility',
    CaptchaChallenge: '@tarima/service-kit/captcha/captcha#CaptchaChallenge',
  },
  orders: {
    Order: './domain/order.ts#Order',
    OrderLine: './domain/order.ts#OrderLine',
  },
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
        scalars: { DateTime: 'string', ID: 'string', SafeInt: 'number' },
        avoidOptionals: { field: true, inputValue: false },
        inputMaybeValue: 'T | null | undefined',
        mappers: mappers[name],
        mapperTypeSuffix: 'Model',
      },
    },
  ]),
);

/** The shop's typed documents and hooks, next to the `.graphql` files, and its registered operations. */
const clientDocuments: CodegenConfig['generates'] = {
  'client/app/': {
    schema: 'schema/api.graphql',
    documents: 'client/app/**/*.graphql',
    preset: clientPreset,
    presetConfig: {
      sources: ['schema/shared.graphql', ...subgraphNames.map((name) => `subgraphs/${name}/schema.graphql`)],
      apolloFolder: 'client/app/apollo',
      operationsFile: 'schema/operations.gen.json',
      routesFolder: 'client/app/routes',
      // Most components use the viewer, the card of each product too.
      sharedQueries: ['Viewer'],
    } satisfies ClientPresetConfig,
  },
};

const config: CodegenConfig = {
  generates: { ...resolverTypes, ...clientDocuments },
};

export default config;

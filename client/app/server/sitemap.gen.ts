/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../apollo/schema-types.gen.ts';

import { publicOperation } from '../apollo/registered-operation.ts';
import { createField, createSelectionSet } from '../apollo/document-nodes.ts';
import { createQueryHook, createSuspenseQueryHook } from '../apollo/hooks.ts';
export type SitemapCategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type SitemapCategoriesQuery = { topCategories: Array<{ __typename: 'Category', key: string, slugs: { __typename: 'Slugs', es: string, en: string }, children: Array<{ __typename: 'Category', key: string, slugs: { __typename: 'Slugs', es: string, en: string }, children: Array<{ __typename: 'Category', key: string, slugs: { __typename: 'Slugs', es: string, en: string } }> }> }> };

export type SitemapProductsQueryVariables = Exact<{
  categoryKey?: string | null | undefined;
  page: number;
}>;


export type SitemapProductsQuery = { products: { __typename: 'ProductList', total: number, items: Array<{ __typename: 'Product', slugs: { __typename: 'Slugs', es: string, en: string }, masterVariant: { __typename: 'ProductVariant', sku: string } }> } };

export const SitemapCategoriesDocument = /*#__PURE__*/ publicOperation<SitemapCategoriesQuery, SitemapCategoriesQueryVariables, 'SitemapCategories'>('36be007ddefd1fd15b8f41df67a93525bc6f1c5eeebe131c41346623ca120a6d', { kind: "OperationDefinition", operation: "query", name: { kind: "Name", value: "SitemapCategories" }, selectionSet: { kind: "SelectionSet", selections: [createField("topCategories", [createField("key"), createField("slugs", [createField("es"), createField("en")]), createField("children", [createField("key"), createField("slugs", [createField("es"), createField("en")]), createField("children", [createField("key"), createField("slugs", [createField("es"), createField("en")])])])])] } });
export const useSitemapCategoriesQuery = /*#__PURE__*/ createQueryHook(SitemapCategoriesDocument);
export const useSitemapCategoriesSuspenseQuery = /*#__PURE__*/ createSuspenseQueryHook(SitemapCategoriesDocument);
export const SitemapProductsDocument = /*#__PURE__*/ publicOperation<SitemapProductsQuery, SitemapProductsQueryVariables, 'SitemapProducts'>('24cb48d3bc16e046c8a890cd3ef9a6e56b4892533c654905886d4621b55ed298', { kind: "OperationDefinition", operation: "query", name: { kind: "Name", value: "SitemapProducts" }, variableDefinitions: [{ kind: "VariableDefinition", variable: { kind: "Variable", name: { kind: "Name", value: "categoryKey" } }, type: { kind: "NamedType", name: { kind: "Name", value: "ID" } } }, { kind: "VariableDefinition", variable: { kind: "Variable", name: { kind: "Name", value: "page" } }, type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "Int" } } } }], selectionSet: { kind: "SelectionSet", selections: [{ kind: "Field", name: { kind: "Name", value: "products" }, arguments: [{ kind: "Argument", name: { kind: "Name", value: "input" }, value: { kind: "ObjectValue", fields: [{ kind: "ObjectField", name: { kind: "Name", value: "categoryKey" }, value: { kind: "Variable", name: { kind: "Name", value: "categoryKey" } } }, { kind: "ObjectField", name: { kind: "Name", value: "page" }, value: { kind: "Variable", name: { kind: "Name", value: "page" } } }, { kind: "ObjectField", name: { kind: "Name", value: "pageSize" }, value: { kind: "IntValue", value: "100" } }] } }], selectionSet: createSelectionSet([createField("total"), createField("items", [createField("slugs", [createField("es"), createField("en")]), createField("masterVariant", [createField("sku")])])]) }] } });
export const useSitemapProductsQuery = /*#__PURE__*/ createQueryHook(SitemapProductsDocument);
export const useSitemapProductsSuspenseQuery = /*#__PURE__*/ createSuspenseQueryHook(SitemapProductsDocument);

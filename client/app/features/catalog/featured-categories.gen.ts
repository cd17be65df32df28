/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema-types.gen.ts';

import { publicOperation } from '../../apollo/registered-operation.ts';
import { createField, createSpread } from '../../apollo/document-nodes.ts';
import { createQueryHook, createSuspenseQueryHook } from '../../apollo/hooks.ts';
import { CategoryLinkFragmentDocument } from '../../session/shell.gen.ts';
export type FeaturedCategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type FeaturedCategoriesQuery = { featuredCategories: Array<{ __typename: 'Category', description: string | null, productCount: number, key: string, name: string, slug: string, ancestors: Array<{ __typename: 'Category', key: string, name: string, slug: string }>, image: { __typename: 'Image', card: string } | null }> };

export const FeaturedCategoriesDocument = /*#__PURE__*/ publicOperation<FeaturedCategoriesQuery, FeaturedCategoriesQueryVariables, 'FeaturedCategories'>('ca9ac5b9847b02634faa314ebaa0872dd21ce4ebe0f2ee7abb10b7a6ea5995fb', { kind: "OperationDefinition", operation: "query", name: { kind: "Name", value: "FeaturedCategories" }, selectionSet: { kind: "SelectionSet", selections: [createField("featuredCategories", [createSpread("CategoryLink"), createField("description"), createField("productCount"), createField("ancestors", [createSpread("CategoryLink")]), createField("image", [createField("card")])])] } }, CategoryLinkFragmentDocument);
export const useFeaturedCategoriesQuery = /*#__PURE__*/ createQueryHook(FeaturedCategoriesDocument);
export const useFeaturedCategoriesSuspenseQuery = /*#__PURE__*/ createSuspenseQueryHook(FeaturedCategoriesDocument);

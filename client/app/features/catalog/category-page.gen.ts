/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema-types.gen.ts';

import { publicOperation } from '../../apollo/registered-operation.ts';
import { createField, createSelectionSet, createSpread } from '../../apollo/document-nodes.ts';
import { createQueryHook, createSuspenseQueryHook } from '../../apollo/hooks.ts';
import { CategoryLinkFragmentDocument } from '../../session/shell.gen.ts';
export type CategoryPageQueryVariables = Exact<{
  key: string;
}>;


export type CategoryPageQuery = { category: { __typename: 'Category', description: string | null, productCount: number, key: string, name: string, slug: string, slugs: { __typename: 'Slugs', es: string, en: string }, ancestors: Array<{ __typename: 'Category', key: string, name: string, slug: string, slugs: { __typename: 'Slugs', es: string, en: string }, children: Array<{ __typename: 'Category', key: string, name: string, slug: string }> }>, children: Array<{ __typename: 'Category', key: string, name: string, slug: string }> } | null };

export const CategoryPageDocument = /*#__PURE__*/ publicOperation<CategoryPageQuery, CategoryPageQueryVariables, 'CategoryPage'>('a6c26bb127678815d4e681cb0dd8bd8999baf1546cb4b0093ec59d4afa8f87f3', { kind: "OperationDefinition", operation: "query", name: { kind: "Name", value: "CategoryPage" }, variableDefinitions: [{ kind: "VariableDefinition", variable: { kind: "Variable", name: { kind: "Name", value: "key" } }, type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "ID" } } } }], selectionSet: { kind: "SelectionSet", selections: [{ kind: "Field", name: { kind: "Name", value: "category" }, arguments: [{ kind: "Argument", name: { kind: "Name", value: "key" }, value: { kind: "Variable", name: { kind: "Name", value: "key" } } }], selectionSet: createSelectionSet([createSpread("CategoryLink"), createField("slugs", [createField("es"), createField("en")]), createField("description"), createField("productCount"), createField("ancestors", [createSpread("CategoryLink"), createField("slugs", [createField("es"), createField("en")]), createField("children", [createSpread("CategoryLink")])]), createField("children", [createSpread("CategoryLink")])]) }] } }, CategoryLinkFragmentDocument);
export const useCategoryPageQuery = /*#__PURE__*/ createQueryHook(CategoryPageDocument);
export const useCategoryPageSuspenseQuery = /*#__PURE__*/ createSuspenseQueryHook(CategoryPageDocument);

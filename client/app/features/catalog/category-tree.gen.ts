/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema-types.gen.ts';

import { publicOperation } from '../../apollo/registered-operation.ts';
import { createField, createSpread } from '../../apollo/document-nodes.ts';
import { createQueryHook, createSuspenseQueryHook } from '../../apollo/hooks.ts';
import { CategoryLinkFragmentDocument } from '../../session/shell.gen.ts';
export type CategoryTreeQueryVariables = Exact<{ [key: string]: never; }>;


export type CategoryTreeQuery = { topCategories: Array<{ __typename: 'Category', productCount: number, key: string, name: string, slug: string, image: { __typename: 'Image', card: string } | null, children: Array<{ __typename: 'Category', key: string, name: string, slug: string, children: Array<{ __typename: 'Category', key: string, name: string, slug: string }> }> }> };

export const CategoryTreeDocument = /*#__PURE__*/ publicOperation<CategoryTreeQuery, CategoryTreeQueryVariables, 'CategoryTree'>('5d25636e5c47ee5850b00b6fb2fbe76834607883e4122c35544918471cb73116', { kind: "OperationDefinition", operation: "query", name: { kind: "Name", value: "CategoryTree" }, selectionSet: { kind: "SelectionSet", selections: [createField("topCategories", [createSpread("CategoryLink"), createField("productCount"), createField("image", [createField("card")]), createField("children", [createSpread("CategoryLink"), createField("children", [createSpread("CategoryLink")])])])] } }, CategoryLinkFragmentDocument);
export const useCategoryTreeQuery = /*#__PURE__*/ createQueryHook(CategoryTreeDocument);
export const useCategoryTreeSuspenseQuery = /*#__PURE__*/ createSuspenseQueryHook(CategoryTreeDocument);

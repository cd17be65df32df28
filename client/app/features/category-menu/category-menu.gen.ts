/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema-types.gen.ts';

import { publicOperation } from '../../apollo/registered-operation.ts';
import { createField, createSpread } from '../../apollo/document-nodes.ts';
import { createQueryHook, createSuspenseQueryHook } from '../../apollo/hooks.ts';
import { CategoryLinkFragmentDocument } from '../../session/shell.gen.ts';
export type CategoryMenuQueryVariables = Exact<{ [key: string]: never; }>;


export type CategoryMenuQuery = { allCategories: Array<{ __typename: 'Category', key: string, name: string, slug: string, parent: { __typename: 'Category', key: string } | null }> };

export const CategoryMenuDocument = /*#__PURE__*/ publicOperation<CategoryMenuQuery, CategoryMenuQueryVariables, 'CategoryMenu'>('3238f5e84201fdbf3997f20ec7c6543a77561b9913cb1c8b1a9afd67f1b691ac', { kind: "OperationDefinition", operation: "query", name: { kind: "Name", value: "CategoryMenu" }, selectionSet: { kind: "SelectionSet", selections: [createField("allCategories", [createSpread("CategoryLink"), createField("parent", [createField("key")])])] } }, CategoryLinkFragmentDocument);
export const useCategoryMenuQuery = /*#__PURE__*/ createQueryHook(CategoryMenuDocument);
export const useCategoryMenuSuspenseQuery = /*#__PURE__*/ createSuspenseQueryHook(CategoryMenuDocument);

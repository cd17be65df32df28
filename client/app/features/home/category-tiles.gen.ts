/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema-types.gen.ts';

import { publicOperation } from '../../apollo/registered-operation.ts';
import { createField, createSpread } from '../../apollo/document-nodes.ts';
import { createQueryHook, createSuspenseQueryHook } from '../../apollo/hooks.ts';
import { CategoryLinkFragmentDocument } from '../../session/shell.gen.ts';
export type CategoryTilesQueryVariables = Exact<{ [key: string]: never; }>;


export type CategoryTilesQuery = { topCategories: Array<{ __typename: 'Category', key: string, name: string, slug: string, image: { __typename: 'Image', card: string } | null }> };

export const CategoryTilesDocument = /*#__PURE__*/ publicOperation<CategoryTilesQuery, CategoryTilesQueryVariables, 'CategoryTiles'>('25ca76524d28ddac9aadbbd789be5fc4864aa136d01f1ac6c7359d8380ee90e3', { kind: "OperationDefinition", operation: "query", name: { kind: "Name", value: "CategoryTiles" }, selectionSet: { kind: "SelectionSet", selections: [createField("topCategories", [createSpread("CategoryLink"), createField("image", [createField("card")])])] } }, CategoryLinkFragmentDocument);
export const useCategoryTilesQuery = /*#__PURE__*/ createQueryHook(CategoryTilesDocument);
export const useCategoryTilesSuspenseQuery = /*#__PURE__*/ createSuspenseQueryHook(CategoryTilesDocument);

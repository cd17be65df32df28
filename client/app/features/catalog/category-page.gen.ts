/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema-types.gen.ts';

import { registeredOperation } from '../../apollo/registered-operation.ts';
import { queryHook, suspenseQueryHook } from '../../apollo/hooks.ts';
import { CategoryLinkFragmentDocument } from '../../shell/shell.gen.ts';
export type CategoryPageQueryVariables = Exact<{
  key: string;
}>;


export type CategoryPageQuery = { category: { __typename: 'Category', description: string | null, productCount: number, key: string, name: string, slug: string, ancestors: Array<{ __typename: 'Category', key: string, name: string, slug: string }>, children: Array<{ __typename: 'Category', key: string, name: string, slug: string }> } | null };

export const CategoryPageDocument = /*#__PURE__*/ registeredOperation<CategoryPageQuery, CategoryPageQueryVariables>('a0318bffe330491ef1c8c79f3fab623a91a1a0ea08a706f1d588f6368d9eef1c', ["query","CategoryPage",{"key":"ID!"},[["category",["...CategoryLink","description","productCount",["ancestors",["...CategoryLink","__typename"]],["children",["...CategoryLink","__typename"]],"__typename"],{"key":"$key"}]]], CategoryLinkFragmentDocument);
export const useCategoryPageQuery = /*#__PURE__*/ queryHook(CategoryPageDocument);
export const useCategoryPageSuspenseQuery = /*#__PURE__*/ suspenseQueryHook(CategoryPageDocument);

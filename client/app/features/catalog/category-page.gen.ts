/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema-types.gen.ts';

import { publicOperation } from '../../apollo/registered-operation.ts';
import { queryHook, suspenseQueryHook } from '../../apollo/hooks.ts';
import { CategoryLinkFragmentDocument } from '../../session/shell.gen.ts';
export type CategoryPageQueryVariables = Exact<{
  key: string;
}>;


export type CategoryPageQuery = { category: { __typename: 'Category', description: string | null, productCount: number, key: string, name: string, slug: string, slugs: { __typename: 'Slugs', es: string, en: string }, ancestors: Array<{ __typename: 'Category', key: string, name: string, slug: string, slugs: { __typename: 'Slugs', es: string, en: string }, children: Array<{ __typename: 'Category', key: string, name: string, slug: string }> }>, children: Array<{ __typename: 'Category', key: string, name: string, slug: string }> } | null };

export const CategoryPageDocument = /*#__PURE__*/ publicOperation<CategoryPageQuery, CategoryPageQueryVariables, 'CategoryPage'>('a6c26bb127678815d4e681cb0dd8bd8999baf1546cb4b0093ec59d4afa8f87f3', ["query","CategoryPage",{"key":"ID!"},[["category",["...CategoryLink",["slugs",["es","en","__typename"]],"description","productCount",["ancestors",["...CategoryLink",["slugs",["es","en","__typename"]],["children",["...CategoryLink","__typename"]],"__typename"]],["children",["...CategoryLink","__typename"]],"__typename"],{"key":"$key"}]]], CategoryLinkFragmentDocument);
export const useCategoryPageQuery = /*#__PURE__*/ queryHook(CategoryPageDocument);
export const useCategoryPageSuspenseQuery = /*#__PURE__*/ suspenseQueryHook(CategoryPageDocument);

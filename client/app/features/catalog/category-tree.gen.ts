/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema-types.gen.ts';

import { publicOperation } from '../../apollo/registered-operation.ts';
import { queryHook, suspenseQueryHook } from '../../apollo/hooks.ts';
import { CategoryLinkFragmentDocument } from '../../session/shell.gen.ts';
export type CategoryTreeQueryVariables = Exact<{ [key: string]: never; }>;


export type CategoryTreeQuery = { categories: Array<{ __typename: 'Category', productCount: number, key: string, name: string, slug: string, image: { __typename: 'Image', card: string } | null, children: Array<{ __typename: 'Category', key: string, name: string, slug: string, children: Array<{ __typename: 'Category', key: string, name: string, slug: string }> }> }> };

export const CategoryTreeDocument = /*#__PURE__*/ publicOperation<CategoryTreeQuery, CategoryTreeQueryVariables, 'CategoryTree'>('41e37d391f5d98934ed53e38c0e1f7800e79ba05cd7d8313f13a0be0c9d918fd', {"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CategoryTree"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CategoryLink"}},{"kind":"Field","name":{"kind":"Name","value":"productCount"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"card"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CategoryLink"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CategoryLink"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}, CategoryLinkFragmentDocument);
export const useCategoryTreeQuery = /*#__PURE__*/ queryHook(CategoryTreeDocument);
export const useCategoryTreeSuspenseQuery = /*#__PURE__*/ suspenseQueryHook(CategoryTreeDocument);

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema-types.gen.ts';

import { publicOperation } from '../../apollo/registered-operation.ts';
import { createQueryHook, createSuspenseQueryHook } from '../../apollo/hooks.ts';
import { CategoryLinkFragmentDocument } from '../../session/shell.gen.ts';
export type CategoryTreeQueryVariables = Exact<{ [key: string]: never; }>;


export type CategoryTreeQuery = { topCategories: Array<{ __typename: 'Category', productCount: number, key: string, name: string, slug: string, image: { __typename: 'Image', card: string } | null, children: Array<{ __typename: 'Category', key: string, name: string, slug: string, children: Array<{ __typename: 'Category', key: string, name: string, slug: string }> }> }> };

export const CategoryTreeDocument = /*#__PURE__*/ publicOperation<CategoryTreeQuery, CategoryTreeQueryVariables, 'CategoryTree'>('5d25636e5c47ee5850b00b6fb2fbe76834607883e4122c35544918471cb73116', {"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CategoryTree"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"topCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CategoryLink"}},{"kind":"Field","name":{"kind":"Name","value":"productCount"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"card"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CategoryLink"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CategoryLink"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}, CategoryLinkFragmentDocument);
export const useCategoryTreeQuery = /*#__PURE__*/ createQueryHook(CategoryTreeDocument);
export const useCategoryTreeSuspenseQuery = /*#__PURE__*/ createSuspenseQueryHook(CategoryTreeDocument);

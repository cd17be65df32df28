/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { fragmentDocument, registeredOperation } from '../apollo/registered-operation.ts';
import { queryHook, suspenseQueryHook } from '../apollo/hooks.ts';
export type ShellQueryVariables = Exact<{ [key: string]: never; }>;


export type ShellQuery = { categories: Array<{ __typename: 'Category', key: string, name: string, slug: string }>, clubs: Array<{ __typename: 'Club', key: string, name: string, city: string, address: string, openingHours: string | null, isEcommerceEnabled: boolean }> };

export type CategoryLinkFragment = { __typename: 'Category', key: string, name: string, slug: string };

export type ClubSummaryFragment = { __typename: 'Club', key: string, name: string, city: string, address: string, openingHours: string | null, isEcommerceEnabled: boolean };

export type ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerQuery = { me: { __typename: 'Member', id: string, firstName: string, marketCode: string } | null, cart: { __typename: 'Cart', id: string, itemCount: number } | null };

export const CategoryLinkFragmentDocument = /*#__PURE__*/ fragmentDocument({"kind":"FragmentDefinition","name":{"kind":"Name","value":"CategoryLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Category"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}});
export const ClubSummaryFragmentDocument = /*#__PURE__*/ fragmentDocument({"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClubSummary"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Club"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"openingHours"}},{"kind":"Field","name":{"kind":"Name","value":"isEcommerceEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}});
export const ShellDocument = /*#__PURE__*/ registeredOperation<ShellQuery, ShellQueryVariables>('9d6438c483b29226aa13def0b01d7ff6b845084af6382090949e645e4d84e0e5', [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Shell"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CategoryLink"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"clubs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClubSummary"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}, CategoryLinkFragmentDocument.definitions[0]!, ClubSummaryFragmentDocument.definitions[0]!]);
export const useShellQuery = /*#__PURE__*/ queryHook(ShellDocument);
export const useShellSuspenseQuery = /*#__PURE__*/ suspenseQueryHook(ShellDocument);
export const ViewerDocument = /*#__PURE__*/ registeredOperation<ViewerQuery, ViewerQueryVariables>('a6644aa4bc7f7f882d38b37fea5b6a09cd8a45e8472242b236caf07a13f1b106', [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"marketCode"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"itemCount"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]);
export const useViewerQuery = /*#__PURE__*/ queryHook(ViewerDocument);
export const useViewerSuspenseQuery = /*#__PURE__*/ suspenseQueryHook(ViewerDocument);

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../apollo/schema-types.gen.ts';

import { createFragmentDocument, publicOperation } from '../apollo/registered-operation.ts';
import { createQueryHook, createSuspenseQueryHook } from '../apollo/hooks.ts';
export type ShellQueryVariables = Exact<{ [key: string]: never; }>;


export type ShellQuery = { topCategories: Array<{ __typename: 'Category', key: string, name: string, slug: string }>, clubs: Array<{ __typename: 'Club', key: string, name: string, city: string, address: string, openingHours: string | null, isEcommerceEnabled: boolean, offersPickup: boolean, sellsMemberships: boolean }>, market: { __typename: 'Market', code: string, defaultClub: { __typename: 'Club', key: string } | null } };

export type CategoryLinkFragment = { __typename: 'Category', key: string, name: string, slug: string };

export type ClubSummaryFragment = { __typename: 'Club', key: string, name: string, city: string, address: string, openingHours: string | null, isEcommerceEnabled: boolean, offersPickup: boolean, sellsMemberships: boolean };

export const CategoryLinkFragmentDocument = /*#__PURE__*/ createFragmentDocument({"kind":"FragmentDefinition","name":{"kind":"Name","value":"CategoryLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Category"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}});
export const ClubSummaryFragmentDocument = /*#__PURE__*/ createFragmentDocument({"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClubSummary"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Club"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"openingHours"}},{"kind":"Field","name":{"kind":"Name","value":"isEcommerceEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"offersPickup"}},{"kind":"Field","name":{"kind":"Name","value":"sellsMemberships"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}});
export const ShellDocument = /*#__PURE__*/ publicOperation<ShellQuery, ShellQueryVariables, 'Shell'>('cf933a2e86dfe5faa51a8414c6d21545f385cccff4f035cacdf9ac7bd28786f5', {"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Shell"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"topCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CategoryLink"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"clubs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClubSummary"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"market"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"defaultClub"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}, CategoryLinkFragmentDocument, ClubSummaryFragmentDocument);
export const useShellQuery = /*#__PURE__*/ createQueryHook(ShellDocument);
export const useShellSuspenseQuery = /*#__PURE__*/ createSuspenseQueryHook(ShellDocument);

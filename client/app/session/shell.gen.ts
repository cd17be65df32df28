/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../apollo/schema-types.gen.ts';

import { createFragmentDocument, publicOperation } from '../apollo/registered-operation.ts';
import { createField, createSelectionSet, createSpread } from '../apollo/document-nodes.ts';
import { createQueryHook, createSuspenseQueryHook } from '../apollo/hooks.ts';
export type ShellQueryVariables = Exact<{ [key: string]: never; }>;


export type ShellQuery = { topCategories: Array<{ __typename: 'Category', key: string, name: string, slug: string }>, clubs: Array<{ __typename: 'Club', key: string, name: string, city: string, address: string, openingHours: string | null, isEcommerceEnabled: boolean, offersPickup: boolean, sellsMemberships: boolean }>, market: { __typename: 'Market', code: string, defaultClub: { __typename: 'Club', key: string } | null } };

export type CategoryLinkFragment = { __typename: 'Category', key: string, name: string, slug: string };

export type ClubSummaryFragment = { __typename: 'Club', key: string, name: string, city: string, address: string, openingHours: string | null, isEcommerceEnabled: boolean, offersPickup: boolean, sellsMemberships: boolean };

export const CategoryLinkFragmentDocument = /*#__PURE__*/ createFragmentDocument({ kind: "FragmentDefinition", name: { kind: "Name", value: "CategoryLink" }, typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Category" } }, selectionSet: createSelectionSet([createField("key"), createField("name"), createField("slug")]) });
export const ClubSummaryFragmentDocument = /*#__PURE__*/ createFragmentDocument({ kind: "FragmentDefinition", name: { kind: "Name", value: "ClubSummary" }, typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Club" } }, selectionSet: createSelectionSet([createField("key"), createField("name"), createField("city"), createField("address"), createField("openingHours"), createField("isEcommerceEnabled"), createField("offersPickup"), createField("sellsMemberships")]) });
export const ShellDocument = /*#__PURE__*/ publicOperation<ShellQuery, ShellQueryVariables, 'Shell'>('cf933a2e86dfe5faa51a8414c6d21545f385cccff4f035cacdf9ac7bd28786f5', { kind: "OperationDefinition", operation: "query", name: { kind: "Name", value: "Shell" }, selectionSet: { kind: "SelectionSet", selections: [createField("topCategories", [createSpread("CategoryLink")]), createField("clubs", [createSpread("ClubSummary")]), createField("market", [createField("code"), createField("defaultClub", [createField("key")])])] } }, CategoryLinkFragmentDocument, ClubSummaryFragmentDocument);
export const useShellQuery = /*#__PURE__*/ createQueryHook(ShellDocument);
export const useShellSuspenseQuery = /*#__PURE__*/ createSuspenseQueryHook(ShellDocument);

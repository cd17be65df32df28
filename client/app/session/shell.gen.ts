/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../apollo/schema-types.gen.ts';

import { fragmentDocument, publicOperation } from '../apollo/registered-operation.ts';
import { queryHook, suspenseQueryHook } from '../apollo/hooks.ts';
export type ShellQueryVariables = Exact<{ [key: string]: never; }>;


export type ShellQuery = { categories: Array<{ __typename: 'Category', key: string, name: string, slug: string }>, clubs: Array<{ __typename: 'Club', key: string, name: string, city: string, address: string, openingHours: string | null, isEcommerceEnabled: boolean, offersPickup: boolean, sellsMemberships: boolean }>, market: { __typename: 'Market', code: string, defaultClub: { __typename: 'Club', key: string } | null } };

export type CategoryLinkFragment = { __typename: 'Category', key: string, name: string, slug: string };

export type ClubSummaryFragment = { __typename: 'Club', key: string, name: string, city: string, address: string, openingHours: string | null, isEcommerceEnabled: boolean, offersPickup: boolean, sellsMemberships: boolean };

export const CategoryLinkFragmentDocument = /*#__PURE__*/ fragmentDocument(["fragment","CategoryLink","Category",["key","name","slug","__typename"]]);
export const ClubSummaryFragmentDocument = /*#__PURE__*/ fragmentDocument(["fragment","ClubSummary","Club",["key","name","city","address","openingHours","isEcommerceEnabled","offersPickup","sellsMemberships","__typename"]]);
export const ShellDocument = /*#__PURE__*/ publicOperation<ShellQuery, ShellQueryVariables, 'Shell'>('21885fde1393685ba5e684b779dede9c5bbf207b9d16042ffb3b9028f9b878d8', ["query","Shell",{},[["categories",["...CategoryLink","__typename"]],["clubs",["...ClubSummary","__typename"]],["market",["code",["defaultClub",["key","__typename"]],"__typename"]]]], CategoryLinkFragmentDocument, ClubSummaryFragmentDocument);
export const useShellQuery = /*#__PURE__*/ queryHook(ShellDocument);
export const useShellSuspenseQuery = /*#__PURE__*/ suspenseQueryHook(ShellDocument);

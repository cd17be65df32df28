/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema-types.gen.ts';

import { privateOperation, publicOperation } from '../../apollo/registered-operation.ts';
import { createField, createSelectionSet } from '../../apollo/document-nodes.ts';
import { createQueryHook, createSuspenseQueryHook } from '../../apollo/hooks.ts';
export type ClubPlacesQueryVariables = Exact<{ [key: string]: never; }>;


export type ClubPlacesQuery = { clubs: Array<{ __typename: 'Club', key: string, name: string, latitude: number, longitude: number }> };

export type HomePositionsQueryVariables = Exact<{ [key: string]: never; }>;


export type HomePositionsQuery = { me: { __typename: 'Member', id: string, addresses: Array<{ __typename: 'MemberAddress', id: string, isDefault: boolean, latitude: number | null, longitude: number | null }> } | null };

export type HomeClubQueryVariables = Exact<{
  addressId: string;
}>;


export type HomeClubQuery = { homeDelivery: { __typename: 'HomeDelivery', addressId: string, club: { __typename: 'Club', key: string } } | null };

export const ClubPlacesDocument = /*#__PURE__*/ publicOperation<ClubPlacesQuery, ClubPlacesQueryVariables, 'ClubPlaces'>('cf3ef5480d22deee02af68bfa7a9d8405ae460b3e0ff24f67c0dbefa7e2677b8', { kind: "OperationDefinition", operation: "query", name: { kind: "Name", value: "ClubPlaces" }, selectionSet: { kind: "SelectionSet", selections: [createField("clubs", [createField("key"), createField("name"), createField("latitude"), createField("longitude")])] } });
export const useClubPlacesQuery = /*#__PURE__*/ createQueryHook(ClubPlacesDocument);
export const useClubPlacesSuspenseQuery = /*#__PURE__*/ createSuspenseQueryHook(ClubPlacesDocument);
export const HomePositionsDocument = /*#__PURE__*/ privateOperation<HomePositionsQuery, HomePositionsQueryVariables, 'HomePositions'>('e920320484b57d813279e51a87df25d25c53f59a7fa9cae1db40cd6402d1cf38', { kind: "OperationDefinition", operation: "query", name: { kind: "Name", value: "HomePositions" }, selectionSet: { kind: "SelectionSet", selections: [createField("me", [createField("id"), createField("addresses", [createField("id"), createField("isDefault"), createField("latitude"), createField("longitude")])])] } });
export const useHomePositionsQuery = /*#__PURE__*/ createQueryHook(HomePositionsDocument);
export const useHomePositionsSuspenseQuery = /*#__PURE__*/ createSuspenseQueryHook(HomePositionsDocument);
export const HomeClubDocument = /*#__PURE__*/ privateOperation<HomeClubQuery, HomeClubQueryVariables, 'HomeClub'>('04ee74614387ef66b923fb28a1bb1b3b9a47f527d63e84d7c6a614122926b72f', { kind: "OperationDefinition", operation: "query", name: { kind: "Name", value: "HomeClub" }, variableDefinitions: [{ kind: "VariableDefinition", variable: { kind: "Variable", name: { kind: "Name", value: "addressId" } }, type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "ID" } } } }], selectionSet: { kind: "SelectionSet", selections: [{ kind: "Field", name: { kind: "Name", value: "homeDelivery" }, arguments: [{ kind: "Argument", name: { kind: "Name", value: "addressId" }, value: { kind: "Variable", name: { kind: "Name", value: "addressId" } } }], selectionSet: createSelectionSet([createField("addressId"), createField("club", [createField("key")])]) }] } });
export const useHomeClubQuery = /*#__PURE__*/ createQueryHook(HomeClubDocument);
export const useHomeClubSuspenseQuery = /*#__PURE__*/ createSuspenseQueryHook(HomeClubDocument);

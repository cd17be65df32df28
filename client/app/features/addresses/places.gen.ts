/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema-types.gen.ts';

import { createFragmentDocument, privateOperation, publicOperation } from '../../apollo/registered-operation.ts';
import { createField, createSelectionSet, createSpread } from '../../apollo/document-nodes.ts';
import { createQueryHook, createSuspenseQueryHook } from '../../apollo/hooks.ts';
import { TerritoryPartsFragmentDocument } from './territory.gen.ts';
import { AddressFailurePartsFragmentDocument } from './address-failure.gen.ts';
export type PlacePartsFragment = { __typename: 'Place', latitude: number, longitude: number, plusCode: string, streetText: string, isDeliverable: boolean, territories: Array<{ __typename: 'Territory', id: string, name: string }> };

export type PlaceSuggestionsQueryVariables = Exact<{
  text: string;
}>;


export type PlaceSuggestionsQuery = { placeSuggestions: Array<{ __typename: 'PlaceSuggestion', id: string, text: string }> };

export type PlaceQueryVariables = Exact<{
  id: string;
}>;


export type PlaceQuery = { place: { __typename: 'Place', latitude: number, longitude: number, plusCode: string, streetText: string, isDeliverable: boolean, territories: Array<{ __typename: 'Territory', id: string, name: string }> } | null };

export type PlaceByPositionQueryVariables = Exact<{
  latitude: number;
  longitude: number;
}>;


export type PlaceByPositionQuery = { placeByPosition:
    | { __typename: 'Place', latitude: number, longitude: number, plusCode: string, streetText: string, isDeliverable: boolean, territories: Array<{ __typename: 'Territory', id: string, name: string }> }
    | { __typename: 'PlaceOutsideMarket', code: string }
   };

export type PlaceByTextQueryVariables = Exact<{
  text: string;
}>;


export type PlaceByTextQuery = { placeByText: { __typename: 'Place', latitude: number, longitude: number, plusCode: string, streetText: string, isDeliverable: boolean, territories: Array<{ __typename: 'Territory', id: string, name: string }> } | null };

export type TerritoriesQueryVariables = Exact<{
  parentId?: string | null | undefined;
}>;


export type TerritoriesQuery = { territories: Array<{ __typename: 'Territory', id: string, name: string }> };

export const PlacePartsFragmentDocument = /*#__PURE__*/ createFragmentDocument({ kind: "FragmentDefinition", name: { kind: "Name", value: "PlaceParts" }, typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Place" } }, selectionSet: createSelectionSet([createField("latitude"), createField("longitude"), createField("plusCode"), createField("streetText"), createField("isDeliverable"), createField("territories", [createSpread("TerritoryParts")])]) }, TerritoryPartsFragmentDocument);
export const PlaceSuggestionsDocument = /*#__PURE__*/ privateOperation<PlaceSuggestionsQuery, PlaceSuggestionsQueryVariables, 'PlaceSuggestions'>('71f730a270e1802b023c236aab55865cb7e29f4401cacd4c0c1309f63afe6eb1', { kind: "OperationDefinition", operation: "query", name: { kind: "Name", value: "PlaceSuggestions" }, variableDefinitions: [{ kind: "VariableDefinition", variable: { kind: "Variable", name: { kind: "Name", value: "text" } }, type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "String" } } } }], selectionSet: { kind: "SelectionSet", selections: [{ kind: "Field", name: { kind: "Name", value: "placeSuggestions" }, arguments: [{ kind: "Argument", name: { kind: "Name", value: "text" }, value: { kind: "Variable", name: { kind: "Name", value: "text" } } }, { kind: "Argument", name: { kind: "Name", value: "limit" }, value: { kind: "IntValue", value: "6" } }], selectionSet: createSelectionSet([createField("id"), createField("text")]) }] } });
export const usePlaceSuggestionsQuery = /*#__PURE__*/ createQueryHook(PlaceSuggestionsDocument);
export const usePlaceSuggestionsSuspenseQuery = /*#__PURE__*/ createSuspenseQueryHook(PlaceSuggestionsDocument);
export const PlaceDocument = /*#__PURE__*/ privateOperation<PlaceQuery, PlaceQueryVariables, 'Place'>('0fe833002cdc64147c00ab92d900fb0ec549dba6752e85a081dc8a9f19523d8f', { kind: "OperationDefinition", operation: "query", name: { kind: "Name", value: "Place" }, variableDefinitions: [{ kind: "VariableDefinition", variable: { kind: "Variable", name: { kind: "Name", value: "id" } }, type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "ID" } } } }], selectionSet: { kind: "SelectionSet", selections: [{ kind: "Field", name: { kind: "Name", value: "place" }, arguments: [{ kind: "Argument", name: { kind: "Name", value: "id" }, value: { kind: "Variable", name: { kind: "Name", value: "id" } } }], selectionSet: createSelectionSet([createSpread("PlaceParts")]) }] } }, PlacePartsFragmentDocument, TerritoryPartsFragmentDocument);
export const usePlaceQuery = /*#__PURE__*/ createQueryHook(PlaceDocument);
export const usePlaceSuspenseQuery = /*#__PURE__*/ createSuspenseQueryHook(PlaceDocument);
export const PlaceByPositionDocument = /*#__PURE__*/ privateOperation<PlaceByPositionQuery, PlaceByPositionQueryVariables, 'PlaceByPosition'>('216ed9592b52b7c4c35e14cddd41702cc5090cdf0f717596ef8873adcd0c35e4', { kind: "OperationDefinition", operation: "query", name: { kind: "Name", value: "PlaceByPosition" }, variableDefinitions: [{ kind: "VariableDefinition", variable: { kind: "Variable", name: { kind: "Name", value: "latitude" } }, type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "Float" } } } }, { kind: "VariableDefinition", variable: { kind: "Variable", name: { kind: "Name", value: "longitude" } }, type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "Float" } } } }], selectionSet: { kind: "SelectionSet", selections: [{ kind: "Field", name: { kind: "Name", value: "placeByPosition" }, arguments: [{ kind: "Argument", name: { kind: "Name", value: "latitude" }, value: { kind: "Variable", name: { kind: "Name", value: "latitude" } } }, { kind: "Argument", name: { kind: "Name", value: "longitude" }, value: { kind: "Variable", name: { kind: "Name", value: "longitude" } } }], selectionSet: createSelectionSet([createSpread("PlaceParts"), createSpread("AddressFailureParts")]) }] } }, AddressFailurePartsFragmentDocument, PlacePartsFragmentDocument, TerritoryPartsFragmentDocument);
export const usePlaceByPositionQuery = /*#__PURE__*/ createQueryHook(PlaceByPositionDocument);
export const usePlaceByPositionSuspenseQuery = /*#__PURE__*/ createSuspenseQueryHook(PlaceByPositionDocument);
export const PlaceByTextDocument = /*#__PURE__*/ privateOperation<PlaceByTextQuery, PlaceByTextQueryVariables, 'PlaceByText'>('4c4d6d1bc3b2e5b00ae2da9bbfe123e618428df50f2caa75c1974ecbc7cb271b', { kind: "OperationDefinition", operation: "query", name: { kind: "Name", value: "PlaceByText" }, variableDefinitions: [{ kind: "VariableDefinition", variable: { kind: "Variable", name: { kind: "Name", value: "text" } }, type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "String" } } } }], selectionSet: { kind: "SelectionSet", selections: [{ kind: "Field", name: { kind: "Name", value: "placeByText" }, arguments: [{ kind: "Argument", name: { kind: "Name", value: "text" }, value: { kind: "Variable", name: { kind: "Name", value: "text" } } }], selectionSet: createSelectionSet([createSpread("PlaceParts")]) }] } }, PlacePartsFragmentDocument, TerritoryPartsFragmentDocument);
export const usePlaceByTextQuery = /*#__PURE__*/ createQueryHook(PlaceByTextDocument);
export const usePlaceByTextSuspenseQuery = /*#__PURE__*/ createSuspenseQueryHook(PlaceByTextDocument);
export const TerritoriesDocument = /*#__PURE__*/ publicOperation<TerritoriesQuery, TerritoriesQueryVariables, 'Territories'>('f475dd3465c396fc98a6710b260c0b4aa9e4503bf96bc818f564f902ff7a8ad2', { kind: "OperationDefinition", operation: "query", name: { kind: "Name", value: "Territories" }, variableDefinitions: [{ kind: "VariableDefinition", variable: { kind: "Variable", name: { kind: "Name", value: "parentId" } }, type: { kind: "NamedType", name: { kind: "Name", value: "ID" } } }], selectionSet: { kind: "SelectionSet", selections: [{ kind: "Field", name: { kind: "Name", value: "territories" }, arguments: [{ kind: "Argument", name: { kind: "Name", value: "parentId" }, value: { kind: "Variable", name: { kind: "Name", value: "parentId" } } }], selectionSet: createSelectionSet([createSpread("TerritoryParts")]) }] } }, TerritoryPartsFragmentDocument);
export const useTerritoriesQuery = /*#__PURE__*/ createQueryHook(TerritoriesDocument);
export const useTerritoriesSuspenseQuery = /*#__PURE__*/ createSuspenseQueryHook(TerritoriesDocument);

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema-types.gen.ts';

import { fragmentDocument, registeredOperation } from '../../apollo/registered-operation.ts';
import { queryHook, suspenseQueryHook } from '../../apollo/hooks.ts';
export type PlacePartsFragment = { __typename: 'Place', latitude: number, longitude: number, plusCode: string, streetText: string, isDeliverable: boolean };

export type PlaceSuggestionsQueryVariables = Exact<{
  text: string;
}>;


export type PlaceSuggestionsQuery = { placeSuggestions: Array<{ __typename: 'PlaceSuggestion', id: string, text: string }> };

export type PlaceQueryVariables = Exact<{
  id: string;
}>;


export type PlaceQuery = { place: { __typename: 'Place', latitude: number, longitude: number, plusCode: string, streetText: string, isDeliverable: boolean } | null };

export type PlaceAtQueryVariables = Exact<{
  latitude: number;
  longitude: number;
}>;


export type PlaceAtQuery = { placeAt:
    | { __typename: 'Place', latitude: number, longitude: number, plusCode: string, streetText: string, isDeliverable: boolean }
    | { __typename: 'PlaceOutsideMarket', code: string, message: string }
   };

export type FindPlaceQueryVariables = Exact<{
  text: string;
}>;


export type FindPlaceQuery = { findPlace: { __typename: 'Place', latitude: number, longitude: number, plusCode: string, streetText: string, isDeliverable: boolean } | null };

export const PlacePartsFragmentDocument = /*#__PURE__*/ fragmentDocument(["fragment","PlaceParts","Place",["latitude","longitude","plusCode","streetText","isDeliverable","__typename"]]);
export const PlaceSuggestionsDocument = /*#__PURE__*/ registeredOperation<PlaceSuggestionsQuery, PlaceSuggestionsQueryVariables>('71f730a270e1802b023c236aab55865cb7e29f4401cacd4c0c1309f63afe6eb1', ["query","PlaceSuggestions",{"text":"String!"},[["placeSuggestions",["id","text","__typename"],{"text":"$text","limit":{"kind":"IntValue","value":"6"}}]]]);
export const usePlaceSuggestionsQuery = /*#__PURE__*/ queryHook(PlaceSuggestionsDocument);
export const usePlaceSuggestionsSuspenseQuery = /*#__PURE__*/ suspenseQueryHook(PlaceSuggestionsDocument);
export const PlaceDocument = /*#__PURE__*/ registeredOperation<PlaceQuery, PlaceQueryVariables>('3844c3e2488ba5fddbe7ea41bc147668abfe54f62eba4dae5620ad7098394516', ["query","Place",{"id":"ID!"},[["place",["...PlaceParts","__typename"],{"id":"$id"}]]], PlacePartsFragmentDocument);
export const usePlaceQuery = /*#__PURE__*/ queryHook(PlaceDocument);
export const usePlaceSuspenseQuery = /*#__PURE__*/ suspenseQueryHook(PlaceDocument);
export const PlaceAtDocument = /*#__PURE__*/ registeredOperation<PlaceAtQuery, PlaceAtQueryVariables>('6869265e4523b1791b1c3baedc9298d2bbfade7051b6b752000d7d67d8dcab85', ["query","PlaceAt",{"latitude":"Float!","longitude":"Float!"},[["placeAt",["...PlaceParts",["... on UserError",["code","message","__typename"]],"__typename"],{"latitude":"$latitude","longitude":"$longitude"}]]], PlacePartsFragmentDocument);
export const usePlaceAtQuery = /*#__PURE__*/ queryHook(PlaceAtDocument);
export const usePlaceAtSuspenseQuery = /*#__PURE__*/ suspenseQueryHook(PlaceAtDocument);
export const FindPlaceDocument = /*#__PURE__*/ registeredOperation<FindPlaceQuery, FindPlaceQueryVariables>('56753b59fcb57ecfde457a005072f1540f849858f4871cd60248ca6e85772c6a', ["query","FindPlace",{"text":"String!"},[["findPlace",["...PlaceParts","__typename"],{"text":"$text"}]]], PlacePartsFragmentDocument);
export const useFindPlaceQuery = /*#__PURE__*/ queryHook(FindPlaceDocument);
export const useFindPlaceSuspenseQuery = /*#__PURE__*/ suspenseQueryHook(FindPlaceDocument);

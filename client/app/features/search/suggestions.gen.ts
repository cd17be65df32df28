/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema-types.gen.ts';

import { publicOperation } from '../../apollo/registered-operation.ts';
import { queryHook, suspenseQueryHook } from '../../apollo/hooks.ts';
import { MoneyPartsFragmentDocument } from '../../apollo/money.gen.ts';
export type SearchSuggestionsQueryVariables = Exact<{
  text: string;
  clubId?: string | null | undefined;
}>;


export type SearchSuggestionsQuery = { searchSuggestions: { __typename: 'SearchSuggestions', queries: Array<{ __typename: 'QuerySuggestion', displayText: string, query: string }>, products: Array<{ __typename: 'Product', key: string, name: string, slug: string, displayVariant: { __typename: 'ProductVariant', sku: string, images: Array<{ __typename: 'Image', card: string, thumbnail: string }>, price: { __typename: 'ProductPrice', current: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } } | null } }> } };

export const SearchSuggestionsDocument = /*#__PURE__*/ publicOperation<SearchSuggestionsQuery, SearchSuggestionsQueryVariables, 'SearchSuggestions'>('bb371bc8cc017614aeee96ac6658b7773bccbfe4907df0b8e1051360c3a9b936', ["query","SearchSuggestions",{"text":"String!","clubId":"ID"},[["searchSuggestions",[["queries",["displayText","query","__typename"]],["products",["key","name","slug",["displayVariant",["sku",["images",["card","thumbnail","__typename"]],["price",[["current",["...MoneyParts","__typename"]],"__typename"],{"clubId":"$clubId"}],"__typename"],{"clubId":"$clubId"}],"__typename"]],"__typename"],{"text":"$text","clubId":"$clubId"}]]], MoneyPartsFragmentDocument);
export const useSearchSuggestionsQuery = /*#__PURE__*/ queryHook(SearchSuggestionsDocument);
export const useSearchSuggestionsSuspenseQuery = /*#__PURE__*/ suspenseQueryHook(SearchSuggestionsDocument);

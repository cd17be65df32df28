/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema-types.gen.ts';

import { publicOperation } from '../../apollo/registered-operation.ts';
import { createField, createSelectionSet, createSpread } from '../../apollo/document-nodes.ts';
import { createQueryHook, createSuspenseQueryHook } from '../../apollo/hooks.ts';
import { MoneyPartsFragmentDocument } from '../../apollo/money.gen.ts';
export type SearchSuggestionsQueryVariables = Exact<{
  text: string;
  clubKey?: string | null | undefined;
}>;


export type SearchSuggestionsQuery = { searchSuggestions: { __typename: 'SearchSuggestions', queries: Array<{ __typename: 'QuerySuggestion', displayText: string, query: string }>, products: Array<{ __typename: 'Product', key: string, name: string, slug: string, displayVariant: { __typename: 'ProductVariant', sku: string, images: Array<{ __typename: 'Image', card: string, thumbnail: string }>, price: { __typename: 'ProductPrice', current: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } } | null } }> } };

export const SearchSuggestionsDocument = /*#__PURE__*/ publicOperation<SearchSuggestionsQuery, SearchSuggestionsQueryVariables, 'SearchSuggestions'>('e8566ae41e2ad57415f377c8c8eb4615c6391bba24358e870b45bcc6e8330baa', { kind: "OperationDefinition", operation: "query", name: { kind: "Name", value: "SearchSuggestions" }, variableDefinitions: [{ kind: "VariableDefinition", variable: { kind: "Variable", name: { kind: "Name", value: "text" } }, type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "String" } } } }, { kind: "VariableDefinition", variable: { kind: "Variable", name: { kind: "Name", value: "clubKey" } }, type: { kind: "NamedType", name: { kind: "Name", value: "ID" } } }], selectionSet: { kind: "SelectionSet", selections: [{ kind: "Field", name: { kind: "Name", value: "searchSuggestions" }, arguments: [{ kind: "Argument", name: { kind: "Name", value: "text" }, value: { kind: "Variable", name: { kind: "Name", value: "text" } } }, { kind: "Argument", name: { kind: "Name", value: "clubKey" }, value: { kind: "Variable", name: { kind: "Name", value: "clubKey" } } }], selectionSet: createSelectionSet([createField("queries", [createField("displayText"), createField("query")]), createField("products", [createField("key"), createField("name"), createField("slug"), { kind: "Field", name: { kind: "Name", value: "displayVariant" }, arguments: [{ kind: "Argument", name: { kind: "Name", value: "clubKey" }, value: { kind: "Variable", name: { kind: "Name", value: "clubKey" } } }], selectionSet: createSelectionSet([createField("sku"), createField("images", [createField("card"), createField("thumbnail")]), { kind: "Field", name: { kind: "Name", value: "price" }, arguments: [{ kind: "Argument", name: { kind: "Name", value: "clubKey" }, value: { kind: "Variable", name: { kind: "Name", value: "clubKey" } } }], selectionSet: createSelectionSet([createField("current", [createSpread("MoneyParts")])]) }]) }])]) }] } }, MoneyPartsFragmentDocument);
export const useSearchSuggestionsQuery = /*#__PURE__*/ createQueryHook(SearchSuggestionsDocument);
export const useSearchSuggestionsSuspenseQuery = /*#__PURE__*/ createSuspenseQueryHook(SearchSuggestionsDocument);

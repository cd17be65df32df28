/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema-types.gen.ts';

import { publicOperation } from '../../apollo/registered-operation.ts';
import { queryHook, suspenseQueryHook } from '../../apollo/hooks.ts';
import { MoneyPartsFragmentDocument } from '../../apollo/money.gen.ts';
import { PricePartsFragmentDocument, ProductCardFragmentDocument, StockPartsFragmentDocument } from './product-card.gen.ts';
export type ProductListQueryVariables = Exact<{
  input: Types.ProductsInput;
  clubId?: string | null | undefined;
  chosen?: Array<Types.FacetFilterInput> | Types.FacetFilterInput | null | undefined;
}>;


export type ProductListQuery = { products: { __typename: 'ProductList', total: number, inStockTotal: number | null, page: number, pageSize: number, asOf: string, correctedText: string | null, items: Array<{ __typename: 'Product', key: string, name: string, slug: string, brand: string | null, rating: { __typename: 'Rating', average: number, count: number } | null, displayVariant: { __typename: 'ProductVariant', sku: string, images: Array<{ __typename: 'Image', card: string, detail: string }>, price: { __typename: 'ProductPrice', validUntil: string | null, isTaxIncluded: boolean, current: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, regular: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, saving: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, unitPrice: { __typename: 'UnitPrice', unit: string, amount: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } } | null } | null, availability: { __typename: 'Availability', state: Types.StockState, quantity: number, restockableInDays: number | null }, weightRange: { __typename: 'WeightRange', minimum: number, maximum: number, unit: string } | null } }>, facets: Array<{ __typename: 'Facet', key: string, name: string, values: Array<{ __typename: 'FacetValue', value: string, label: string, count: number }> }> } };

export type ProductRowQueryVariables = Exact<{
  input: Types.ProductsInput;
  clubId?: string | null | undefined;
  chosen?: Array<Types.FacetFilterInput> | Types.FacetFilterInput | null | undefined;
}>;


export type ProductRowQuery = { products: { __typename: 'ProductList', items: Array<{ __typename: 'Product', key: string, name: string, slug: string, brand: string | null, rating: { __typename: 'Rating', average: number, count: number } | null, displayVariant: { __typename: 'ProductVariant', sku: string, images: Array<{ __typename: 'Image', card: string, detail: string }>, price: { __typename: 'ProductPrice', validUntil: string | null, isTaxIncluded: boolean, current: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, regular: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, saving: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, unitPrice: { __typename: 'UnitPrice', unit: string, amount: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } } | null } | null, availability: { __typename: 'Availability', state: Types.StockState, quantity: number, restockableInDays: number | null }, weightRange: { __typename: 'WeightRange', minimum: number, maximum: number, unit: string } | null } }> } };

export const ProductListDocument = /*#__PURE__*/ publicOperation<ProductListQuery, ProductListQueryVariables, 'ProductList'>('6d958202c944c536bc7d8020a715a0ce25a89311954b2f37063592f40ec6085b', ["query","ProductList",{"input":"ProductsInput!","clubId":"ID","chosen":"[FacetFilterInput!]"},[["products",[["items",["...ProductCard","__typename"]],"total","inStockTotal","page","pageSize","asOf","correctedText",["facets",["key","name",["values",["value","label","count","__typename"]],"__typename"]],"__typename"],{"input":"$input"}]]], MoneyPartsFragmentDocument, PricePartsFragmentDocument, ProductCardFragmentDocument, StockPartsFragmentDocument);
export const useProductListQuery = /*#__PURE__*/ queryHook(ProductListDocument);
export const useProductListSuspenseQuery = /*#__PURE__*/ suspenseQueryHook(ProductListDocument);
export const ProductRowDocument = /*#__PURE__*/ publicOperation<ProductRowQuery, ProductRowQueryVariables, 'ProductRow'>('75f4a2f0b392c7a864c6effd6db952425343262e293057bc2bfce81922b2880d', ["query","ProductRow",{"input":"ProductsInput!","clubId":"ID","chosen":"[FacetFilterInput!]"},[["products",[["items",["...ProductCard","__typename"]],"__typename"],{"input":"$input"}]]], MoneyPartsFragmentDocument, PricePartsFragmentDocument, ProductCardFragmentDocument, StockPartsFragmentDocument);
export const useProductRowQuery = /*#__PURE__*/ queryHook(ProductRowDocument);
export const useProductRowSuspenseQuery = /*#__PURE__*/ suspenseQueryHook(ProductRowDocument);

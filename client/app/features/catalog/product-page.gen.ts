/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema-types.gen.ts';

import { registeredOperation } from '../../apollo/registered-operation.ts';
import { queryHook, suspenseQueryHook } from '../../apollo/hooks.ts';
import { CategoryLinkFragmentDocument } from '../../shell/shell.gen.ts';
import { MoneyPartsFragmentDocument } from '../../apollo/money.gen.ts';
import { PricePartsFragmentDocument, StockPartsFragmentDocument } from './product-card.gen.ts';
export type ProductPageQueryVariables = Exact<{
  sku: string;
  clubId?: string | null | undefined;
}>;


export type ProductPageQuery = { productVariant: { __typename: 'ProductVariant', sku: string, images: Array<{ __typename: 'Image', thumbnail: string, card: string, detail: string, zoom: string }>, attributes: Array<{ __typename: 'ProductAttribute', key: string, name: string, value: string }>, price: { __typename: 'ProductPrice', validUntil: string | null, isTaxIncluded: boolean, current: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, regular: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, saving: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, unitPrice: { __typename: 'UnitPrice', unit: string, amount: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } } | null } | null, availability: { __typename: 'Availability', asOf: string, state: Types.StockState, quantity: number, restockableInDays: number | null }, weightRange: { __typename: 'WeightRange', minimum: number, maximum: number, unit: string } | null, product: { __typename: 'Product', key: string, name: string, slug: string, brand: string | null, description: string | null, slugs: { __typename: 'Slugs', es: string, en: string }, rating: { __typename: 'Rating', average: number, count: number } | null, categoryPath: Array<{ __typename: 'Category', key: string, name: string, slug: string }>, variants: Array<{ __typename: 'ProductVariant', sku: string, images: Array<{ __typename: 'Image', thumbnail: string, card: string }>, attributes: Array<{ __typename: 'ProductAttribute', key: string, name: string, value: string }> }> } } | null };

export type ClubStockQueryVariables = Exact<{
  sku: string;
  clubId?: string | null | undefined;
}>;


export type ClubStockQuery = { productVariant: { __typename: 'ProductVariant', sku: string, availability: { __typename: 'Availability', state: Types.StockState, quantity: number, restockableInDays: number | null }, price: { __typename: 'ProductPrice', validUntil: string | null, isTaxIncluded: boolean, current: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, regular: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, saving: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, unitPrice: { __typename: 'UnitPrice', unit: string, amount: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } } | null } | null } | null };

export const ProductPageDocument = /*#__PURE__*/ registeredOperation<ProductPageQuery, ProductPageQueryVariables>('053099c9a1ef354bde8b98e7bfc08f03fadebf02d4b789edf23941894c618f76', ["query","ProductPage",{"sku":"ID!","clubId":"ID"},[["productVariant",["sku",["images",["thumbnail","card","detail","zoom","__typename"]],["attributes",["key","name","value","__typename"]],["price",["...PriceParts","__typename"],{"clubId":"$clubId"}],["availability",["...StockParts","asOf","__typename"],{"clubId":"$clubId"}],["weightRange",["minimum","maximum","unit","__typename"]],["product",["key","name","slug",["slugs",["es","en","__typename"]],"brand","description",["rating",["average","count","__typename"]],["categoryPath",["...CategoryLink","__typename"]],["variants",["sku",["images",["thumbnail","card","__typename"]],["attributes",["key","name","value","__typename"]],"__typename"]],"__typename"]],"__typename"],{"sku":"$sku"}]]], CategoryLinkFragmentDocument, MoneyPartsFragmentDocument, PricePartsFragmentDocument, StockPartsFragmentDocument);
export const useProductPageQuery = /*#__PURE__*/ queryHook(ProductPageDocument);
export const useProductPageSuspenseQuery = /*#__PURE__*/ suspenseQueryHook(ProductPageDocument);
export const ClubStockDocument = /*#__PURE__*/ registeredOperation<ClubStockQuery, ClubStockQueryVariables>('751a22febc1a7c0a1d09de8454435f2120d3e078557fde2a83d1d85abe4c53b8', ["query","ClubStock",{"sku":"ID!","clubId":"ID"},[["productVariant",["sku",["availability",["...StockParts","__typename"],{"clubId":"$clubId"}],["price",["...PriceParts","__typename"],{"clubId":"$clubId"}],"__typename"],{"sku":"$sku"}]]], MoneyPartsFragmentDocument, PricePartsFragmentDocument, StockPartsFragmentDocument);
export const useClubStockQuery = /*#__PURE__*/ queryHook(ClubStockDocument);
export const useClubStockSuspenseQuery = /*#__PURE__*/ suspenseQueryHook(ClubStockDocument);

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema-types.gen.ts';

import { privateOperation, publicOperation } from '../../apollo/registered-operation.ts';
import { queryHook, suspenseQueryHook } from '../../apollo/hooks.ts';
import { CategoryLinkFragmentDocument } from '../../session/shell.gen.ts';
import { MoneyPartsFragmentDocument } from '../../apollo/money.gen.ts';
import { PricePartsFragmentDocument, StockPartsFragmentDocument } from './product-card.gen.ts';
export type ProductPageQueryVariables = Exact<{
  sku: string;
  clubId?: string | null | undefined;
}>;


export type ProductPageQuery = { productVariant: { __typename: 'ProductVariant', sku: string, images: Array<{ __typename: 'Image', thumbnail: string, card: string, detail: string, zoom: string }>, attributes: Array<{ __typename: 'ProductAttribute', key: string, name: string, value: string }>, price: { __typename: 'ProductPrice', validUntil: string | null, isTaxIncluded: boolean, priceEstimate: { __typename: 'PriceRange', minimum: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, maximum: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } } | null, current: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, regular: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, saving: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, unitPrice: { __typename: 'UnitPrice', unit: string, amount: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } } | null } | null, availability: { __typename: 'Availability', asOf: string, state: Types.StockState, quantity: number, restockableInDays: number | null }, weightRange: { __typename: 'WeightRange', minimum: number, maximum: number, unit: string } | null, clubsInStock: Array<{ __typename: 'ClubStock', club: { __typename: 'Club', key: string, name: string, timeZone: string, nextPickup: { __typename: 'TimeRange', from: string, until: string } | null }, availability: { __typename: 'Availability', state: Types.StockState, quantity: number, restockableInDays: number | null } }>, product: { __typename: 'Product', key: string, name: string, slug: string, brand: string | null, description: string | null, slugs: { __typename: 'Slugs', es: string, en: string }, promotions: Array<{ __typename: 'Promotion', id: string, name: string, color: string, textColor: string }>, rating: { __typename: 'Rating', average: number, count: number, distribution: Array<{ __typename: 'RatingCount', stars: number, count: number }> } | null, categoryPath: Array<{ __typename: 'Category', key: string, name: string, slug: string }>, variants: Array<{ __typename: 'ProductVariant', sku: string, images: Array<{ __typename: 'Image', thumbnail: string }>, choices: Array<{ __typename: 'ProductAttribute', key: string, name: string, value: string }>, availability: { __typename: 'Availability', state: Types.StockState } }> } } | null };

export type ClubPricesQueryVariables = Exact<{
  sku: string;
}>;


export type ClubPricesQuery = { productVariant: { __typename: 'ProductVariant', sku: string, clubsInStock: Array<{ __typename: 'ClubStock', club: { __typename: 'Club', key: string }, price: { __typename: 'ProductPrice', current: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } } | null }> } | null };

export type HomeDeliveryQueryVariables = Exact<{
  addressId?: string | null | undefined;
}>;


export type HomeDeliveryQuery = { homeDelivery: { __typename: 'HomeDelivery', addressId: string, alias: string | null, streetText: string, daysUntilDelivery: number, club: { __typename: 'Club', key: string }, price: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, freeAbove: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null } | null };

export const ProductPageDocument = /*#__PURE__*/ publicOperation<ProductPageQuery, ProductPageQueryVariables, 'ProductPage'>('2bfc3b9a068d0e86383f1ef023949854d5d236c12f2f31e38472b5ceb566d5f8', ["query","ProductPage",{"sku":"ID!","clubId":"ID"},[["productVariant",["sku",["images",["thumbnail","card","detail","zoom","__typename"]],["attributes",["key","name","value","__typename"]],["price",["...PriceParts",["priceEstimate",[["minimum",["...MoneyParts","__typename"]],["maximum",["...MoneyParts","__typename"]],"__typename"]],"__typename"],{"clubId":"$clubId"}],["availability",["...StockParts","asOf","__typename"],{"clubId":"$clubId"}],["weightRange",["minimum","maximum","unit","__typename"],{"clubId":"$clubId"}],["clubsInStock",[["club",["key","name","timeZone",["nextPickup",["from","until","__typename"]],"__typename"]],["availability",["...StockParts","__typename"]],"__typename"]],["product",["key","name","slug",["slugs",["es","en","__typename"]],"brand","description",["promotions",["id","name","color","textColor","__typename"],{"clubId":"$clubId"}],["rating",["average","count",["distribution",["stars","count","__typename"]],"__typename"]],["categoryPath",["...CategoryLink","__typename"]],["variants",["sku",["images",["thumbnail","__typename"]],["choices",["key","name","value","__typename"]],["availability",["state","__typename"],{"clubId":"$clubId"}],"__typename"]],"__typename"]],"__typename"],{"sku":"$sku"}]]], CategoryLinkFragmentDocument, MoneyPartsFragmentDocument, PricePartsFragmentDocument, StockPartsFragmentDocument);
export const useProductPageQuery = /*#__PURE__*/ queryHook(ProductPageDocument);
export const useProductPageSuspenseQuery = /*#__PURE__*/ suspenseQueryHook(ProductPageDocument);
export const ClubPricesDocument = /*#__PURE__*/ publicOperation<ClubPricesQuery, ClubPricesQueryVariables, 'ClubPrices'>('2536b43e6d67bc8f115cf8ab457a64a50785ddc91af7e663abe7ab31b2dd599a', ["query","ClubPrices",{"sku":"ID!"},[["productVariant",["sku",["clubsInStock",[["club",["key","__typename"]],["price",[["current",["...MoneyParts","__typename"]],"__typename"]],"__typename"]],"__typename"],{"sku":"$sku"}]]], MoneyPartsFragmentDocument);
export const useClubPricesQuery = /*#__PURE__*/ queryHook(ClubPricesDocument);
export const useClubPricesSuspenseQuery = /*#__PURE__*/ suspenseQueryHook(ClubPricesDocument);
export const HomeDeliveryDocument = /*#__PURE__*/ privateOperation<HomeDeliveryQuery, HomeDeliveryQueryVariables, 'HomeDelivery'>('0d2bff7492612a0fe4d281f0e0869cf94d9e43bb02b8f3edc86d26b5cf8675c8', ["query","HomeDelivery",{"addressId":"ID"},[["homeDelivery",["addressId","alias","streetText",["club",["key","__typename"]],"daysUntilDelivery",["price",["...MoneyParts","__typename"]],["freeAbove",["...MoneyParts","__typename"]],"__typename"],{"addressId":"$addressId"}]]], MoneyPartsFragmentDocument);
export const useHomeDeliveryQuery = /*#__PURE__*/ queryHook(HomeDeliveryDocument);
export const useHomeDeliverySuspenseQuery = /*#__PURE__*/ suspenseQueryHook(HomeDeliveryDocument);

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../apollo/schema-types.gen.ts';

import { publicOperation } from '../apollo/registered-operation.ts';
import { queryHook, suspenseQueryHook } from '../apollo/hooks.ts';
export type SitemapCategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type SitemapCategoriesQuery = { categories: Array<{ __typename: 'Category', key: string, slug: string, children: Array<{ __typename: 'Category', key: string, slug: string, children: Array<{ __typename: 'Category', key: string, slug: string }> }> }> };

export type SitemapProductsQueryVariables = Exact<{
  page: number;
}>;


export type SitemapProductsQuery = { products: { __typename: 'ProductList', total: number, items: Array<{ __typename: 'Product', slug: string, masterVariant: { __typename: 'ProductVariant', sku: string } }> } };

export const SitemapCategoriesDocument = /*#__PURE__*/ publicOperation<SitemapCategoriesQuery, SitemapCategoriesQueryVariables, 'SitemapCategories'>('278662c1363c002818106c6e9d67846fc6c84577c03c2cd75cf85c6026c95d59', ["query","SitemapCategories",{},[["categories",["key","slug",["children",["key","slug",["children",["key","slug","__typename"]],"__typename"]],"__typename"]]]]);
export const useSitemapCategoriesQuery = /*#__PURE__*/ queryHook(SitemapCategoriesDocument);
export const useSitemapCategoriesSuspenseQuery = /*#__PURE__*/ suspenseQueryHook(SitemapCategoriesDocument);
export const SitemapProductsDocument = /*#__PURE__*/ publicOperation<SitemapProductsQuery, SitemapProductsQueryVariables, 'SitemapProducts'>('b66b0b7f29e3eaede523f1ecdda628c5056d448964814ef6aa0d4f87ca497a11', ["query","SitemapProducts",{"page":"Int!"},[["products",["total",["items",["slug",["masterVariant",["sku","__typename"]],"__typename"]],"__typename"],{"input":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"100"}}]}}]]]);
export const useSitemapProductsQuery = /*#__PURE__*/ queryHook(SitemapProductsDocument);
export const useSitemapProductsSuspenseQuery = /*#__PURE__*/ suspenseQueryHook(SitemapProductsDocument);

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../apollo/schema-types.gen.ts';

import { fragmentDocument, registeredOperation } from '../apollo/registered-operation.ts';
import { queryHook, suspenseQueryHook } from '../apollo/hooks.ts';
import { AddressPartsFragmentDocument, CartDeliveryPartsFragmentDocument, CartLinePartsFragmentDocument, CartPartsFragmentDocument } from '../features/cart/cart-parts.gen.ts';
import { MoneyPartsFragmentDocument } from '../apollo/money.gen.ts';
export type ShellQueryVariables = Exact<{ [key: string]: never; }>;


export type ShellQuery = { categories: Array<{ __typename: 'Category', key: string, name: string, slug: string }>, clubs: Array<{ __typename: 'Club', key: string, name: string, city: string, address: string, openingHours: string | null, offersPickup: boolean, sellsMemberships: boolean }> };

export type CategoryLinkFragment = { __typename: 'Category', key: string, name: string, slug: string };

export type ClubSummaryFragment = { __typename: 'Club', key: string, name: string, city: string, address: string, openingHours: string | null, offersPickup: boolean, sellsMemberships: boolean };

export type ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerQuery = { me: { __typename: 'Member', id: string, membershipNumber: string, firstName: string, lastName: string, marketCode: string, isPreferredClubReplaced: boolean, preferredClub: { __typename: 'Club', key: string } | null } | null, cart: { __typename: 'Cart', id: string, version: number, marketCode: string, itemCount: number, isTaxIncluded: boolean, allowsPartialFulfillment: boolean, isServiceFeeSettled: boolean, isLocked: boolean, isReadyForCheckout: boolean, lines: Array<{ __typename: 'CartLine', id: string, name: string, slug: string, quantity: number, maximumQuantity: number, isSoldByWeight: boolean, image: { __typename: 'Image', thumbnail: string, card: string } | null, unitPrice: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, regularUnitPrice: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, total: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, variant: { __typename: 'ProductVariant', sku: string } }>, subtotal: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, savings: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, serviceFee: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, shipping: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, tax: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, total: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, missingForFreeShipping: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, delivery: { __typename: 'CartDelivery', method: Types.DeliveryMethod, addressId: string | null, window: { __typename: 'ChosenDeliveryWindow', id: string, start: string, end: string, zone: string, isExpired: boolean, keptUntil: string, hasRoom: boolean } | null, address: { __typename: 'PostalAddress', alias: string | null, fullName: string | null, streetText: string, description: string | null, city: string | null, region: string | null, country: string, phone: string | null } | null, club: { __typename: 'Club', key: string, name: string, address: string, city: string, openingHours: string | null } | null } | null } | null, guestCart: { __typename: 'Cart', id: string } | null };

export const CategoryLinkFragmentDocument = /*#__PURE__*/ fragmentDocument(["fragment","CategoryLink","Category",["key","name","slug","__typename"]]);
export const ClubSummaryFragmentDocument = /*#__PURE__*/ fragmentDocument(["fragment","ClubSummary","Club",["key","name","city","address","openingHours","offersPickup","sellsMemberships","__typename"]]);
export const ShellDocument = /*#__PURE__*/ registeredOperation<ShellQuery, ShellQueryVariables>('233fd8fcb8cc88c5ff1b0cd8116254c3a4dc399f917f4fd3521dae30e91de105', ["query","Shell",{},[["categories",["...CategoryLink","__typename"]],["clubs",["...ClubSummary","__typename"]]]], CategoryLinkFragmentDocument, ClubSummaryFragmentDocument);
export const useShellQuery = /*#__PURE__*/ queryHook(ShellDocument);
export const useShellSuspenseQuery = /*#__PURE__*/ suspenseQueryHook(ShellDocument);
export const ViewerDocument = /*#__PURE__*/ registeredOperation<ViewerQuery, ViewerQueryVariables>('de1a8cb73fda9dea0d0ed254352d6a282bd832d4d533dc362429c47a50b26429', ["query","Viewer",{},[["me",["id","membershipNumber","firstName","lastName","marketCode",["preferredClub",["key","__typename"]],"isPreferredClubReplaced","__typename"]],["cart",["...CartParts","__typename"]],["guestCart",["id","__typename"]]]], AddressPartsFragmentDocument, CartDeliveryPartsFragmentDocument, CartLinePartsFragmentDocument, CartPartsFragmentDocument, MoneyPartsFragmentDocument);
export const useViewerQuery = /*#__PURE__*/ queryHook(ViewerDocument);
export const useViewerSuspenseQuery = /*#__PURE__*/ suspenseQueryHook(ViewerDocument);

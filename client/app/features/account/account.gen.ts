/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema-types.gen.ts';

import { registeredOperation } from '../../apollo/registered-operation.ts';
import { queryHook, suspenseQueryHook } from '../../apollo/hooks.ts';
import { SavedCardPartsFragmentDocument } from '../checkout/checkout.gen.ts';
import { AddressPartsFragmentDocument } from '../cart/cart-parts.gen.ts';
export type AccountQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountQuery = { me: { __typename: 'Member', id: string, firstName: string, lastName: string, email: string, marketCode: string, membershipNumber: string, membership: { __typename: 'Membership', type: Types.MembershipType, expiresOn: string, isActive: boolean } | null, preferredClub: { __typename: 'Club', key: string, name: string, city: string } | null } | null };

export type WalletQueryVariables = Exact<{ [key: string]: never; }>;


export type WalletQuery = { savedCards: Array<{ __typename: 'SavedCard', id: string, brand: string, lastDigits: string, expiry: string, holderName: string, isDefault: boolean }> };

export type AddressBookQueryVariables = Exact<{ [key: string]: never; }>;


export type AddressBookQuery = { me: { __typename: 'Member', id: string, addresses: Array<{ __typename: 'MemberAddress', id: string, isDefault: boolean, isDeliverable: boolean, address: { __typename: 'PostalAddress', alias: string | null, fullName: string | null, streetText: string, description: string | null, city: string | null, region: string | null, country: string, phone: string | null } }> } | null };

export const AccountDocument = /*#__PURE__*/ registeredOperation<AccountQuery, AccountQueryVariables>('26584c276b4f8b78eb22daa1e29f0393ff37aa78a9e709bd81fac8bb0ad4e77f', ["query","Account",{},[["me",["id","firstName","lastName","email","marketCode","membershipNumber",["membership",["type","expiresOn","isActive","__typename"]],["preferredClub",["key","name","city","__typename"]],"__typename"]]]]);
export const useAccountQuery = /*#__PURE__*/ queryHook(AccountDocument);
export const useAccountSuspenseQuery = /*#__PURE__*/ suspenseQueryHook(AccountDocument);
export const WalletDocument = /*#__PURE__*/ registeredOperation<WalletQuery, WalletQueryVariables>('4c692bbcf3e7562604a35b1dfd79d66965b44c6866b28e5d2980dd779205d3c9', ["query","Wallet",{},[["savedCards",["...SavedCardParts","__typename"]]]], SavedCardPartsFragmentDocument);
export const useWalletQuery = /*#__PURE__*/ queryHook(WalletDocument);
export const useWalletSuspenseQuery = /*#__PURE__*/ suspenseQueryHook(WalletDocument);
export const AddressBookDocument = /*#__PURE__*/ registeredOperation<AddressBookQuery, AddressBookQueryVariables>('4f5c1a3a8d7e5e00166120324263463d94c190de6d4796264028a02373ccf004', ["query","AddressBook",{},[["me",["id",["addresses",["id","isDefault","isDeliverable",["address",["...AddressParts","__typename"]],"__typename"]],"__typename"]]]], AddressPartsFragmentDocument);
export const useAddressBookQuery = /*#__PURE__*/ queryHook(AddressBookDocument);
export const useAddressBookSuspenseQuery = /*#__PURE__*/ suspenseQueryHook(AddressBookDocument);

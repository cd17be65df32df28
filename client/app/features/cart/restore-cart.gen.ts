/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema-types.gen.ts';

import { registeredOperation } from '../../apollo/registered-operation.ts';
import { mutationHook, queryHook, suspenseQueryHook } from '../../apollo/hooks.ts';
import { AddressPartsFragmentDocument, CartDeliveryPartsFragmentDocument, CartLinePartsFragmentDocument, CartPartsFragmentDocument } from './cart-parts.gen.ts';
import { MoneyPartsFragmentDocument } from '../../apollo/money.gen.ts';
export type RestorableCartsQueryVariables = Exact<{ [key: string]: never; }>;


export type RestorableCartsQuery = { restorableCarts: Array<{ __typename: 'Cart', updatedAt: string, id: string, version: number, marketCode: string, itemCount: number, isTaxIncluded: boolean, isLocked: boolean, isReadyForCheckout: boolean, lines: Array<{ __typename: 'CartLine', id: string, name: string, slug: string, quantity: number, maximumQuantity: number, isSoldByWeight: boolean, image: { __typename: 'Image', thumbnail: string, card: string } | null, unitPrice: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, regularUnitPrice: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, total: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, variant: { __typename: 'ProductVariant', sku: string } }>, subtotal: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, savings: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, serviceFee: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, shipping: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, tax: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, total: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, missingForFreeShipping: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, delivery: { __typename: 'CartDelivery', method: Types.DeliveryMethod, addressId: string | null, address: { __typename: 'PostalAddress', alias: string | null, fullName: string | null, streetText: string, description: string | null, city: string | null, region: string | null, country: string, phone: string | null } | null, club: { __typename: 'Club', key: string, name: string, address: string, city: string, openingHours: string | null } | null } | null }> };

export type RestoreCartMutationVariables = Exact<{
  input: Types.RestoreCartInput;
}>;


export type RestoreCartMutation = { restoreCart:
    | { __typename: 'CartBusy', code: string }
    | { __typename: 'CartLockedByPayment', code: string, attemptId: string | null }
    | { __typename: 'CartNotFound', code: string }
    | { __typename: 'CommandConflict', code: string }
    | { __typename: 'RestoreCartSuccess', cart: { __typename: 'Cart', id: string, version: number, marketCode: string, itemCount: number, isTaxIncluded: boolean, isLocked: boolean, isReadyForCheckout: boolean, lines: Array<{ __typename: 'CartLine', id: string, name: string, slug: string, quantity: number, maximumQuantity: number, isSoldByWeight: boolean, image: { __typename: 'Image', thumbnail: string, card: string } | null, unitPrice: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, regularUnitPrice: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, total: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, variant: { __typename: 'ProductVariant', sku: string } }>, subtotal: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, savings: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, serviceFee: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, shipping: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, tax: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, total: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, missingForFreeShipping: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, delivery: { __typename: 'CartDelivery', method: Types.DeliveryMethod, addressId: string | null, address: { __typename: 'PostalAddress', alias: string | null, fullName: string | null, streetText: string, description: string | null, city: string | null, region: string | null, country: string, phone: string | null } | null, club: { __typename: 'Club', key: string, name: string, address: string, city: string, openingHours: string | null } | null } | null } }
   };

export const RestorableCartsDocument = /*#__PURE__*/ registeredOperation<RestorableCartsQuery, RestorableCartsQueryVariables>('c266f9be6938a97e829b8b7fa33528428e32906a2e70c678d8f3cade4df84d1e', ["query","RestorableCarts",{},[["restorableCarts",["updatedAt","...CartParts","__typename"]]]], AddressPartsFragmentDocument, CartDeliveryPartsFragmentDocument, CartLinePartsFragmentDocument, CartPartsFragmentDocument, MoneyPartsFragmentDocument);
export const useRestorableCartsQuery = /*#__PURE__*/ queryHook(RestorableCartsDocument);
export const useRestorableCartsSuspenseQuery = /*#__PURE__*/ suspenseQueryHook(RestorableCartsDocument);
export const RestoreCartDocument = /*#__PURE__*/ registeredOperation<RestoreCartMutation, RestoreCartMutationVariables>('99cef25b20f392674e218916a7d4cef2567bf940015ec3c65c34607373f7b3e1', ["mutation","RestoreCart",{"input":"RestoreCartInput!"},[["restoreCart",[["... on RestoreCartSuccess",[["cart",["...CartParts","__typename"]],"__typename"]],["... on UserError",["code","__typename"]],["... on CartLockedByPayment",["attemptId","__typename"]],"__typename"],{"input":"$input"}]]], AddressPartsFragmentDocument, CartDeliveryPartsFragmentDocument, CartLinePartsFragmentDocument, CartPartsFragmentDocument, MoneyPartsFragmentDocument);
export const useRestoreCartMutation = /*#__PURE__*/ mutationHook(RestoreCartDocument);

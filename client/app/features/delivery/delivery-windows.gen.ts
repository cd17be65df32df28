/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema-types.gen.ts';

import { privateOperation } from '../../apollo/registered-operation.ts';
import { mutationHook, queryHook, suspenseQueryHook } from '../../apollo/hooks.ts';
import { AddressPartsFragmentDocument } from '../../apollo/postal-address.gen.ts';
import { CartDeliveryPartsFragmentDocument, CartFailurePartsFragmentDocument, CartLinePartsFragmentDocument, CartPartsFragmentDocument } from '../../session/cart.gen.ts';
import { MoneyPartsFragmentDocument } from '../../apollo/money.gen.ts';
export type DeliveryWindowsQueryVariables = Exact<{ [key: string]: never; }>;


export type DeliveryWindowsQuery = { cart: { __typename: 'Cart', id: string, delivery: { __typename: 'CartDelivery', method: Types.DeliveryMethod, addressId: string | null, addressProblem: Types.CartAddressProblem | null, window: { __typename: 'ChosenDeliveryWindow', id: string, start: string, end: string, zone: string, isExpired: boolean, keptUntil: string, hasEnoughCapacity: boolean } | null, address: { __typename: 'PostalAddress', alias: string | null, fullName: string | null, streetText: string, description: string | null, city: string | null, region: string | null, country: string, phone: string | null } | null, club: { __typename: 'Club', key: string, name: string, address: string, city: string, openingHours: string | null } | null } | null, shippingMethods: Array<{ __typename: 'ShippingMethod', key: string, speed: Types.DeliverySpeed, isFree: boolean, isChosen: boolean, price: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, freeAbove: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null }>, deliveryWindows: Array<{ __typename: 'DeliveryWindow', id: string, start: string, end: string, zone: string, isFull: boolean }> | null } | null };

export type SetDeliveryWindowMutationVariables = Exact<{
  input: Types.SetDeliveryWindowInput;
}>;


export type SetDeliveryWindowMutation = { setDeliveryWindow:
    | { __typename: 'CartBusy', code: string, message: string }
    | { __typename: 'CartLockedByPayment', code: string, message: string }
    | { __typename: 'CartNotFound', code: string, message: string }
    | { __typename: 'CommandConflict', code: string, message: string }
    | { __typename: 'CommandExpired', code: string, message: string }
    | { __typename: 'DeliveryWindowUnavailable', code: string, message: string }
    | { __typename: 'SetDeliveryWindowSuccess', cart: { __typename: 'Cart', id: string, version: number, marketCode: string, itemCount: number, isTaxIncluded: boolean, allowsPartialFulfillment: boolean, isServiceFeeSettled: boolean, isLocked: boolean, isReadyForCheckout: boolean, lines: Array<{ __typename: 'CartLine', id: string, name: string, slug: string, quantity: number, maximumQuantity: number, isSoldByWeight: boolean, image: { __typename: 'Image', thumbnail: string, card: string } | null, unitPrice: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, regularUnitPrice: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, total: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, variant: { __typename: 'ProductVariant', sku: string } }>, subtotal: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, savings: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, serviceFee: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, shipping: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, tax: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, total: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, amountToFreeDelivery: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, delivery: { __typename: 'CartDelivery', method: Types.DeliveryMethod, addressId: string | null, addressProblem: Types.CartAddressProblem | null, window: { __typename: 'ChosenDeliveryWindow', id: string, start: string, end: string, zone: string, isExpired: boolean, keptUntil: string, hasEnoughCapacity: boolean } | null, address: { __typename: 'PostalAddress', alias: string | null, fullName: string | null, streetText: string, description: string | null, city: string | null, region: string | null, country: string, phone: string | null } | null, club: { __typename: 'Club', key: string, name: string, address: string, city: string, openingHours: string | null } | null } | null } }
   };

export const DeliveryWindowsDocument = /*#__PURE__*/ privateOperation<DeliveryWindowsQuery, DeliveryWindowsQueryVariables, 'DeliveryWindows'>('355723a0a858591869a3104492c1e8c2d70e520ddf914b726b44e4ea915b2694', ["query","DeliveryWindows",{},[["cart",["id",["delivery",["...CartDeliveryParts","__typename"]],["shippingMethods",["key","speed","isFree","isChosen",["price",["...MoneyParts","__typename"]],["freeAbove",["...MoneyParts","__typename"]],"__typename"]],["deliveryWindows",["id","start","end","zone","isFull","__typename"]],"__typename"]]]], AddressPartsFragmentDocument, CartDeliveryPartsFragmentDocument, MoneyPartsFragmentDocument);
export const useDeliveryWindowsQuery = /*#__PURE__*/ queryHook(DeliveryWindowsDocument);
export const useDeliveryWindowsSuspenseQuery = /*#__PURE__*/ suspenseQueryHook(DeliveryWindowsDocument);
export const SetDeliveryWindowDocument = /*#__PURE__*/ privateOperation<SetDeliveryWindowMutation, SetDeliveryWindowMutationVariables, 'SetDeliveryWindow'>('8709742fdb2676803630816dc0f14dfd4c1918fa49c29aa63011c0e5f3486690', ["mutation","SetDeliveryWindow",{"input":"SetDeliveryWindowInput!"},[["setDeliveryWindow",[["... on SetDeliveryWindowSuccess",[["cart",["...CartParts","__typename"]],"__typename"]],"...CartFailureParts","__typename"],{"input":"$input"}]]], AddressPartsFragmentDocument, CartDeliveryPartsFragmentDocument, CartFailurePartsFragmentDocument, CartLinePartsFragmentDocument, CartPartsFragmentDocument, MoneyPartsFragmentDocument);
export const useSetDeliveryWindowMutation = /*#__PURE__*/ mutationHook(SetDeliveryWindowDocument);

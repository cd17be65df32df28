/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema-types.gen.ts';

import { privateOperation } from '../../apollo/registered-operation.ts';
import { mutationHook } from '../../apollo/hooks.ts';
import { AddressPartsFragmentDocument } from '../../apollo/postal-address.gen.ts';
import { CartDeliveryPartsFragmentDocument, CartFailurePartsFragmentDocument, CartLinePartsFragmentDocument, CartPartsFragmentDocument } from '../../session/cart.gen.ts';
import { MoneyPartsFragmentDocument } from '../../apollo/money.gen.ts';
export type AddToCartMutationVariables = Exact<{
  input: Types.AddToCartInput;
}>;


export type AddToCartMutation = { addToCart:
    | { __typename: 'AddToCartSuccess', cart: { __typename: 'Cart', id: string, version: number, marketCode: string, itemCount: number, isTaxIncluded: boolean, allowsPartialFulfillment: boolean, isServiceFeeSettled: boolean, isLocked: boolean, isReadyForCheckout: boolean, lines: Array<{ __typename: 'CartLine', id: string, name: string, slug: string, quantity: number, maximumQuantity: number, isSoldByWeight: boolean, image: { __typename: 'Image', thumbnail: string, card: string } | null, unitPrice: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, regularUnitPrice: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, total: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, variant: { __typename: 'ProductVariant', sku: string } }>, subtotal: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, savings: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, serviceFee: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, shipping: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, tax: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, total: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, amountToFreeDelivery: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, delivery: { __typename: 'CartDelivery', method: Types.DeliveryMethod, addressId: string | null, addressProblem: Types.CartAddressProblem | null, window: { __typename: 'ChosenDeliveryWindow', id: string, start: string, end: string, zone: string, isExpired: boolean, keptUntil: string, hasEnoughCapacity: boolean } | null, address: { __typename: 'PostalAddress', alias: string | null, fullName: string | null, streetText: string, description: string | null, city: string | null, region: string | null, country: string, phone: string | null } | null, club: { __typename: 'Club', key: string, name: string, address: string, city: string, openingHours: string | null } | null } | null } }
    | { __typename: 'CartBusy', code: string, message: string }
    | { __typename: 'CartLockedByPayment', code: string, message: string }
    | { __typename: 'ClubUnavailable', code: string, message: string }
    | { __typename: 'CommandConflict', code: string, message: string }
    | { __typename: 'CommandExpired', code: string, message: string }
    | { __typename: 'InvalidQuantity', code: string, message: string }
    | { __typename: 'LineLimitExceeded', code: string, message: string }
    | { __typename: 'OutOfStock', code: string, message: string }
    | { __typename: 'ProductUnavailable', code: string, message: string }
    | { __typename: 'QuantityLimitExceeded', code: string, message: string }
   };

export type ChangeQuantityMutationVariables = Exact<{
  input: Types.ChangeCartLineQuantityInput;
}>;


export type ChangeQuantityMutation = { changeCartLineQuantity:
    | { __typename: 'CartBusy', code: string, message: string }
    | { __typename: 'CartLineNotFound', code: string, message: string }
    | { __typename: 'CartLockedByPayment', code: string, message: string }
    | { __typename: 'ChangeCartLineQuantitySuccess', cart: { __typename: 'Cart', id: string, version: number, marketCode: string, itemCount: number, isTaxIncluded: boolean, allowsPartialFulfillment: boolean, isServiceFeeSettled: boolean, isLocked: boolean, isReadyForCheckout: boolean, lines: Array<{ __typename: 'CartLine', id: string, name: string, slug: string, quantity: number, maximumQuantity: number, isSoldByWeight: boolean, image: { __typename: 'Image', thumbnail: string, card: string } | null, unitPrice: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, regularUnitPrice: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, total: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, variant: { __typename: 'ProductVariant', sku: string } }>, subtotal: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, savings: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, serviceFee: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, shipping: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, tax: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, total: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, amountToFreeDelivery: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, delivery: { __typename: 'CartDelivery', method: Types.DeliveryMethod, addressId: string | null, addressProblem: Types.CartAddressProblem | null, window: { __typename: 'ChosenDeliveryWindow', id: string, start: string, end: string, zone: string, isExpired: boolean, keptUntil: string, hasEnoughCapacity: boolean } | null, address: { __typename: 'PostalAddress', alias: string | null, fullName: string | null, streetText: string, description: string | null, city: string | null, region: string | null, country: string, phone: string | null } | null, club: { __typename: 'Club', key: string, name: string, address: string, city: string, openingHours: string | null } | null } | null } }
    | { __typename: 'CommandConflict', code: string, message: string }
    | { __typename: 'CommandExpired', code: string, message: string }
    | { __typename: 'InvalidQuantity', code: string, message: string }
    | { __typename: 'OutOfStock', code: string, message: string }
    | { __typename: 'QuantityLimitExceeded', code: string, message: string }
   };

export type RemoveLineMutationVariables = Exact<{
  input: Types.RemoveCartLineInput;
}>;


export type RemoveLineMutation = { removeCartLine:
    | { __typename: 'CartBusy', code: string, message: string }
    | { __typename: 'CartLineNotFound', code: string, message: string }
    | { __typename: 'CartLockedByPayment', code: string, message: string }
    | { __typename: 'CommandConflict', code: string, message: string }
    | { __typename: 'CommandExpired', code: string, message: string }
    | { __typename: 'RemoveCartLineSuccess', cart: { __typename: 'Cart', id: string, version: number, marketCode: string, itemCount: number, isTaxIncluded: boolean, allowsPartialFulfillment: boolean, isServiceFeeSettled: boolean, isLocked: boolean, isReadyForCheckout: boolean, lines: Array<{ __typename: 'CartLine', id: string, name: string, slug: string, quantity: number, maximumQuantity: number, isSoldByWeight: boolean, image: { __typename: 'Image', thumbnail: string, card: string } | null, unitPrice: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, regularUnitPrice: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, total: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, variant: { __typename: 'ProductVariant', sku: string } }>, subtotal: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, savings: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, serviceFee: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, shipping: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, tax: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, total: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, amountToFreeDelivery: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, delivery: { __typename: 'CartDelivery', method: Types.DeliveryMethod, addressId: string | null, addressProblem: Types.CartAddressProblem | null, window: { __typename: 'ChosenDeliveryWindow', id: string, start: string, end: string, zone: string, isExpired: boolean, keptUntil: string, hasEnoughCapacity: boolean } | null, address: { __typename: 'PostalAddress', alias: string | null, fullName: string | null, streetText: string, description: string | null, city: string | null, region: string | null, country: string, phone: string | null } | null, club: { __typename: 'Club', key: string, name: string, address: string, city: string, openingHours: string | null } | null } | null } }
   };

export type SetDeliveryMutationVariables = Exact<{
  input: Types.SetCartDeliveryInput;
}>;


export type SetDeliveryMutation = { setCartDelivery:
    | { __typename: 'CartBusy', code: string, message: string }
    | { __typename: 'CartLockedByPayment', code: string, message: string }
    | { __typename: 'CartNotFound', code: string, message: string }
    | { __typename: 'ClubUnavailable', code: string, message: string }
    | { __typename: 'CommandConflict', code: string, message: string }
    | { __typename: 'CommandExpired', code: string, message: string }
    | { __typename: 'DeliveryUnavailable', code: string, message: string }
    | { __typename: 'ProductUnavailable', code: string, message: string }
    | { __typename: 'SetCartDeliverySuccess', cart: { __typename: 'Cart', id: string, version: number, marketCode: string, itemCount: number, isTaxIncluded: boolean, allowsPartialFulfillment: boolean, isServiceFeeSettled: boolean, isLocked: boolean, isReadyForCheckout: boolean, lines: Array<{ __typename: 'CartLine', id: string, name: string, slug: string, quantity: number, maximumQuantity: number, isSoldByWeight: boolean, image: { __typename: 'Image', thumbnail: string, card: string } | null, unitPrice: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, regularUnitPrice: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, total: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, variant: { __typename: 'ProductVariant', sku: string } }>, subtotal: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, savings: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, serviceFee: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, shipping: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, tax: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, total: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, amountToFreeDelivery: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, delivery: { __typename: 'CartDelivery', method: Types.DeliveryMethod, addressId: string | null, addressProblem: Types.CartAddressProblem | null, window: { __typename: 'ChosenDeliveryWindow', id: string, start: string, end: string, zone: string, isExpired: boolean, keptUntil: string, hasEnoughCapacity: boolean } | null, address: { __typename: 'PostalAddress', alias: string | null, fullName: string | null, streetText: string, description: string | null, city: string | null, region: string | null, country: string, phone: string | null } | null, club: { __typename: 'Club', key: string, name: string, address: string, city: string, openingHours: string | null } | null } | null } }
   };

export const AddToCartDocument = /*#__PURE__*/ privateOperation<AddToCartMutation, AddToCartMutationVariables, 'AddToCart'>('4b9d0e4f81d7218f662b43e284e3faf4297025e5e0d1b524f3ef4aa66df1872f', ["mutation","AddToCart",{"input":"AddToCartInput!"},[["addToCart",[["... on AddToCartSuccess",[["cart",["...CartParts","__typename"]],"__typename"]],"...CartFailureParts","__typename"],{"input":"$input"}]]], AddressPartsFragmentDocument, CartDeliveryPartsFragmentDocument, CartFailurePartsFragmentDocument, CartLinePartsFragmentDocument, CartPartsFragmentDocument, MoneyPartsFragmentDocument);
export const useAddToCartMutation = /*#__PURE__*/ mutationHook(AddToCartDocument);
export const ChangeQuantityDocument = /*#__PURE__*/ privateOperation<ChangeQuantityMutation, ChangeQuantityMutationVariables, 'ChangeQuantity'>('b6abf0bd2b6369014bd4881dd8419c6a64819a9db479e585f1884241fe87e449', ["mutation","ChangeQuantity",{"input":"ChangeCartLineQuantityInput!"},[["changeCartLineQuantity",[["... on ChangeCartLineQuantitySuccess",[["cart",["...CartParts","__typename"]],"__typename"]],"...CartFailureParts","__typename"],{"input":"$input"}]]], AddressPartsFragmentDocument, CartDeliveryPartsFragmentDocument, CartFailurePartsFragmentDocument, CartLinePartsFragmentDocument, CartPartsFragmentDocument, MoneyPartsFragmentDocument);
export const useChangeQuantityMutation = /*#__PURE__*/ mutationHook(ChangeQuantityDocument);
export const RemoveLineDocument = /*#__PURE__*/ privateOperation<RemoveLineMutation, RemoveLineMutationVariables, 'RemoveLine'>('c52fd02fd45740e65de0d78224554e2f9a6ab6575b0d2f0e36d8f3d4971fbb7f', ["mutation","RemoveLine",{"input":"RemoveCartLineInput!"},[["removeCartLine",[["... on RemoveCartLineSuccess",[["cart",["...CartParts","__typename"]],"__typename"]],"...CartFailureParts","__typename"],{"input":"$input"}]]], AddressPartsFragmentDocument, CartDeliveryPartsFragmentDocument, CartFailurePartsFragmentDocument, CartLinePartsFragmentDocument, CartPartsFragmentDocument, MoneyPartsFragmentDocument);
export const useRemoveLineMutation = /*#__PURE__*/ mutationHook(RemoveLineDocument);
export const SetDeliveryDocument = /*#__PURE__*/ privateOperation<SetDeliveryMutation, SetDeliveryMutationVariables, 'SetDelivery'>('c891c9b3d99765874ebb67f1cc05881c633045572dd2a3679f3e67bd0b2e5146', ["mutation","SetDelivery",{"input":"SetCartDeliveryInput!"},[["setCartDelivery",[["... on SetCartDeliverySuccess",[["cart",["...CartParts","__typename"]],"__typename"]],"...CartFailureParts","__typename"],{"input":"$input"}]]], AddressPartsFragmentDocument, CartDeliveryPartsFragmentDocument, CartFailurePartsFragmentDocument, CartLinePartsFragmentDocument, CartPartsFragmentDocument, MoneyPartsFragmentDocument);
export const useSetDeliveryMutation = /*#__PURE__*/ mutationHook(SetDeliveryDocument);

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema-types.gen.ts';

import { fragmentDocument, registeredOperation } from '../../apollo/registered-operation.ts';
import { mutationHook } from '../../apollo/hooks.ts';
import { AddressPartsFragmentDocument, CartDeliveryPartsFragmentDocument, CartLinePartsFragmentDocument, CartPartsFragmentDocument } from './cart-parts.gen.ts';
import { MoneyPartsFragmentDocument } from '../../apollo/money.gen.ts';
type CartFailureParts_AddressInvalid_Fragment = { __typename: 'AddressInvalid', code: string };

type CartFailureParts_AddressNotFound_Fragment = { __typename: 'AddressNotFound', code: string };

type CartFailureParts_AttemptClosed_Fragment = { __typename: 'AttemptClosed', code: string };

type CartFailureParts_AttemptNotFound_Fragment = { __typename: 'AttemptNotFound', code: string };

type CartFailureParts_CartBusy_Fragment = { __typename: 'CartBusy', code: string };

type CartFailureParts_CartLineNotFound_Fragment = { __typename: 'CartLineNotFound', code: string };

type CartFailureParts_CartLockedByPayment_Fragment = { __typename: 'CartLockedByPayment', attemptId: string | null, code: string };

type CartFailureParts_CartNotFound_Fragment = { __typename: 'CartNotFound', code: string };

type CartFailureParts_CartNotReady_Fragment = { __typename: 'CartNotReady', code: string };

type CartFailureParts_CheckoutInProgress_Fragment = { __typename: 'CheckoutInProgress', code: string };

type CartFailureParts_ClubUnavailable_Fragment = { __typename: 'ClubUnavailable', code: string };

type CartFailureParts_CommandConflict_Fragment = { __typename: 'CommandConflict', code: string };

type CartFailureParts_DeliveryUnavailable_Fragment = { __typename: 'DeliveryUnavailable', code: string };

type CartFailureParts_DeliveryWindowNeeded_Fragment = { __typename: 'DeliveryWindowNeeded', code: string };

type CartFailureParts_DeliveryWindowUnavailable_Fragment = { __typename: 'DeliveryWindowUnavailable', code: string };

type CartFailureParts_IdempotencyConflict_Fragment = { __typename: 'IdempotencyConflict', code: string };

type CartFailureParts_InvalidCard_Fragment = { __typename: 'InvalidCard', code: string };

type CartFailureParts_InvalidGuest_Fragment = { __typename: 'InvalidGuest', code: string };

type CartFailureParts_InvalidQuantity_Fragment = { __typename: 'InvalidQuantity', code: string };

type CartFailureParts_ItemsOutOfStock_Fragment = { __typename: 'ItemsOutOfStock', code: string };

type CartFailureParts_NothingToMerge_Fragment = { __typename: 'NothingToMerge', code: string };

type CartFailureParts_OrderNotCancellable_Fragment = { __typename: 'OrderNotCancellable', code: string };

type CartFailureParts_OrderNotFound_Fragment = { __typename: 'OrderNotFound', code: string };

type CartFailureParts_OutOfStock_Fragment = { __typename: 'OutOfStock', availableQuantity: number, code: string };

type CartFailureParts_PaymentServiceUnavailable_Fragment = { __typename: 'PaymentServiceUnavailable', code: string };

type CartFailureParts_PlaceOutsideMarket_Fragment = { __typename: 'PlaceOutsideMarket', code: string };

type CartFailureParts_PreferredClubUnavailable_Fragment = { __typename: 'PreferredClubUnavailable', code: string };

type CartFailureParts_ProductUnavailable_Fragment = { __typename: 'ProductUnavailable', code: string };

type CartFailureParts_QuantityLimitExceeded_Fragment = { __typename: 'QuantityLimitExceeded', maximum: number, code: string };

type CartFailureParts_ServiceFeeUnavailable_Fragment = { __typename: 'ServiceFeeUnavailable', code: string };

type CartFailureParts_TotalChanged_Fragment = { __typename: 'TotalChanged', code: string };

export type CartFailurePartsFragment =
  | CartFailureParts_AddressInvalid_Fragment
  | CartFailureParts_AddressNotFound_Fragment
  | CartFailureParts_AttemptClosed_Fragment
  | CartFailureParts_AttemptNotFound_Fragment
  | CartFailureParts_CartBusy_Fragment
  | CartFailureParts_CartLineNotFound_Fragment
  | CartFailureParts_CartLockedByPayment_Fragment
  | CartFailureParts_CartNotFound_Fragment
  | CartFailureParts_CartNotReady_Fragment
  | CartFailureParts_CheckoutInProgress_Fragment
  | CartFailureParts_ClubUnavailable_Fragment
  | CartFailureParts_CommandConflict_Fragment
  | CartFailureParts_DeliveryUnavailable_Fragment
  | CartFailureParts_DeliveryWindowNeeded_Fragment
  | CartFailureParts_DeliveryWindowUnavailable_Fragment
  | CartFailureParts_IdempotencyConflict_Fragment
  | CartFailureParts_InvalidCard_Fragment
  | CartFailureParts_InvalidGuest_Fragment
  | CartFailureParts_InvalidQuantity_Fragment
  | CartFailureParts_ItemsOutOfStock_Fragment
  | CartFailureParts_NothingToMerge_Fragment
  | CartFailureParts_OrderNotCancellable_Fragment
  | CartFailureParts_OrderNotFound_Fragment
  | CartFailureParts_OutOfStock_Fragment
  | CartFailureParts_PaymentServiceUnavailable_Fragment
  | CartFailureParts_PlaceOutsideMarket_Fragment
  | CartFailureParts_PreferredClubUnavailable_Fragment
  | CartFailureParts_ProductUnavailable_Fragment
  | CartFailureParts_QuantityLimitExceeded_Fragment
  | CartFailureParts_ServiceFeeUnavailable_Fragment
  | CartFailureParts_TotalChanged_Fragment
;

export type AddToCartMutationVariables = Exact<{
  input: Types.AddToCartInput;
}>;


export type AddToCartMutation = { addToCart:
    | { __typename: 'AddToCartSuccess', cart: { __typename: 'Cart', id: string, version: number, marketCode: string, itemCount: number, isTaxIncluded: boolean, allowsPartialFulfillment: boolean, isServiceFeeSettled: boolean, isLocked: boolean, isReadyForCheckout: boolean, lines: Array<{ __typename: 'CartLine', id: string, name: string, slug: string, quantity: number, maximumQuantity: number, isSoldByWeight: boolean, image: { __typename: 'Image', thumbnail: string, card: string } | null, unitPrice: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, regularUnitPrice: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, total: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, variant: { __typename: 'ProductVariant', sku: string } }>, subtotal: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, savings: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, serviceFee: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, shipping: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, tax: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, total: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, missingForFreeShipping: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, delivery: { __typename: 'CartDelivery', method: Types.DeliveryMethod, addressId: string | null, window: { __typename: 'ChosenDeliveryWindow', id: string, start: string, end: string, zone: string, isExpired: boolean, keptUntil: string, hasRoom: boolean } | null, address: { __typename: 'PostalAddress', alias: string | null, fullName: string | null, streetText: string, description: string | null, city: string | null, region: string | null, country: string, phone: string | null } | null, club: { __typename: 'Club', key: string, name: string, address: string, city: string, openingHours: string | null } | null } | null } }
    | { __typename: 'CartBusy', code: string }
    | { __typename: 'CartLockedByPayment', attemptId: string | null, code: string }
    | { __typename: 'ClubUnavailable', code: string }
    | { __typename: 'CommandConflict', code: string }
    | { __typename: 'InvalidQuantity', code: string }
    | { __typename: 'OutOfStock', availableQuantity: number, code: string }
    | { __typename: 'ProductUnavailable', code: string }
    | { __typename: 'QuantityLimitExceeded', maximum: number, code: string }
   };

export type ChangeQuantityMutationVariables = Exact<{
  input: Types.ChangeCartLineQuantityInput;
}>;


export type ChangeQuantityMutation = { changeCartLineQuantity:
    | { __typename: 'CartBusy', code: string }
    | { __typename: 'CartLineNotFound', code: string }
    | { __typename: 'CartLockedByPayment', attemptId: string | null, code: string }
    | { __typename: 'ChangeCartLineQuantitySuccess', cart: { __typename: 'Cart', id: string, version: number, marketCode: string, itemCount: number, isTaxIncluded: boolean, allowsPartialFulfillment: boolean, isServiceFeeSettled: boolean, isLocked: boolean, isReadyForCheckout: boolean, lines: Array<{ __typename: 'CartLine', id: string, name: string, slug: string, quantity: number, maximumQuantity: number, isSoldByWeight: boolean, image: { __typename: 'Image', thumbnail: string, card: string } | null, unitPrice: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, regularUnitPrice: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, total: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, variant: { __typename: 'ProductVariant', sku: string } }>, subtotal: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, savings: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, serviceFee: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, shipping: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, tax: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, total: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, missingForFreeShipping: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, delivery: { __typename: 'CartDelivery', method: Types.DeliveryMethod, addressId: string | null, window: { __typename: 'ChosenDeliveryWindow', id: string, start: string, end: string, zone: string, isExpired: boolean, keptUntil: string, hasRoom: boolean } | null, address: { __typename: 'PostalAddress', alias: string | null, fullName: string | null, streetText: string, description: string | null, city: string | null, region: string | null, country: string, phone: string | null } | null, club: { __typename: 'Club', key: string, name: string, address: string, city: string, openingHours: string | null } | null } | null } }
    | { __typename: 'CommandConflict', code: string }
    | { __typename: 'InvalidQuantity', code: string }
    | { __typename: 'OutOfStock', availableQuantity: number, code: string }
    | { __typename: 'QuantityLimitExceeded', maximum: number, code: string }
   };

export type RemoveLineMutationVariables = Exact<{
  input: Types.RemoveCartLineInput;
}>;


export type RemoveLineMutation = { removeCartLine:
    | { __typename: 'CartBusy', code: string }
    | { __typename: 'CartLineNotFound', code: string }
    | { __typename: 'CartLockedByPayment', attemptId: string | null, code: string }
    | { __typename: 'CommandConflict', code: string }
    | { __typename: 'RemoveCartLineSuccess', cart: { __typename: 'Cart', id: string, version: number, marketCode: string, itemCount: number, isTaxIncluded: boolean, allowsPartialFulfillment: boolean, isServiceFeeSettled: boolean, isLocked: boolean, isReadyForCheckout: boolean, lines: Array<{ __typename: 'CartLine', id: string, name: string, slug: string, quantity: number, maximumQuantity: number, isSoldByWeight: boolean, image: { __typename: 'Image', thumbnail: string, card: string } | null, unitPrice: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, regularUnitPrice: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, total: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, variant: { __typename: 'ProductVariant', sku: string } }>, subtotal: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, savings: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, serviceFee: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, shipping: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, tax: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, total: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, missingForFreeShipping: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, delivery: { __typename: 'CartDelivery', method: Types.DeliveryMethod, addressId: string | null, window: { __typename: 'ChosenDeliveryWindow', id: string, start: string, end: string, zone: string, isExpired: boolean, keptUntil: string, hasRoom: boolean } | null, address: { __typename: 'PostalAddress', alias: string | null, fullName: string | null, streetText: string, description: string | null, city: string | null, region: string | null, country: string, phone: string | null } | null, club: { __typename: 'Club', key: string, name: string, address: string, city: string, openingHours: string | null } | null } | null } }
   };

export type SetDeliveryMutationVariables = Exact<{
  input: Types.SetCartDeliveryInput;
}>;


export type SetDeliveryMutation = { setCartDelivery:
    | { __typename: 'CartBusy', code: string }
    | { __typename: 'CartLockedByPayment', attemptId: string | null, code: string }
    | { __typename: 'CartNotFound', code: string }
    | { __typename: 'ClubUnavailable', code: string }
    | { __typename: 'CommandConflict', code: string }
    | { __typename: 'DeliveryUnavailable', code: string }
    | { __typename: 'ProductUnavailable', code: string }
    | { __typename: 'SetCartDeliverySuccess', cart: { __typename: 'Cart', id: string, version: number, marketCode: string, itemCount: number, isTaxIncluded: boolean, allowsPartialFulfillment: boolean, isServiceFeeSettled: boolean, isLocked: boolean, isReadyForCheckout: boolean, lines: Array<{ __typename: 'CartLine', id: string, name: string, slug: string, quantity: number, maximumQuantity: number, isSoldByWeight: boolean, image: { __typename: 'Image', thumbnail: string, card: string } | null, unitPrice: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, regularUnitPrice: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, total: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, variant: { __typename: 'ProductVariant', sku: string } }>, subtotal: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, savings: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, serviceFee: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, shipping: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, tax: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, total: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, missingForFreeShipping: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, delivery: { __typename: 'CartDelivery', method: Types.DeliveryMethod, addressId: string | null, window: { __typename: 'ChosenDeliveryWindow', id: string, start: string, end: string, zone: string, isExpired: boolean, keptUntil: string, hasRoom: boolean } | null, address: { __typename: 'PostalAddress', alias: string | null, fullName: string | null, streetText: string, description: string | null, city: string | null, region: string | null, country: string, phone: string | null } | null, club: { __typename: 'Club', key: string, name: string, address: string, city: string, openingHours: string | null } | null } | null } }
   };

export const CartFailurePartsFragmentDocument = /*#__PURE__*/ fragmentDocument(["fragment","CartFailureParts","UserError",["code",["... on OutOfStock",["availableQuantity","__typename"]],["... on QuantityLimitExceeded",["maximum","__typename"]],["... on CartLockedByPayment",["attemptId","__typename"]],"__typename"]]);
export const AddToCartDocument = /*#__PURE__*/ registeredOperation<AddToCartMutation, AddToCartMutationVariables>('74f6af449101e494ed167e1a5a6c8f718368a7014f4199d0343ce2342214e57a', ["mutation","AddToCart",{"input":"AddToCartInput!"},[["addToCart",[["... on AddToCartSuccess",[["cart",["...CartParts","__typename"]],"__typename"]],"...CartFailureParts","__typename"],{"input":"$input"}]]], AddressPartsFragmentDocument, CartDeliveryPartsFragmentDocument, CartFailurePartsFragmentDocument, CartLinePartsFragmentDocument, CartPartsFragmentDocument, MoneyPartsFragmentDocument);
export const useAddToCartMutation = /*#__PURE__*/ mutationHook(AddToCartDocument);
export const ChangeQuantityDocument = /*#__PURE__*/ registeredOperation<ChangeQuantityMutation, ChangeQuantityMutationVariables>('0749aa5f6c513cc41ee6ea65be1af4e2f96f33c55cfec2f5a7b7b2d08141a360', ["mutation","ChangeQuantity",{"input":"ChangeCartLineQuantityInput!"},[["changeCartLineQuantity",[["... on ChangeCartLineQuantitySuccess",[["cart",["...CartParts","__typename"]],"__typename"]],"...CartFailureParts","__typename"],{"input":"$input"}]]], AddressPartsFragmentDocument, CartDeliveryPartsFragmentDocument, CartFailurePartsFragmentDocument, CartLinePartsFragmentDocument, CartPartsFragmentDocument, MoneyPartsFragmentDocument);
export const useChangeQuantityMutation = /*#__PURE__*/ mutationHook(ChangeQuantityDocument);
export const RemoveLineDocument = /*#__PURE__*/ registeredOperation<RemoveLineMutation, RemoveLineMutationVariables>('0b36fb07cbfc60fa02c9ff5e47d1286b47b9e07c2b1f5f0b832c04125919f6c7', ["mutation","RemoveLine",{"input":"RemoveCartLineInput!"},[["removeCartLine",[["... on RemoveCartLineSuccess",[["cart",["...CartParts","__typename"]],"__typename"]],"...CartFailureParts","__typename"],{"input":"$input"}]]], AddressPartsFragmentDocument, CartDeliveryPartsFragmentDocument, CartFailurePartsFragmentDocument, CartLinePartsFragmentDocument, CartPartsFragmentDocument, MoneyPartsFragmentDocument);
export const useRemoveLineMutation = /*#__PURE__*/ mutationHook(RemoveLineDocument);
export const SetDeliveryDocument = /*#__PURE__*/ registeredOperation<SetDeliveryMutation, SetDeliveryMutationVariables>('7cdd57a01cd2d003dbb02dc75967f273084adaf237760a3379c24cb53d4ac2ba', ["mutation","SetDelivery",{"input":"SetCartDeliveryInput!"},[["setCartDelivery",[["... on SetCartDeliverySuccess",[["cart",["...CartParts","__typename"]],"__typename"]],"...CartFailureParts","__typename"],{"input":"$input"}]]], AddressPartsFragmentDocument, CartDeliveryPartsFragmentDocument, CartFailurePartsFragmentDocument, CartLinePartsFragmentDocument, CartPartsFragmentDocument, MoneyPartsFragmentDocument);
export const useSetDeliveryMutation = /*#__PURE__*/ mutationHook(SetDeliveryDocument);

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema-types.gen.ts';

import { registeredOperation } from '../../apollo/registered-operation.ts';
import { mutationHook } from '../../apollo/hooks.ts';
import { AddressPartsFragmentDocument, CartDeliveryPartsFragmentDocument, CartLinePartsFragmentDocument, CartPartsFragmentDocument } from './cart-parts.gen.ts';
import { MoneyPartsFragmentDocument } from '../../apollo/money.gen.ts';
export type AddToCartMutationVariables = Exact<{
  input: Types.AddToCartInput;
}>;


export type AddToCartMutation = { addToCart:
    | { __typename: 'AddToCartSuccess', cart: { __typename: 'Cart', id: string, version: number, marketCode: string, itemCount: number, isTaxIncluded: boolean, isLocked: boolean, isReadyForCheckout: boolean, lines: Array<{ __typename: 'CartLine', id: string, name: string, slug: string, quantity: number, maximumQuantity: number, isSoldByWeight: boolean, image: { __typename: 'Image', thumbnail: string, card: string } | null, unitPrice: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, regularUnitPrice: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, total: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, variant: { __typename: 'ProductVariant', sku: string } }>, subtotal: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, savings: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, serviceFee: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, shipping: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, tax: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, total: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, missingForFreeShipping: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, delivery: { __typename: 'CartDelivery', method: Types.DeliveryMethod, addressId: string | null, window: { __typename: 'ChosenDeliveryWindow', id: string, start: string, end: string, zone: string, isExpired: boolean } | null, address: { __typename: 'PostalAddress', alias: string | null, fullName: string | null, streetText: string, description: string | null, city: string | null, region: string | null, country: string, phone: string | null } | null, club: { __typename: 'Club', key: string, name: string, address: string, city: string, openingHours: string | null } | null } | null } }
    | { __typename: 'CartBusy', code: string }
    | { __typename: 'CartLockedByPayment', code: string, attemptId: string | null }
    | { __typename: 'ClubUnavailable', code: string }
    | { __typename: 'CommandConflict', code: string }
    | { __typename: 'InvalidQuantity', code: string }
    | { __typename: 'OutOfStock', code: string, availableQuantity: number }
    | { __typename: 'ProductUnavailable', code: string }
    | { __typename: 'QuantityLimitExceeded', code: string, maximum: number }
   };

export type ChangeQuantityMutationVariables = Exact<{
  input: Types.ChangeCartLineQuantityInput;
}>;


export type ChangeQuantityMutation = { changeCartLineQuantity:
    | { __typename: 'CartBusy', code: string }
    | { __typename: 'CartLineNotFound', code: string }
    | { __typename: 'CartLockedByPayment', code: string, attemptId: string | null }
    | { __typename: 'ChangeCartLineQuantitySuccess', cart: { __typename: 'Cart', id: string, version: number, marketCode: string, itemCount: number, isTaxIncluded: boolean, isLocked: boolean, isReadyForCheckout: boolean, lines: Array<{ __typename: 'CartLine', id: string, name: string, slug: string, quantity: number, maximumQuantity: number, isSoldByWeight: boolean, image: { __typename: 'Image', thumbnail: string, card: string } | null, unitPrice: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, regularUnitPrice: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, total: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, variant: { __typename: 'ProductVariant', sku: string } }>, subtotal: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, savings: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, serviceFee: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, shipping: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, tax: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, total: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, missingForFreeShipping: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, delivery: { __typename: 'CartDelivery', method: Types.DeliveryMethod, addressId: string | null, window: { __typename: 'ChosenDeliveryWindow', id: string, start: string, end: string, zone: string, isExpired: boolean } | null, address: { __typename: 'PostalAddress', alias: string | null, fullName: string | null, streetText: string, description: string | null, city: string | null, region: string | null, country: string, phone: string | null } | null, club: { __typename: 'Club', key: string, name: string, address: string, city: string, openingHours: string | null } | null } | null } }
    | { __typename: 'CommandConflict', code: string }
    | { __typename: 'InvalidQuantity', code: string }
    | { __typename: 'OutOfStock', code: string, availableQuantity: number }
    | { __typename: 'QuantityLimitExceeded', code: string, maximum: number }
   };

export type RemoveLineMutationVariables = Exact<{
  input: Types.RemoveCartLineInput;
}>;


export type RemoveLineMutation = { removeCartLine:
    | { __typename: 'CartBusy', code: string }
    | { __typename: 'CartLineNotFound', code: string }
    | { __typename: 'CartLockedByPayment', code: string, attemptId: string | null }
    | { __typename: 'CommandConflict', code: string }
    | { __typename: 'RemoveCartLineSuccess', cart: { __typename: 'Cart', id: string, version: number, marketCode: string, itemCount: number, isTaxIncluded: boolean, isLocked: boolean, isReadyForCheckout: boolean, lines: Array<{ __typename: 'CartLine', id: string, name: string, slug: string, quantity: number, maximumQuantity: number, isSoldByWeight: boolean, image: { __typename: 'Image', thumbnail: string, card: string } | null, unitPrice: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, regularUnitPrice: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, total: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, variant: { __typename: 'ProductVariant', sku: string } }>, subtotal: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, savings: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, serviceFee: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, shipping: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, tax: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, total: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, missingForFreeShipping: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, delivery: { __typename: 'CartDelivery', method: Types.DeliveryMethod, addressId: string | null, window: { __typename: 'ChosenDeliveryWindow', id: string, start: string, end: string, zone: string, isExpired: boolean } | null, address: { __typename: 'PostalAddress', alias: string | null, fullName: string | null, streetText: string, description: string | null, city: string | null, region: string | null, country: string, phone: string | null } | null, club: { __typename: 'Club', key: string, name: string, address: string, city: string, openingHours: string | null } | null } | null } }
   };

export type SetDeliveryMutationVariables = Exact<{
  input: Types.SetCartDeliveryInput;
}>;


export type SetDeliveryMutation = { setCartDelivery:
    | { __typename: 'CartBusy', code: string }
    | { __typename: 'CartLockedByPayment', code: string, attemptId: string | null }
    | { __typename: 'CartNotFound', code: string }
    | { __typename: 'ClubUnavailable', code: string }
    | { __typename: 'CommandConflict', code: string }
    | { __typename: 'DeliveryUnavailable', code: string }
    | { __typename: 'ProductUnavailable', code: string }
    | { __typename: 'SetCartDeliverySuccess', cart: { __typename: 'Cart', id: string, version: number, marketCode: string, itemCount: number, isTaxIncluded: boolean, isLocked: boolean, isReadyForCheckout: boolean, lines: Array<{ __typename: 'CartLine', id: string, name: string, slug: string, quantity: number, maximumQuantity: number, isSoldByWeight: boolean, image: { __typename: 'Image', thumbnail: string, card: string } | null, unitPrice: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, regularUnitPrice: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, total: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, variant: { __typename: 'ProductVariant', sku: string } }>, subtotal: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, savings: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, serviceFee: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, shipping: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, tax: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, total: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, missingForFreeShipping: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, delivery: { __typename: 'CartDelivery', method: Types.DeliveryMethod, addressId: string | null, window: { __typename: 'ChosenDeliveryWindow', id: string, start: string, end: string, zone: string, isExpired: boolean } | null, address: { __typename: 'PostalAddress', alias: string | null, fullName: string | null, streetText: string, description: string | null, city: string | null, region: string | null, country: string, phone: string | null } | null, club: { __typename: 'Club', key: string, name: string, address: string, city: string, openingHours: string | null } | null } | null } }
   };

export const AddToCartDocument = /*#__PURE__*/ registeredOperation<AddToCartMutation, AddToCartMutationVariables>('4526e343bed8780c1501c9c0f6baa7e8dcc1637f6fadb429e3fcaea21dc98855', ["mutation","AddToCart",{"input":"AddToCartInput!"},[["addToCart",[["... on AddToCartSuccess",[["cart",["...CartParts","__typename"]],"__typename"]],["... on UserError",["code","__typename"]],["... on OutOfStock",["availableQuantity","__typename"]],["... on QuantityLimitExceeded",["maximum","__typename"]],["... on CartLockedByPayment",["attemptId","__typename"]],"__typename"],{"input":"$input"}]]], AddressPartsFragmentDocument, CartDeliveryPartsFragmentDocument, CartLinePartsFragmentDocument, CartPartsFragmentDocument, MoneyPartsFragmentDocument);
export const useAddToCartMutation = /*#__PURE__*/ mutationHook(AddToCartDocument);
export const ChangeQuantityDocument = /*#__PURE__*/ registeredOperation<ChangeQuantityMutation, ChangeQuantityMutationVariables>('7be473330acb396910592f749a40ec048a0adfa921aa86951ce1012acdea205d', ["mutation","ChangeQuantity",{"input":"ChangeCartLineQuantityInput!"},[["changeCartLineQuantity",[["... on ChangeCartLineQuantitySuccess",[["cart",["...CartParts","__typename"]],"__typename"]],["... on UserError",["code","__typename"]],["... on OutOfStock",["availableQuantity","__typename"]],["... on QuantityLimitExceeded",["maximum","__typename"]],["... on CartLockedByPayment",["attemptId","__typename"]],"__typename"],{"input":"$input"}]]], AddressPartsFragmentDocument, CartDeliveryPartsFragmentDocument, CartLinePartsFragmentDocument, CartPartsFragmentDocument, MoneyPartsFragmentDocument);
export const useChangeQuantityMutation = /*#__PURE__*/ mutationHook(ChangeQuantityDocument);
export const RemoveLineDocument = /*#__PURE__*/ registeredOperation<RemoveLineMutation, RemoveLineMutationVariables>('e4f86b7c38aa4f40942ca6dc1af56b87b061ef9a949ae7cb3933f46880b11f71', ["mutation","RemoveLine",{"input":"RemoveCartLineInput!"},[["removeCartLine",[["... on RemoveCartLineSuccess",[["cart",["...CartParts","__typename"]],"__typename"]],["... on UserError",["code","__typename"]],["... on CartLockedByPayment",["attemptId","__typename"]],"__typename"],{"input":"$input"}]]], AddressPartsFragmentDocument, CartDeliveryPartsFragmentDocument, CartLinePartsFragmentDocument, CartPartsFragmentDocument, MoneyPartsFragmentDocument);
export const useRemoveLineMutation = /*#__PURE__*/ mutationHook(RemoveLineDocument);
export const SetDeliveryDocument = /*#__PURE__*/ registeredOperation<SetDeliveryMutation, SetDeliveryMutationVariables>('b0b761b235fdd1b805b2d6a7672bcaf1b222ff4915d64ca4a9253dda68059bd6', ["mutation","SetDelivery",{"input":"SetCartDeliveryInput!"},[["setCartDelivery",[["... on SetCartDeliverySuccess",[["cart",["...CartParts","__typename"]],"__typename"]],["... on UserError",["code","__typename"]],["... on CartLockedByPayment",["attemptId","__typename"]],"__typename"],{"input":"$input"}]]], AddressPartsFragmentDocument, CartDeliveryPartsFragmentDocument, CartLinePartsFragmentDocument, CartPartsFragmentDocument, MoneyPartsFragmentDocument);
export const useSetDeliveryMutation = /*#__PURE__*/ mutationHook(SetDeliveryDocument);

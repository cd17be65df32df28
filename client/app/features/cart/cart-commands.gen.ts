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
    | { __typename: 'AddToCartSuccess', cart: { __typename: 'Cart', id: string, version: number, marketCode: string, itemCount: number, isTaxIncluded: boolean, isLocked: boolean, isReadyForCheckout: boolean, lines: Array<{ __typename: 'CartLine', id: string, name: string, slug: string, quantity: number, maximumQuantity: number, isSoldByWeight: boolean, image: { __typename: 'Image', thumbnail: string, card: string } | null, unitPrice: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, regularUnitPrice: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, total: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, variant: { __typename: 'ProductVariant', sku: string } }>, subtotal: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, savings: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, serviceFee: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, shipping: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, tax: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, total: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, missingForFreeShipping: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, delivery: { __typename: 'CartDelivery', method: Types.DeliveryMethod, addressId: string | null, address: { __typename: 'PostalAddress', alias: string | null, fullName: string | null, streetText: string, description: string | null, city: string | null, region: string | null, country: string, phone: string | null } | null, club: { __typename: 'Club', key: string, name: string, address: string, city: string, openingHours: string | null } | null } | null } }
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
    | { __typename: 'ChangeCartLineQuantitySuccess', cart: { __typename: 'Cart', id: string, version: number, marketCode: string, itemCount: number, isTaxIncluded: boolean, isLocked: boolean, isReadyForCheckout: boolean, lines: Array<{ __typename: 'CartLine', id: string, name: string, slug: string, quantity: number, maximumQuantity: number, isSoldByWeight: boolean, image: { __typename: 'Image', thumbnail: string, card: string } | null, unitPrice: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, regularUnitPrice: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, total: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, variant: { __typename: 'ProductVariant', sku: string } }>, subtotal: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, savings: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, serviceFee: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, shipping: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, tax: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, total: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, missingForFreeShipping: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, delivery: { __typename: 'CartDelivery', method: Types.DeliveryMethod, addressId: string | null, address: { __typename: 'PostalAddress', alias: string | null, fullName: string | null, streetText: string, description: string | null, city: string | null, region: string | null, country: string, phone: string | null } | null, club: { __typename: 'Club', key: string, name: string, address: string, city: string, openingHours: string | null } | null } | null } }
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
    | { __typename: 'RemoveCartLineSuccess', cart: { __typename: 'Cart', id: string, version: number, marketCode: string, itemCount: number, isTaxIncluded: boolean, isLocked: boolean, isReadyForCheckout: boolean, lines: Array<{ __typename: 'CartLine', id: string, name: string, slug: string, quantity: number, maximumQuantity: number, isSoldByWeight: boolean, image: { __typename: 'Image', thumbnail: string, card: string } | null, unitPrice: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, regularUnitPrice: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, total: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, variant: { __typename: 'ProductVariant', sku: string } }>, subtotal: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, savings: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, serviceFee: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, shipping: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, tax: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, total: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, missingForFreeShipping: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, delivery: { __typename: 'CartDelivery', method: Types.DeliveryMethod, addressId: string | null, address: { __typename: 'PostalAddress', alias: string | null, fullName: string | null, streetText: string, description: string | null, city: string | null, region: string | null, country: string, phone: string | null } | null, club: { __typename: 'Club', key: string, name: string, address: string, city: string, openingHours: string | null } | null } | null } }
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
    | { __typename: 'SetCartDeliverySuccess', cart: { __typename: 'Cart', id: string, version: number, marketCode: string, itemCount: number, isTaxIncluded: boolean, isLocked: boolean, isReadyForCheckout: boolean, lines: Array<{ __typename: 'CartLine', id: string, name: string, slug: string, quantity: number, maximumQuantity: number, isSoldByWeight: boolean, image: { __typename: 'Image', thumbnail: string, card: string } | null, unitPrice: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, regularUnitPrice: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, total: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, variant: { __typename: 'ProductVariant', sku: string } }>, subtotal: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, savings: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, serviceFee: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, shipping: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, tax: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, total: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, missingForFreeShipping: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, delivery: { __typename: 'CartDelivery', method: Types.DeliveryMethod, addressId: string | null, address: { __typename: 'PostalAddress', alias: string | null, fullName: string | null, streetText: string, description: string | null, city: string | null, region: string | null, country: string, phone: string | null } | null, club: { __typename: 'Club', key: string, name: string, address: string, city: string, openingHours: string | null } | null } | null } }
   };

export const AddToCartDocument = /*#__PURE__*/ registeredOperation<AddToCartMutation, AddToCartMutationVariables>('16095efce39e37466b0a93c61ae90466d54d4e66c390157af2f3b8ef0549c336', ["mutation","AddToCart",{"input":"AddToCartInput!"},[["addToCart",[["... on AddToCartSuccess",[["cart",["...CartParts","__typename"]],"__typename"]],["... on UserError",["code","__typename"]],["... on OutOfStock",["availableQuantity","__typename"]],["... on QuantityLimitExceeded",["maximum","__typename"]],["... on CartLockedByPayment",["attemptId","__typename"]],"__typename"],{"input":"$input"}]]], AddressPartsFragmentDocument, CartDeliveryPartsFragmentDocument, CartLinePartsFragmentDocument, CartPartsFragmentDocument, MoneyPartsFragmentDocument);
export const useAddToCartMutation = /*#__PURE__*/ mutationHook(AddToCartDocument);
export const ChangeQuantityDocument = /*#__PURE__*/ registeredOperation<ChangeQuantityMutation, ChangeQuantityMutationVariables>('afafc8591df2e8f1163eafce1124903ae93e8c4d81482d8b8d066be600c99fb3', ["mutation","ChangeQuantity",{"input":"ChangeCartLineQuantityInput!"},[["changeCartLineQuantity",[["... on ChangeCartLineQuantitySuccess",[["cart",["...CartParts","__typename"]],"__typename"]],["... on UserError",["code","__typename"]],["... on OutOfStock",["availableQuantity","__typename"]],["... on QuantityLimitExceeded",["maximum","__typename"]],["... on CartLockedByPayment",["attemptId","__typename"]],"__typename"],{"input":"$input"}]]], AddressPartsFragmentDocument, CartDeliveryPartsFragmentDocument, CartLinePartsFragmentDocument, CartPartsFragmentDocument, MoneyPartsFragmentDocument);
export const useChangeQuantityMutation = /*#__PURE__*/ mutationHook(ChangeQuantityDocument);
export const RemoveLineDocument = /*#__PURE__*/ registeredOperation<RemoveLineMutation, RemoveLineMutationVariables>('4190909e5858082c436c025a594fbb10bc9e4c293e4b4666e16944d64a355e13', ["mutation","RemoveLine",{"input":"RemoveCartLineInput!"},[["removeCartLine",[["... on RemoveCartLineSuccess",[["cart",["...CartParts","__typename"]],"__typename"]],["... on UserError",["code","__typename"]],["... on CartLockedByPayment",["attemptId","__typename"]],"__typename"],{"input":"$input"}]]], AddressPartsFragmentDocument, CartDeliveryPartsFragmentDocument, CartLinePartsFragmentDocument, CartPartsFragmentDocument, MoneyPartsFragmentDocument);
export const useRemoveLineMutation = /*#__PURE__*/ mutationHook(RemoveLineDocument);
export const SetDeliveryDocument = /*#__PURE__*/ registeredOperation<SetDeliveryMutation, SetDeliveryMutationVariables>('5653858fe7f140774548b7fe80ed69baa85f5451aba7b5f3585e5d6e38eb3dbc', ["mutation","SetDelivery",{"input":"SetCartDeliveryInput!"},[["setCartDelivery",[["... on SetCartDeliverySuccess",[["cart",["...CartParts","__typename"]],"__typename"]],["... on UserError",["code","__typename"]],["... on CartLockedByPayment",["attemptId","__typename"]],"__typename"],{"input":"$input"}]]], AddressPartsFragmentDocument, CartDeliveryPartsFragmentDocument, CartLinePartsFragmentDocument, CartPartsFragmentDocument, MoneyPartsFragmentDocument);
export const useSetDeliveryMutation = /*#__PURE__*/ mutationHook(SetDeliveryDocument);

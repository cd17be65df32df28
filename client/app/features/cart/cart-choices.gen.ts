/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema-types.gen.ts';

import { registeredOperation } from '../../apollo/registered-operation.ts';
import { mutationHook } from '../../apollo/hooks.ts';
import { AddressPartsFragmentDocument, CartDeliveryPartsFragmentDocument, CartLinePartsFragmentDocument, CartPartsFragmentDocument } from './cart-parts.gen.ts';
import { CartFailurePartsFragmentDocument } from './cart-commands.gen.ts';
import { MoneyPartsFragmentDocument } from '../../apollo/money.gen.ts';
export type SetPartialFulfillmentMutationVariables = Exact<{
  input: Types.SetPartialFulfillmentInput;
}>;


export type SetPartialFulfillmentMutation = { setPartialFulfillment:
    | { __typename: 'CartBusy', code: string, message: string }
    | { __typename: 'CartLockedByPayment', code: string, message: string }
    | { __typename: 'CartNotFound', code: string, message: string }
    | { __typename: 'CommandConflict', code: string, message: string }
    | { __typename: 'SetPartialFulfillmentSuccess', cart: { __typename: 'Cart', id: string, version: number, marketCode: string, itemCount: number, isTaxIncluded: boolean, allowsPartialFulfillment: boolean, isServiceFeeSettled: boolean, isLocked: boolean, isReadyForCheckout: boolean, lines: Array<{ __typename: 'CartLine', id: string, name: string, slug: string, quantity: number, maximumQuantity: number, isSoldByWeight: boolean, image: { __typename: 'Image', thumbnail: string, card: string } | null, unitPrice: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, regularUnitPrice: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, total: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, variant: { __typename: 'ProductVariant', sku: string } }>, subtotal: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, savings: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, serviceFee: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, shipping: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, tax: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, total: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, missingForFreeShipping: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, delivery: { __typename: 'CartDelivery', method: Types.DeliveryMethod, addressId: string | null, window: { __typename: 'ChosenDeliveryWindow', id: string, start: string, end: string, zone: string, isExpired: boolean, keptUntil: string, hasRoom: boolean } | null, address: { __typename: 'PostalAddress', alias: string | null, fullName: string | null, streetText: string, description: string | null, city: string | null, region: string | null, country: string, phone: string | null } | null, club: { __typename: 'Club', key: string, name: string, address: string, city: string, openingHours: string | null } | null } | null } }
   };

export type SettleServiceFeeMutationVariables = Exact<{ [key: string]: never; }>;


export type SettleServiceFeeMutation = { settleServiceFee:
    | { __typename: 'CartBusy', code: string, message: string }
    | { __typename: 'CartLockedByPayment', code: string, message: string }
    | { __typename: 'CartNotFound', code: string, message: string }
    | { __typename: 'ServiceFeeUnavailable', asksToRetry: boolean, code: string, message: string }
    | { __typename: 'SettleServiceFeeSuccess', cart: { __typename: 'Cart', id: string, version: number, marketCode: string, itemCount: number, isTaxIncluded: boolean, allowsPartialFulfillment: boolean, isServiceFeeSettled: boolean, isLocked: boolean, isReadyForCheckout: boolean, lines: Array<{ __typename: 'CartLine', id: string, name: string, slug: string, quantity: number, maximumQuantity: number, isSoldByWeight: boolean, image: { __typename: 'Image', thumbnail: string, card: string } | null, unitPrice: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, regularUnitPrice: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, total: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, variant: { __typename: 'ProductVariant', sku: string } }>, subtotal: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, savings: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, serviceFee: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, shipping: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, tax: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, total: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, missingForFreeShipping: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, delivery: { __typename: 'CartDelivery', method: Types.DeliveryMethod, addressId: string | null, window: { __typename: 'ChosenDeliveryWindow', id: string, start: string, end: string, zone: string, isExpired: boolean, keptUntil: string, hasRoom: boolean } | null, address: { __typename: 'PostalAddress', alias: string | null, fullName: string | null, streetText: string, description: string | null, city: string | null, region: string | null, country: string, phone: string | null } | null, club: { __typename: 'Club', key: string, name: string, address: string, city: string, openingHours: string | null } | null } | null } }
   };

export const SetPartialFulfillmentDocument = /*#__PURE__*/ registeredOperation<SetPartialFulfillmentMutation, SetPartialFulfillmentMutationVariables>('efc55076fdad5bfd043d6825e6ca2f00251b6bf0b2ba4bd5d233a9b4e29925f8', ["mutation","SetPartialFulfillment",{"input":"SetPartialFulfillmentInput!"},[["setPartialFulfillment",[["... on SetPartialFulfillmentSuccess",[["cart",["...CartParts","__typename"]],"__typename"]],"...CartFailureParts","__typename"],{"input":"$input"}]]], AddressPartsFragmentDocument, CartDeliveryPartsFragmentDocument, CartFailurePartsFragmentDocument, CartLinePartsFragmentDocument, CartPartsFragmentDocument, MoneyPartsFragmentDocument);
export const useSetPartialFulfillmentMutation = /*#__PURE__*/ mutationHook(SetPartialFulfillmentDocument);
export const SettleServiceFeeDocument = /*#__PURE__*/ registeredOperation<SettleServiceFeeMutation, SettleServiceFeeMutationVariables>('c406c28641ccae7a9ca8cc3a686963a53c7af68f85b56fcf9238df4be9abce3d', ["mutation","SettleServiceFee",{},[["settleServiceFee",[["... on SettleServiceFeeSuccess",[["cart",["...CartParts","__typename"]],"__typename"]],"...CartFailureParts",["... on ServiceFeeUnavailable",["asksToRetry","__typename"]],"__typename"]]]], AddressPartsFragmentDocument, CartDeliveryPartsFragmentDocument, CartFailurePartsFragmentDocument, CartLinePartsFragmentDocument, CartPartsFragmentDocument, MoneyPartsFragmentDocument);
export const useSettleServiceFeeMutation = /*#__PURE__*/ mutationHook(SettleServiceFeeDocument);

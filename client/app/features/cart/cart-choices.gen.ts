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
    | { __typename: 'CartBusy', code: string }
    | { __typename: 'CartLockedByPayment', attemptId: string | null, code: string }
    | { __typename: 'CartNotFound', code: string }
    | { __typename: 'CommandConflict', code: string }
    | { __typename: 'SetPartialFulfillmentSuccess', cart: { __typename: 'Cart', id: string, version: number, marketCode: string, itemCount: number, isTaxIncluded: boolean, allowsPartialFulfillment: boolean, isServiceFeeSettled: boolean, isLocked: boolean, isReadyForCheckout: boolean, lines: Array<{ __typename: 'CartLine', id: string, name: string, slug: string, quantity: number, maximumQuantity: number, isSoldByWeight: boolean, image: { __typename: 'Image', thumbnail: string, card: string } | null, unitPrice: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, regularUnitPrice: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, total: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, variant: { __typename: 'ProductVariant', sku: string } }>, subtotal: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, savings: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, serviceFee: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, shipping: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, tax: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, total: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, missingForFreeShipping: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, delivery: { __typename: 'CartDelivery', method: Types.DeliveryMethod, addressId: string | null, window: { __typename: 'ChosenDeliveryWindow', id: string, start: string, end: string, zone: string, isExpired: boolean, keptUntil: string, hasRoom: boolean } | null, address: { __typename: 'PostalAddress', alias: string | null, fullName: string | null, streetText: string, description: string | null, city: string | null, region: string | null, country: string, phone: string | null } | null, club: { __typename: 'Club', key: string, name: string, address: string, city: string, openingHours: string | null } | null } | null } }
   };

export type SettleServiceFeeMutationVariables = Exact<{ [key: string]: never; }>;


export type SettleServiceFeeMutation = { settleServiceFee:
    | { __typename: 'CartBusy', code: string }
    | { __typename: 'CartLockedByPayment', attemptId: string | null, code: string }
    | { __typename: 'CartNotFound', code: string }
    | { __typename: 'ServiceFeeUnavailable', asksToRetry: boolean, code: string }
    | { __typename: 'SettleServiceFeeSuccess', cart: { __typename: 'Cart', id: string, version: number, marketCode: string, itemCount: number, isTaxIncluded: boolean, allowsPartialFulfillment: boolean, isServiceFeeSettled: boolean, isLocked: boolean, isReadyForCheckout: boolean, lines: Array<{ __typename: 'CartLine', id: string, name: string, slug: string, quantity: number, maximumQuantity: number, isSoldByWeight: boolean, image: { __typename: 'Image', thumbnail: string, card: string } | null, unitPrice: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, regularUnitPrice: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, total: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, variant: { __typename: 'ProductVariant', sku: string } }>, subtotal: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, savings: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, serviceFee: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, shipping: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, tax: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, total: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, missingForFreeShipping: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, delivery: { __typename: 'CartDelivery', method: Types.DeliveryMethod, addressId: string | null, window: { __typename: 'ChosenDeliveryWindow', id: string, start: string, end: string, zone: string, isExpired: boolean, keptUntil: string, hasRoom: boolean } | null, address: { __typename: 'PostalAddress', alias: string | null, fullName: string | null, streetText: string, description: string | null, city: string | null, region: string | null, country: string, phone: string | null } | null, club: { __typename: 'Club', key: string, name: string, address: string, city: string, openingHours: string | null } | null } | null } }
   };

export const SetPartialFulfillmentDocument = /*#__PURE__*/ registeredOperation<SetPartialFulfillmentMutation, SetPartialFulfillmentMutationVariables>('97002b98a0a6047918f2d97bd94ed6c7d488fbff1361602526f2fe1f8818cd3f', ["mutation","SetPartialFulfillment",{"input":"SetPartialFulfillmentInput!"},[["setPartialFulfillment",[["... on SetPartialFulfillmentSuccess",[["cart",["...CartParts","__typename"]],"__typename"]],"...CartFailureParts","__typename"],{"input":"$input"}]]], AddressPartsFragmentDocument, CartDeliveryPartsFragmentDocument, CartFailurePartsFragmentDocument, CartLinePartsFragmentDocument, CartPartsFragmentDocument, MoneyPartsFragmentDocument);
export const useSetPartialFulfillmentMutation = /*#__PURE__*/ mutationHook(SetPartialFulfillmentDocument);
export const SettleServiceFeeDocument = /*#__PURE__*/ registeredOperation<SettleServiceFeeMutation, SettleServiceFeeMutationVariables>('8334e8925ce10d18c2af994bb868c1f8d8ac2d10c55dcbebb3da62982714571c', ["mutation","SettleServiceFee",{},[["settleServiceFee",[["... on SettleServiceFeeSuccess",[["cart",["...CartParts","__typename"]],"__typename"]],"...CartFailureParts",["... on ServiceFeeUnavailable",["asksToRetry","__typename"]],"__typename"]]]], AddressPartsFragmentDocument, CartDeliveryPartsFragmentDocument, CartFailurePartsFragmentDocument, CartLinePartsFragmentDocument, CartPartsFragmentDocument, MoneyPartsFragmentDocument);
export const useSettleServiceFeeMutation = /*#__PURE__*/ mutationHook(SettleServiceFeeDocument);

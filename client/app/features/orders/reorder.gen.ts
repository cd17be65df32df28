/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema-types.gen.ts';

import { privateOperation } from '../../apollo/registered-operation.ts';
import { createField, createSelectionSet, createSpread } from '../../apollo/document-nodes.ts';
import { createMutationHook, createQueryHook, createSuspenseQueryHook } from '../../apollo/hooks.ts';
import { MoneyPartsFragmentDocument } from '../../apollo/money.gen.ts';
import { AddressPartsFragmentDocument } from '../../apollo/postal-address.gen.ts';
import { CartDeliveryPartsFragmentDocument, CartFailurePartsFragmentDocument, CartLinePartsFragmentDocument, CartPartsFragmentDocument } from '../../session/cart.gen.ts';
export type ReorderQueryVariables = Exact<{
  orderNumber: string;
  email?: string | null | undefined;
  clubKey?: string | null | undefined;
}>;


export type ReorderQuery = { order: { __typename: 'Order', orderNumber: string, reorder: { __typename: 'Reorder', club: { __typename: 'Club', key: string, name: string } | null, lines: Array<{ __typename: 'ReorderLine', id: string, name: string, orderedQuantity: number, quantity: number, limit: Types.ReorderLimit | null, cartQuantity: number, variant: { __typename: 'ProductVariant', sku: string }, unitPrice: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, formerUnitPrice: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null }> } | null } | null };

export type AddItemsToCartMutationVariables = Exact<{
  input: Types.AddItemsToCartInput;
}>;


export type AddItemsToCartMutation = { addItemsToCart:
    | { __typename: 'AddItemsToCartSuccess', cart: { __typename: 'Cart', id: string, version: number, marketCode: string, itemCount: number, isTaxIncluded: boolean, allowsPartialFulfillment: boolean, isServiceFeeUpToDate: boolean, isLocked: boolean, isReadyForCheckout: boolean, lines: Array<{ __typename: 'CartLine', id: string, name: string, slug: string, quantity: number, maximumQuantity: number, isSoldByWeight: boolean, image: { __typename: 'Image', thumbnail: string, card: string } | null, unitPrice: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, regularUnitPrice: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, total: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, variant: { __typename: 'ProductVariant', sku: string } }>, subtotal: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, discountAmount: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, serviceFee: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, deliveryCharge: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, tax: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, total: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, amountToFreeDelivery: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, delivery: { __typename: 'CartDelivery', method: Types.DeliveryMethod, addressId: string | null, addressProblem: Types.CartAddressProblem | null, window: { __typename: 'ChosenDeliveryWindow', id: string, start: string, end: string, timeZone: string, isExpired: boolean, heldUntil: string, hasEnoughCapacity: boolean } | null, address: { __typename: 'PostalAddress', alias: string | null, fullName: string | null, streetText: string, description: string | null, city: string | null, region: string | null, country: string, phone: string | null } | null, club: { __typename: 'Club', key: string, name: string, address: string, city: string, openingHours: string | null } | null } | null } }
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

export const ReorderDocument = /*#__PURE__*/ privateOperation<ReorderQuery, ReorderQueryVariables, 'Reorder'>('c08723c61a9b1c10439714b9b9c9c752977315be505d006d5931938f78a06ca2', { kind: "OperationDefinition", operation: "query", name: { kind: "Name", value: "Reorder" }, variableDefinitions: [{ kind: "VariableDefinition", variable: { kind: "Variable", name: { kind: "Name", value: "orderNumber" } }, type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "ID" } } } }, { kind: "VariableDefinition", variable: { kind: "Variable", name: { kind: "Name", value: "email" } }, type: { kind: "NamedType", name: { kind: "Name", value: "String" } } }, { kind: "VariableDefinition", variable: { kind: "Variable", name: { kind: "Name", value: "clubKey" } }, type: { kind: "NamedType", name: { kind: "Name", value: "ID" } } }], selectionSet: { kind: "SelectionSet", selections: [{ kind: "Field", name: { kind: "Name", value: "order" }, arguments: [{ kind: "Argument", name: { kind: "Name", value: "orderNumber" }, value: { kind: "Variable", name: { kind: "Name", value: "orderNumber" } } }, { kind: "Argument", name: { kind: "Name", value: "email" }, value: { kind: "Variable", name: { kind: "Name", value: "email" } } }], selectionSet: createSelectionSet([createField("orderNumber"), { kind: "Field", name: { kind: "Name", value: "reorder" }, arguments: [{ kind: "Argument", name: { kind: "Name", value: "clubKey" }, value: { kind: "Variable", name: { kind: "Name", value: "clubKey" } } }], selectionSet: createSelectionSet([createField("club", [createField("key"), createField("name")]), createField("lines", [createField("id"), createField("name"), createField("orderedQuantity"), createField("quantity"), createField("limit"), createField("cartQuantity"), createField("variant", [createField("sku")]), createField("unitPrice", [createSpread("MoneyParts")]), createField("formerUnitPrice", [createSpread("MoneyParts")])])]) }]) }] } }, MoneyPartsFragmentDocument);
export const useReorderQuery = /*#__PURE__*/ createQueryHook(ReorderDocument);
export const useReorderSuspenseQuery = /*#__PURE__*/ createSuspenseQueryHook(ReorderDocument);
export const AddItemsToCartDocument = /*#__PURE__*/ privateOperation<AddItemsToCartMutation, AddItemsToCartMutationVariables, 'AddItemsToCart'>('0c87a57f6b8927e682087395f2bdcf1a2eecb0e6f0659037f6ce84cad20b1904', { kind: "OperationDefinition", operation: "mutation", name: { kind: "Name", value: "AddItemsToCart" }, variableDefinitions: [{ kind: "VariableDefinition", variable: { kind: "Variable", name: { kind: "Name", value: "input" } }, type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "AddItemsToCartInput" } } } }], selectionSet: { kind: "SelectionSet", selections: [{ kind: "Field", name: { kind: "Name", value: "addItemsToCart" }, arguments: [{ kind: "Argument", name: { kind: "Name", value: "input" }, value: { kind: "Variable", name: { kind: "Name", value: "input" } } }], selectionSet: createSelectionSet([{ kind: "InlineFragment", typeCondition: { kind: "NamedType", name: { kind: "Name", value: "AddItemsToCartSuccess" } }, selectionSet: createSelectionSet([createField("cart", [createSpread("CartParts")])]) }, createSpread("CartFailureParts")]) }] } }, AddressPartsFragmentDocument, CartDeliveryPartsFragmentDocument, CartFailurePartsFragmentDocument, CartLinePartsFragmentDocument, CartPartsFragmentDocument, MoneyPartsFragmentDocument);
export const useAddItemsToCartMutation = /*#__PURE__*/ createMutationHook(AddItemsToCartDocument);

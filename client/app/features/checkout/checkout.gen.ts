/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema-types.gen.ts';

import { createFragmentDocument, privateOperation } from '../../apollo/registered-operation.ts';
import { createField, createSelectionSet, createSpread } from '../../apollo/document-nodes.ts';
import { createMutationHook, createQueryHook, createSuspenseQueryHook } from '../../apollo/hooks.ts';
import { MoneyPartsFragmentDocument } from '../../apollo/money.gen.ts';
import { AddressPartsFragmentDocument } from '../../apollo/postal-address.gen.ts';
import { CartDeliveryPartsFragmentDocument, CartLinePartsFragmentDocument, CartPartsFragmentDocument } from '../../session/cart.gen.ts';
import { CaptchaChallengePartsFragmentDocument } from '../../apollo/captcha-challenge.gen.ts';
export type AttemptPartsFragment = { __typename: 'CheckoutAttempt', id: string, purpose: Types.CheckoutPurpose, status: Types.CheckoutStatus, method: Types.PaymentMethod | null, amount: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, action:
    | { __typename: 'CardAuthentication', url: string, accessToken: string, expiresAt: string }
    | { __typename: 'DeviceDataCollection', url: string, accessToken: string, expiresAt: string }
    | { __typename: 'ProviderRedirect', url: string, expiresAt: string }
   | null, failure: { __typename: 'CheckoutFailure', code: string, message: string } | null, order: { __typename: 'Order', orderNumber: string } | null };

export type CheckoutPageQueryVariables = Exact<{ [key: string]: never; }>;


export type CheckoutPageQuery = { cart: { __typename: 'Cart', id: string, version: number, marketCode: string, itemCount: number, isTaxIncluded: boolean, allowsPartialFulfillment: boolean, isServiceFeeUpToDate: boolean, isLocked: boolean, isReadyForCheckout: boolean, lines: Array<{ __typename: 'CartLine', id: string, name: string, slug: string, quantity: number, maximumQuantity: number, isSoldByWeight: boolean, image: { __typename: 'Image', thumbnail: string, card: string } | null, unitPrice: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, regularUnitPrice: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, total: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, variant: { __typename: 'ProductVariant', sku: string } }>, subtotal: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, discountAmount: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, serviceFee: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, deliveryCharge: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, tax: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, total: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, amountToFreeDelivery: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, delivery: { __typename: 'CartDelivery', method: Types.DeliveryMethod, addressId: string | null, addressProblem: Types.CartAddressProblem | null, window: { __typename: 'ChosenDeliveryWindow', id: string, start: string, end: string, timeZone: string, isExpired: boolean, heldUntil: string, hasEnoughCapacity: boolean } | null, address: { __typename: 'PostalAddress', alias: string | null, fullName: string | null, streetText: string, description: string | null, city: string | null, region: string | null, country: string, phone: string | null } | null, club: { __typename: 'Club', key: string, name: string, address: string, city: string, openingHours: string | null } | null } | null } | null, guestCart: { __typename: 'Cart', id: string } | null, me: { __typename: 'Member', id: string, firstName: string, lastName: string, email: string, membershipNumber: string } | null };

export type CartHolderQueryVariables = Exact<{ [key: string]: never; }>;


export type CartHolderQuery = { cart: { __typename: 'Cart', id: string, attemptId: string | null } | null };

export type CheckoutAttemptQueryVariables = Exact<{
  id: string;
}>;


export type CheckoutAttemptQuery = { checkoutAttempt: { __typename: 'CheckoutAttempt', id: string, purpose: Types.CheckoutPurpose, status: Types.CheckoutStatus, method: Types.PaymentMethod | null, amount: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, action:
      | { __typename: 'CardAuthentication', url: string, accessToken: string, expiresAt: string }
      | { __typename: 'DeviceDataCollection', url: string, accessToken: string, expiresAt: string }
      | { __typename: 'ProviderRedirect', url: string, expiresAt: string }
     | null, failure: { __typename: 'CheckoutFailure', code: string, message: string } | null, order: { __typename: 'Order', orderNumber: string } | null } | null };

export type PaymentOptionsQueryVariables = Exact<{
  cartId?: string | null | undefined;
  attemptId?: string | null | undefined;
}>;


export type PaymentOptionsQuery = { paymentOptions: { __typename: 'PaymentOptions', methods: Array<Types.PaymentMethod>, cardTypes: Array<Types.CardType> } };

export type CartTaxesQueryVariables = Exact<{
  cartId: string;
}>;


export type CartTaxesQuery = { cartTaxes:
    | { __typename: 'CartNotReady', code: string, message: string }
    | { __typename: 'CartTaxes', taxTotal: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } }
    | { __typename: 'PaymentServiceUnavailable', code: string, message: string }
   };

export type MembershipCheckQueryVariables = Exact<{
  membershipNumber: string;
}>;


export type MembershipCheckQuery = { isMembershipValid: boolean };

export type BeginCheckoutMutationVariables = Exact<{
  input: Types.BeginCheckoutInput;
}>;


export type BeginCheckoutMutation = { beginCheckout:
    | { __typename: 'BeginCheckoutSuccess', attempt: { __typename: 'CheckoutAttempt', id: string, purpose: Types.CheckoutPurpose, status: Types.CheckoutStatus, method: Types.PaymentMethod | null, amount: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, action:
          | { __typename: 'CardAuthentication', url: string, accessToken: string, expiresAt: string }
          | { __typename: 'DeviceDataCollection', url: string, accessToken: string, expiresAt: string }
          | { __typename: 'ProviderRedirect', url: string, expiresAt: string }
         | null, failure: { __typename: 'CheckoutFailure', code: string, message: string } | null, order: { __typename: 'Order', orderNumber: string } | null } }
    | { __typename: 'CaptchaRequired', code: string }
    | { __typename: 'CartNotReady', code: string }
    | { __typename: 'CheckoutInProgress', code: string, holder: { __typename: 'CheckoutAttempt', id: string, purpose: Types.CheckoutPurpose, status: Types.CheckoutStatus, method: Types.PaymentMethod | null, amount: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, action:
          | { __typename: 'CardAuthentication', url: string, accessToken: string, expiresAt: string }
          | { __typename: 'DeviceDataCollection', url: string, accessToken: string, expiresAt: string }
          | { __typename: 'ProviderRedirect', url: string, expiresAt: string }
         | null, failure: { __typename: 'CheckoutFailure', code: string, message: string } | null, order: { __typename: 'Order', orderNumber: string } | null } | null }
    | { __typename: 'DeliveryWindowNeeded', code: string }
    | { __typename: 'EmailAlreadyRegistered', code: string }
    | { __typename: 'IdempotencyConflict', code: string }
    | { __typename: 'InvalidApplicant', code: string }
    | { __typename: 'InvalidPassword', code: string }
    | { __typename: 'MembershipNotAvailable', code: string, reasons: Array<number> }
   };

export type PlaceOrderMutationVariables = Exact<{
  input: Types.PlaceOrderInput;
}>;


export type PlaceOrderMutation = { placeOrder:
    | { __typename: 'AttemptNotFound', code: string }
    | { __typename: 'AttemptNotOpen', code: string, attempt: { __typename: 'CheckoutAttempt', id: string, purpose: Types.CheckoutPurpose, status: Types.CheckoutStatus, method: Types.PaymentMethod | null, amount: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, action:
          | { __typename: 'CardAuthentication', url: string, accessToken: string, expiresAt: string }
          | { __typename: 'DeviceDataCollection', url: string, accessToken: string, expiresAt: string }
          | { __typename: 'ProviderRedirect', url: string, expiresAt: string }
         | null, failure: { __typename: 'CheckoutFailure', code: string, message: string } | null, order: { __typename: 'Order', orderNumber: string } | null } }
    | { __typename: 'CaptchaRequired', code: string, message: string, challenge: { __typename: 'CaptchaChallenge', kind: Types.CaptchaKind, challenge: string | null, expiresInSeconds: number | null, siteKey: string | null, scriptUrl: string | null, action: string | null } }
    | { __typename: 'CartNotReady', code: string }
    | { __typename: 'DeliveryWindowNeeded', code: string }
    | { __typename: 'IdempotencyConflict', code: string }
    | { __typename: 'InvalidCard', code: string, field: string }
    | { __typename: 'InvalidGuest', code: string, field: string }
    | { __typename: 'InvalidInvoice', code: string, field: string, message: string }
    | { __typename: 'ItemsOutOfStock', code: string, skus: Array<string> }
    | { __typename: 'MembershipNotAvailable', code: string, reasons: Array<number> }
    | { __typename: 'MembershipRefused', code: string, message: string }
    | { __typename: 'PaymentServiceUnavailable', code: string, message: string }
    | { __typename: 'PlaceOrderSuccess', attempt: { __typename: 'CheckoutAttempt', id: string, purpose: Types.CheckoutPurpose, status: Types.CheckoutStatus, method: Types.PaymentMethod | null, amount: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, action:
          | { __typename: 'CardAuthentication', url: string, accessToken: string, expiresAt: string }
          | { __typename: 'DeviceDataCollection', url: string, accessToken: string, expiresAt: string }
          | { __typename: 'ProviderRedirect', url: string, expiresAt: string }
         | null, failure: { __typename: 'CheckoutFailure', code: string, message: string } | null, order: { __typename: 'Order', orderNumber: string } | null } }
    | { __typename: 'TermsNotAccepted', code: string }
    | { __typename: 'TooManyPaymentAttempts', code: string, retryAfterSeconds: number }
    | { __typename: 'TotalChanged', code: string, total: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } }
   };

export type SubmitDeviceDataMutationVariables = Exact<{
  input: Types.SubmitDeviceDataInput;
}>;


export type SubmitDeviceDataMutation = { submitDeviceData:
    | { __typename: 'AttemptNotFound', code: string }
    | { __typename: 'AttemptNotOpen', code: string, attempt: { __typename: 'CheckoutAttempt', id: string, purpose: Types.CheckoutPurpose, status: Types.CheckoutStatus, method: Types.PaymentMethod | null, amount: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, action:
          | { __typename: 'CardAuthentication', url: string, accessToken: string, expiresAt: string }
          | { __typename: 'DeviceDataCollection', url: string, accessToken: string, expiresAt: string }
          | { __typename: 'ProviderRedirect', url: string, expiresAt: string }
         | null, failure: { __typename: 'CheckoutFailure', code: string, message: string } | null, order: { __typename: 'Order', orderNumber: string } | null } }
    | { __typename: 'PlaceOrderSuccess', attempt: { __typename: 'CheckoutAttempt', id: string, purpose: Types.CheckoutPurpose, status: Types.CheckoutStatus, method: Types.PaymentMethod | null, amount: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, action:
          | { __typename: 'CardAuthentication', url: string, accessToken: string, expiresAt: string }
          | { __typename: 'DeviceDataCollection', url: string, accessToken: string, expiresAt: string }
          | { __typename: 'ProviderRedirect', url: string, expiresAt: string }
         | null, failure: { __typename: 'CheckoutFailure', code: string, message: string } | null, order: { __typename: 'Order', orderNumber: string } | null } }
   };

export type CancelCheckoutMutationVariables = Exact<{
  input: Types.CancelCheckoutInput;
}>;


export type CancelCheckoutMutation = { cancelCheckout:
    | { __typename: 'AttemptNotFound', code: string }
    | { __typename: 'AttemptNotOpen', code: string, attempt: { __typename: 'CheckoutAttempt', id: string, purpose: Types.CheckoutPurpose, status: Types.CheckoutStatus, method: Types.PaymentMethod | null, amount: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, action:
          | { __typename: 'CardAuthentication', url: string, accessToken: string, expiresAt: string }
          | { __typename: 'DeviceDataCollection', url: string, accessToken: string, expiresAt: string }
          | { __typename: 'ProviderRedirect', url: string, expiresAt: string }
         | null, failure: { __typename: 'CheckoutFailure', code: string, message: string } | null, order: { __typename: 'Order', orderNumber: string } | null } }
    | { __typename: 'CancelCheckoutSuccess', attempt: { __typename: 'CheckoutAttempt', id: string, purpose: Types.CheckoutPurpose, status: Types.CheckoutStatus, method: Types.PaymentMethod | null, amount: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, action:
          | { __typename: 'CardAuthentication', url: string, accessToken: string, expiresAt: string }
          | { __typename: 'DeviceDataCollection', url: string, accessToken: string, expiresAt: string }
          | { __typename: 'ProviderRedirect', url: string, expiresAt: string }
         | null, failure: { __typename: 'CheckoutFailure', code: string, message: string } | null, order: { __typename: 'Order', orderNumber: string } | null } }
   };

export const AttemptPartsFragmentDocument = /*#__PURE__*/ createFragmentDocument({ kind: "FragmentDefinition", name: { kind: "Name", value: "AttemptParts" }, typeCondition: { kind: "NamedType", name: { kind: "Name", value: "CheckoutAttempt" } }, selectionSet: createSelectionSet([createField("id"), createField("purpose"), createField("status"), createField("amount", [createSpread("MoneyParts")]), createField("method"), createField("action", [{ kind: "InlineFragment", typeCondition: { kind: "NamedType", name: { kind: "Name", value: "DeviceDataCollection" } }, selectionSet: createSelectionSet([createField("url"), createField("accessToken"), createField("expiresAt")]) }, { kind: "InlineFragment", typeCondition: { kind: "NamedType", name: { kind: "Name", value: "CardAuthentication" } }, selectionSet: createSelectionSet([createField("url"), createField("accessToken"), createField("expiresAt")]) }, { kind: "InlineFragment", typeCondition: { kind: "NamedType", name: { kind: "Name", value: "ProviderRedirect" } }, selectionSet: createSelectionSet([createField("url"), createField("expiresAt")]) }]), createField("failure", [createField("code"), createField("message")]), createField("order", [createField("orderNumber")])]) }, MoneyPartsFragmentDocument);
export const CheckoutPageDocument = /*#__PURE__*/ privateOperation<CheckoutPageQuery, CheckoutPageQueryVariables, 'CheckoutPage'>('974f78ceabace679e8ad669a653b9a244c90a124c1ac01c487720f9249243fa3', { kind: "OperationDefinition", operation: "query", name: { kind: "Name", value: "CheckoutPage" }, selectionSet: { kind: "SelectionSet", selections: [createField("cart", [createSpread("CartParts")]), createField("guestCart", [createField("id")]), createField("me", [createField("id"), createField("firstName"), createField("lastName"), createField("email"), createField("membershipNumber")])] } }, AddressPartsFragmentDocument, CartDeliveryPartsFragmentDocument, CartLinePartsFragmentDocument, CartPartsFragmentDocument, MoneyPartsFragmentDocument);
export const useCheckoutPageQuery = /*#__PURE__*/ createQueryHook(CheckoutPageDocument);
export const useCheckoutPageSuspenseQuery = /*#__PURE__*/ createSuspenseQueryHook(CheckoutPageDocument);
export const CartHolderDocument = /*#__PURE__*/ privateOperation<CartHolderQuery, CartHolderQueryVariables, 'CartHolder'>('1d84683484ca13471c133272b2320880d18c697125b46aa3f45beb7dd7d62a67', { kind: "OperationDefinition", operation: "query", name: { kind: "Name", value: "CartHolder" }, selectionSet: { kind: "SelectionSet", selections: [createField("cart", [createField("id"), createField("attemptId")])] } });
export const useCartHolderQuery = /*#__PURE__*/ createQueryHook(CartHolderDocument);
export const useCartHolderSuspenseQuery = /*#__PURE__*/ createSuspenseQueryHook(CartHolderDocument);
export const CheckoutAttemptDocument = /*#__PURE__*/ privateOperation<CheckoutAttemptQuery, CheckoutAttemptQueryVariables, 'CheckoutAttempt'>('c3988f676837c299b5f0378e3fe28d0e32524a0ccc0f8af2b7b909b8c0504dfa', { kind: "OperationDefinition", operation: "query", name: { kind: "Name", value: "CheckoutAttempt" }, variableDefinitions: [{ kind: "VariableDefinition", variable: { kind: "Variable", name: { kind: "Name", value: "id" } }, type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "ID" } } } }], selectionSet: { kind: "SelectionSet", selections: [{ kind: "Field", name: { kind: "Name", value: "checkoutAttempt" }, arguments: [{ kind: "Argument", name: { kind: "Name", value: "id" }, value: { kind: "Variable", name: { kind: "Name", value: "id" } } }], selectionSet: createSelectionSet([createSpread("AttemptParts")]) }] } }, AttemptPartsFragmentDocument, MoneyPartsFragmentDocument);
export const useCheckoutAttemptQuery = /*#__PURE__*/ createQueryHook(CheckoutAttemptDocument);
export const useCheckoutAttemptSuspenseQuery = /*#__PURE__*/ createSuspenseQueryHook(CheckoutAttemptDocument);
export const PaymentOptionsDocument = /*#__PURE__*/ privateOperation<PaymentOptionsQuery, PaymentOptionsQueryVariables, 'PaymentOptions'>('2f8b652c31aa9212d7b5a05270b5db069325144d90b73f22c0c997b6b29ea74e', { kind: "OperationDefinition", operation: "query", name: { kind: "Name", value: "PaymentOptions" }, variableDefinitions: [{ kind: "VariableDefinition", variable: { kind: "Variable", name: { kind: "Name", value: "cartId" } }, type: { kind: "NamedType", name: { kind: "Name", value: "ID" } } }, { kind: "VariableDefinition", variable: { kind: "Variable", name: { kind: "Name", value: "attemptId" } }, type: { kind: "NamedType", name: { kind: "Name", value: "ID" } } }], selectionSet: { kind: "SelectionSet", selections: [{ kind: "Field", name: { kind: "Name", value: "paymentOptions" }, arguments: [{ kind: "Argument", name: { kind: "Name", value: "cartId" }, value: { kind: "Variable", name: { kind: "Name", value: "cartId" } } }, { kind: "Argument", name: { kind: "Name", value: "attemptId" }, value: { kind: "Variable", name: { kind: "Name", value: "attemptId" } } }], selectionSet: createSelectionSet([createField("methods"), createField("cardTypes")]) }] } });
export const usePaymentOptionsQuery = /*#__PURE__*/ createQueryHook(PaymentOptionsDocument);
export const usePaymentOptionsSuspenseQuery = /*#__PURE__*/ createSuspenseQueryHook(PaymentOptionsDocument);
export const CartTaxesDocument = /*#__PURE__*/ privateOperation<CartTaxesQuery, CartTaxesQueryVariables, 'CartTaxes'>('e24271affaaa6b2e78b82e38baafadae42cbd8a74c78f6244e3b1a7aa9351164', { kind: "OperationDefinition", operation: "query", name: { kind: "Name", value: "CartTaxes" }, variableDefinitions: [{ kind: "VariableDefinition", variable: { kind: "Variable", name: { kind: "Name", value: "cartId" } }, type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "ID" } } } }], selectionSet: { kind: "SelectionSet", selections: [{ kind: "Field", name: { kind: "Name", value: "cartTaxes" }, arguments: [{ kind: "Argument", name: { kind: "Name", value: "cartId" }, value: { kind: "Variable", name: { kind: "Name", value: "cartId" } } }], selectionSet: createSelectionSet([{ kind: "InlineFragment", typeCondition: { kind: "NamedType", name: { kind: "Name", value: "CartTaxes" } }, selectionSet: createSelectionSet([createField("taxTotal", [createSpread("MoneyParts")])]) }, { kind: "InlineFragment", typeCondition: { kind: "NamedType", name: { kind: "Name", value: "UserError" } }, selectionSet: createSelectionSet([createField("code"), createField("message")]) }]) }] } }, MoneyPartsFragmentDocument);
export const useCartTaxesQuery = /*#__PURE__*/ createQueryHook(CartTaxesDocument);
export const useCartTaxesSuspenseQuery = /*#__PURE__*/ createSuspenseQueryHook(CartTaxesDocument);
export const MembershipCheckDocument = /*#__PURE__*/ privateOperation<MembershipCheckQuery, MembershipCheckQueryVariables, 'MembershipCheck'>('304c751034cddacfbe67066e13631775a124001d55291e657642a88f6cb37804', { kind: "OperationDefinition", operation: "query", name: { kind: "Name", value: "MembershipCheck" }, variableDefinitions: [{ kind: "VariableDefinition", variable: { kind: "Variable", name: { kind: "Name", value: "membershipNumber" } }, type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "String" } } } }], selectionSet: { kind: "SelectionSet", selections: [{ kind: "Field", name: { kind: "Name", value: "isMembershipValid" }, arguments: [{ kind: "Argument", name: { kind: "Name", value: "membershipNumber" }, value: { kind: "Variable", name: { kind: "Name", value: "membershipNumber" } } }] }] } });
export const useMembershipCheckQuery = /*#__PURE__*/ createQueryHook(MembershipCheckDocument);
export const useMembershipCheckSuspenseQuery = /*#__PURE__*/ createSuspenseQueryHook(MembershipCheckDocument);
export const BeginCheckoutDocument = /*#__PURE__*/ privateOperation<BeginCheckoutMutation, BeginCheckoutMutationVariables, 'BeginCheckout'>('4e38067912a13bfe41b5687703d15793ebd34584c6942deff2d4a3e7fe4e7ca6', { kind: "OperationDefinition", operation: "mutation", name: { kind: "Name", value: "BeginCheckout" }, variableDefinitions: [{ kind: "VariableDefinition", variable: { kind: "Variable", name: { kind: "Name", value: "input" } }, type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "BeginCheckoutInput" } } } }], selectionSet: { kind: "SelectionSet", selections: [{ kind: "Field", name: { kind: "Name", value: "beginCheckout" }, arguments: [{ kind: "Argument", name: { kind: "Name", value: "input" }, value: { kind: "Variable", name: { kind: "Name", value: "input" } } }], selectionSet: createSelectionSet([{ kind: "InlineFragment", typeCondition: { kind: "NamedType", name: { kind: "Name", value: "BeginCheckoutSuccess" } }, selectionSet: createSelectionSet([createField("attempt", [createSpread("AttemptParts")])]) }, { kind: "InlineFragment", typeCondition: { kind: "NamedType", name: { kind: "Name", value: "UserError" } }, selectionSet: createSelectionSet([createField("code")]) }, { kind: "InlineFragment", typeCondition: { kind: "NamedType", name: { kind: "Name", value: "MembershipNotAvailable" } }, selectionSet: createSelectionSet([createField("reasons")]) }, { kind: "InlineFragment", typeCondition: { kind: "NamedType", name: { kind: "Name", value: "CheckoutInProgress" } }, selectionSet: createSelectionSet([{ kind: "Field", alias: { kind: "Name", value: "holder" }, name: { kind: "Name", value: "attempt" }, selectionSet: createSelectionSet([createSpread("AttemptParts")]) }]) }]) }] } }, AttemptPartsFragmentDocument, MoneyPartsFragmentDocument);
export const useBeginCheckoutMutation = /*#__PURE__*/ createMutationHook(BeginCheckoutDocument);
export const PlaceOrderDocument = /*#__PURE__*/ privateOperation<PlaceOrderMutation, PlaceOrderMutationVariables, 'PlaceOrder'>('a80e5b6762f3894795ee2eff0939161511b218c867204839a565d4232de614c5', { kind: "OperationDefinition", operation: "mutation", name: { kind: "Name", value: "PlaceOrder" }, variableDefinitions: [{ kind: "VariableDefinition", variable: { kind: "Variable", name: { kind: "Name", value: "input" } }, type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "PlaceOrderInput" } } } }], selectionSet: { kind: "SelectionSet", selections: [{ kind: "Field", name: { kind: "Name", value: "placeOrder" }, arguments: [{ kind: "Argument", name: { kind: "Name", value: "input" }, value: { kind: "Variable", name: { kind: "Name", value: "input" } } }], selectionSet: createSelectionSet([{ kind: "InlineFragment", typeCondition: { kind: "NamedType", name: { kind: "Name", value: "PlaceOrderSuccess" } }, selectionSet: createSelectionSet([createField("attempt", [createSpread("AttemptParts")])]) }, { kind: "InlineFragment", typeCondition: { kind: "NamedType", name: { kind: "Name", value: "UserError" } }, selectionSet: createSelectionSet([createField("code")]) }, { kind: "InlineFragment", typeCondition: { kind: "NamedType", name: { kind: "Name", value: "AttemptNotOpen" } }, selectionSet: createSelectionSet([createField("attempt", [createSpread("AttemptParts")])]) }, { kind: "InlineFragment", typeCondition: { kind: "NamedType", name: { kind: "Name", value: "InvalidCard" } }, selectionSet: createSelectionSet([createField("field")]) }, { kind: "InlineFragment", typeCondition: { kind: "NamedType", name: { kind: "Name", value: "InvalidGuest" } }, selectionSet: createSelectionSet([createField("field")]) }, { kind: "InlineFragment", typeCondition: { kind: "NamedType", name: { kind: "Name", value: "InvalidInvoice" } }, selectionSet: createSelectionSet([createField("field"), createField("message")]) }, { kind: "InlineFragment", typeCondition: { kind: "NamedType", name: { kind: "Name", value: "ItemsOutOfStock" } }, selectionSet: createSelectionSet([createField("skus")]) }, { kind: "InlineFragment", typeCondition: { kind: "NamedType", name: { kind: "Name", value: "PaymentServiceUnavailable" } }, selectionSet: createSelectionSet([createField("message")]) }, { kind: "InlineFragment", typeCondition: { kind: "NamedType", name: { kind: "Name", value: "MembershipNotAvailable" } }, selectionSet: createSelectionSet([createField("reasons")]) }, { kind: "InlineFragment", typeCondition: { kind: "NamedType", name: { kind: "Name", value: "MembershipRefused" } }, selectionSet: createSelectionSet([createField("message")]) }, { kind: "InlineFragment", typeCondition: { kind: "NamedType", name: { kind: "Name", value: "TooManyPaymentAttempts" } }, selectionSet: createSelectionSet([createField("retryAfterSeconds")]) }, { kind: "InlineFragment", typeCondition: { kind: "NamedType", name: { kind: "Name", value: "CaptchaRequired" } }, selectionSet: createSelectionSet([createField("message"), createField("challenge", [createSpread("CaptchaChallengeParts")])]) }, { kind: "InlineFragment", typeCondition: { kind: "NamedType", name: { kind: "Name", value: "TotalChanged" } }, selectionSet: createSelectionSet([createField("total", [createSpread("MoneyParts")])]) }]) }] } }, AttemptPartsFragmentDocument, CaptchaChallengePartsFragmentDocument, MoneyPartsFragmentDocument);
export const usePlaceOrderMutation = /*#__PURE__*/ createMutationHook(PlaceOrderDocument);
export const SubmitDeviceDataDocument = /*#__PURE__*/ privateOperation<SubmitDeviceDataMutation, SubmitDeviceDataMutationVariables, 'SubmitDeviceData'>('c36eeb66b81f56c0de593054178e4a59cc0771bee8358481bfc1fac6a09c3dc0', { kind: "OperationDefinition", operation: "mutation", name: { kind: "Name", value: "SubmitDeviceData" }, variableDefinitions: [{ kind: "VariableDefinition", variable: { kind: "Variable", name: { kind: "Name", value: "input" } }, type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "SubmitDeviceDataInput" } } } }], selectionSet: { kind: "SelectionSet", selections: [{ kind: "Field", name: { kind: "Name", value: "submitDeviceData" }, arguments: [{ kind: "Argument", name: { kind: "Name", value: "input" }, value: { kind: "Variable", name: { kind: "Name", value: "input" } } }], selectionSet: createSelectionSet([{ kind: "InlineFragment", typeCondition: { kind: "NamedType", name: { kind: "Name", value: "PlaceOrderSuccess" } }, selectionSet: createSelectionSet([createField("attempt", [createSpread("AttemptParts")])]) }, { kind: "InlineFragment", typeCondition: { kind: "NamedType", name: { kind: "Name", value: "UserError" } }, selectionSet: createSelectionSet([createField("code")]) }, { kind: "InlineFragment", typeCondition: { kind: "NamedType", name: { kind: "Name", value: "AttemptNotOpen" } }, selectionSet: createSelectionSet([createField("attempt", [createSpread("AttemptParts")])]) }]) }] } }, AttemptPartsFragmentDocument, MoneyPartsFragmentDocument);
export const useSubmitDeviceDataMutation = /*#__PURE__*/ createMutationHook(SubmitDeviceDataDocument);
export const CancelCheckoutDocument = /*#__PURE__*/ privateOperation<CancelCheckoutMutation, CancelCheckoutMutationVariables, 'CancelCheckout'>('2658c04769591fc6891a1da41f136f516c3a89159f13dedd8c49b4f2af219de7', { kind: "OperationDefinition", operation: "mutation", name: { kind: "Name", value: "CancelCheckout" }, variableDefinitions: [{ kind: "VariableDefinition", variable: { kind: "Variable", name: { kind: "Name", value: "input" } }, type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "CancelCheckoutInput" } } } }], selectionSet: { kind: "SelectionSet", selections: [{ kind: "Field", name: { kind: "Name", value: "cancelCheckout" }, arguments: [{ kind: "Argument", name: { kind: "Name", value: "input" }, value: { kind: "Variable", name: { kind: "Name", value: "input" } } }], selectionSet: createSelectionSet([{ kind: "InlineFragment", typeCondition: { kind: "NamedType", name: { kind: "Name", value: "CancelCheckoutSuccess" } }, selectionSet: createSelectionSet([createField("attempt", [createSpread("AttemptParts")])]) }, { kind: "InlineFragment", typeCondition: { kind: "NamedType", name: { kind: "Name", value: "UserError" } }, selectionSet: createSelectionSet([createField("code")]) }, { kind: "InlineFragment", typeCondition: { kind: "NamedType", name: { kind: "Name", value: "AttemptNotOpen" } }, selectionSet: createSelectionSet([createField("attempt", [createSpread("AttemptParts")])]) }]) }] } }, AttemptPartsFragmentDocument, MoneyPartsFragmentDocument);
export const useCancelCheckoutMutation = /*#__PURE__*/ createMutationHook(CancelCheckoutDocument);

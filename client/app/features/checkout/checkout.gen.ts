/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema-types.gen.ts';

import { createFragmentDocument, privateOperation } from '../../apollo/registered-operation.ts';
import { createMutationHook, createQueryHook, createSuspenseQueryHook } from '../../apollo/hooks.ts';
import { MoneyPartsFragmentDocument } from '../../apollo/money.gen.ts';
import { AddressPartsFragmentDocument } from '../../apollo/postal-address.gen.ts';
import { CartDeliveryPartsFragmentDocument, CartLinePartsFragmentDocument, CartPartsFragmentDocument } from '../../session/cart.gen.ts';
import { CaptchaChallengePartsFragmentDocument } from '../../apollo/captcha-challenge.gen.ts';
export type AttemptPartsFragment = { __typename: 'CheckoutAttempt', id: string, status: Types.CheckoutStatus, method: Types.PaymentMethod | null, amount: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, action:
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


export type CheckoutAttemptQuery = { checkoutAttempt: { __typename: 'CheckoutAttempt', id: string, status: Types.CheckoutStatus, method: Types.PaymentMethod | null, amount: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, action:
      | { __typename: 'CardAuthentication', url: string, accessToken: string, expiresAt: string }
      | { __typename: 'DeviceDataCollection', url: string, accessToken: string, expiresAt: string }
      | { __typename: 'ProviderRedirect', url: string, expiresAt: string }
     | null, failure: { __typename: 'CheckoutFailure', code: string, message: string } | null, order: { __typename: 'Order', orderNumber: string } | null } | null };

export type PaymentOptionsQueryVariables = Exact<{
  cartId: string;
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
    | { __typename: 'BeginCheckoutSuccess', attempt: { __typename: 'CheckoutAttempt', id: string, status: Types.CheckoutStatus, method: Types.PaymentMethod | null, amount: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, action:
          | { __typename: 'CardAuthentication', url: string, accessToken: string, expiresAt: string }
          | { __typename: 'DeviceDataCollection', url: string, accessToken: string, expiresAt: string }
          | { __typename: 'ProviderRedirect', url: string, expiresAt: string }
         | null, failure: { __typename: 'CheckoutFailure', code: string, message: string } | null, order: { __typename: 'Order', orderNumber: string } | null } }
    | { __typename: 'CaptchaRequired', code: string }
    | { __typename: 'CartNotReady', code: string }
    | { __typename: 'CheckoutInProgress', code: string, holder: { __typename: 'CheckoutAttempt', id: string, status: Types.CheckoutStatus, method: Types.PaymentMethod | null, amount: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, action:
          | { __typename: 'CardAuthentication', url: string, accessToken: string, expiresAt: string }
          | { __typename: 'DeviceDataCollection', url: string, accessToken: string, expiresAt: string }
          | { __typename: 'ProviderRedirect', url: string, expiresAt: string }
         | null, failure: { __typename: 'CheckoutFailure', code: string, message: string } | null, order: { __typename: 'Order', orderNumber: string } | null } | null }
    | { __typename: 'DeliveryWindowNeeded', code: string }
    | { __typename: 'EmailAlreadyRegistered', code: string }
    | { __typename: 'IdempotencyConflict', code: string }
    | { __typename: 'InvalidApplicant', code: string }
    | { __typename: 'InvalidPassword', code: string }
    | { __typename: 'MembershipNotAvailable', code: string }
   };

export type PlaceOrderMutationVariables = Exact<{
  input: Types.PlaceOrderInput;
}>;


export type PlaceOrderMutation = { placeOrder:
    | { __typename: 'AttemptNotFound', code: string }
    | { __typename: 'AttemptNotOpen', code: string, attempt: { __typename: 'CheckoutAttempt', id: string, status: Types.CheckoutStatus, method: Types.PaymentMethod | null, amount: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, action:
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
    | { __typename: 'MembershipNotAvailable', code: string }
    | { __typename: 'PaymentServiceUnavailable', code: string, message: string }
    | { __typename: 'PlaceOrderSuccess', attempt: { __typename: 'CheckoutAttempt', id: string, status: Types.CheckoutStatus, method: Types.PaymentMethod | null, amount: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, action:
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
    | { __typename: 'AttemptNotOpen', code: string, attempt: { __typename: 'CheckoutAttempt', id: string, status: Types.CheckoutStatus, method: Types.PaymentMethod | null, amount: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, action:
          | { __typename: 'CardAuthentication', url: string, accessToken: string, expiresAt: string }
          | { __typename: 'DeviceDataCollection', url: string, accessToken: string, expiresAt: string }
          | { __typename: 'ProviderRedirect', url: string, expiresAt: string }
         | null, failure: { __typename: 'CheckoutFailure', code: string, message: string } | null, order: { __typename: 'Order', orderNumber: string } | null } }
    | { __typename: 'PlaceOrderSuccess', attempt: { __typename: 'CheckoutAttempt', id: string, status: Types.CheckoutStatus, method: Types.PaymentMethod | null, amount: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, action:
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
    | { __typename: 'AttemptNotOpen', code: string, attempt: { __typename: 'CheckoutAttempt', id: string, status: Types.CheckoutStatus, method: Types.PaymentMethod | null, amount: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, action:
          | { __typename: 'CardAuthentication', url: string, accessToken: string, expiresAt: string }
          | { __typename: 'DeviceDataCollection', url: string, accessToken: string, expiresAt: string }
          | { __typename: 'ProviderRedirect', url: string, expiresAt: string }
         | null, failure: { __typename: 'CheckoutFailure', code: string, message: string } | null, order: { __typename: 'Order', orderNumber: string } | null } }
    | { __typename: 'CancelCheckoutSuccess', attempt: { __typename: 'CheckoutAttempt', id: string, status: Types.CheckoutStatus, method: Types.PaymentMethod | null, amount: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, action:
          | { __typename: 'CardAuthentication', url: string, accessToken: string, expiresAt: string }
          | { __typename: 'DeviceDataCollection', url: string, accessToken: string, expiresAt: string }
          | { __typename: 'ProviderRedirect', url: string, expiresAt: string }
         | null, failure: { __typename: 'CheckoutFailure', code: string, message: string } | null, order: { __typename: 'Order', orderNumber: string } | null } }
   };

export const AttemptPartsFragmentDocument = /*#__PURE__*/ createFragmentDocument({"kind":"FragmentDefinition","name":{"kind":"Name","value":"AttemptParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CheckoutAttempt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"action"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeviceDataCollection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"accessToken"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CardAuthentication"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"accessToken"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProviderRedirect"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"failure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}, MoneyPartsFragmentDocument);
export const CheckoutPageDocument = /*#__PURE__*/ privateOperation<CheckoutPageQuery, CheckoutPageQueryVariables, 'CheckoutPage'>('974f78ceabace679e8ad669a653b9a244c90a124c1ac01c487720f9249243fa3', {"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CheckoutPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"guestCart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"membershipNumber"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}, AddressPartsFragmentDocument, CartDeliveryPartsFragmentDocument, CartLinePartsFragmentDocument, CartPartsFragmentDocument, MoneyPartsFragmentDocument);
export const useCheckoutPageQuery = /*#__PURE__*/ createQueryHook(CheckoutPageDocument);
export const useCheckoutPageSuspenseQuery = /*#__PURE__*/ createSuspenseQueryHook(CheckoutPageDocument);
export const CartHolderDocument = /*#__PURE__*/ privateOperation<CartHolderQuery, CartHolderQueryVariables, 'CartHolder'>('1d84683484ca13471c133272b2320880d18c697125b46aa3f45beb7dd7d62a67', {"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CartHolder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"attemptId"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}});
export const useCartHolderQuery = /*#__PURE__*/ createQueryHook(CartHolderDocument);
export const useCartHolderSuspenseQuery = /*#__PURE__*/ createSuspenseQueryHook(CartHolderDocument);
export const CheckoutAttemptDocument = /*#__PURE__*/ privateOperation<CheckoutAttemptQuery, CheckoutAttemptQueryVariables, 'CheckoutAttempt'>('0ca5d2f5a6dc2ae81784bd2f5b56efba2b7e2a2b80daef444f10ab2690ef98e7', {"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CheckoutAttempt"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkoutAttempt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AttemptParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}, AttemptPartsFragmentDocument, MoneyPartsFragmentDocument);
export const useCheckoutAttemptQuery = /*#__PURE__*/ createQueryHook(CheckoutAttemptDocument);
export const useCheckoutAttemptSuspenseQuery = /*#__PURE__*/ createSuspenseQueryHook(CheckoutAttemptDocument);
export const PaymentOptionsDocument = /*#__PURE__*/ privateOperation<PaymentOptionsQuery, PaymentOptionsQueryVariables, 'PaymentOptions'>('77079bc6245583a91c96eaa6c174caa472ca90a2570680a267de4688d5f6fded', {"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PaymentOptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cartId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paymentOptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"cartId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cartId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"methods"}},{"kind":"Field","name":{"kind":"Name","value":"cardTypes"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}});
export const usePaymentOptionsQuery = /*#__PURE__*/ createQueryHook(PaymentOptionsDocument);
export const usePaymentOptionsSuspenseQuery = /*#__PURE__*/ createSuspenseQueryHook(PaymentOptionsDocument);
export const CartTaxesDocument = /*#__PURE__*/ privateOperation<CartTaxesQuery, CartTaxesQueryVariables, 'CartTaxes'>('e24271affaaa6b2e78b82e38baafadae42cbd8a74c78f6244e3b1a7aa9351164', {"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CartTaxes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cartId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cartTaxes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"cartId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cartId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CartTaxes"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taxTotal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}, MoneyPartsFragmentDocument);
export const useCartTaxesQuery = /*#__PURE__*/ createQueryHook(CartTaxesDocument);
export const useCartTaxesSuspenseQuery = /*#__PURE__*/ createSuspenseQueryHook(CartTaxesDocument);
export const MembershipCheckDocument = /*#__PURE__*/ privateOperation<MembershipCheckQuery, MembershipCheckQueryVariables, 'MembershipCheck'>('304c751034cddacfbe67066e13631775a124001d55291e657642a88f6cb37804', {"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MembershipCheck"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"membershipNumber"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isMembershipValid"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"membershipNumber"},"value":{"kind":"Variable","name":{"kind":"Name","value":"membershipNumber"}}}]}]}});
export const useMembershipCheckQuery = /*#__PURE__*/ createQueryHook(MembershipCheckDocument);
export const useMembershipCheckSuspenseQuery = /*#__PURE__*/ createSuspenseQueryHook(MembershipCheckDocument);
export const BeginCheckoutDocument = /*#__PURE__*/ privateOperation<BeginCheckoutMutation, BeginCheckoutMutationVariables, 'BeginCheckout'>('2cec2264b1f44b463676624c5f539e18fa9735a9db0bb3c7107e21bafc90a31a', {"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginCheckout"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BeginCheckoutInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginCheckout"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BeginCheckoutSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attempt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AttemptParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CheckoutInProgress"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"holder"},"name":{"kind":"Name","value":"attempt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AttemptParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}, AttemptPartsFragmentDocument, MoneyPartsFragmentDocument);
export const useBeginCheckoutMutation = /*#__PURE__*/ createMutationHook(BeginCheckoutDocument);
export const PlaceOrderDocument = /*#__PURE__*/ privateOperation<PlaceOrderMutation, PlaceOrderMutationVariables, 'PlaceOrder'>('f612872a5409dfd1456ad8dca8a8bd176b262f04e0967b6599387481953117a8', {"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PlaceOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlaceOrderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"placeOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlaceOrderSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attempt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AttemptParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AttemptNotOpen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attempt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AttemptParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidGuest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInvoice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ItemsOutOfStock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"skus"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentServiceUnavailable"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TooManyPaymentAttempts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CaptchaRequired"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"challenge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CaptchaChallengeParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TotalChanged"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}, AttemptPartsFragmentDocument, CaptchaChallengePartsFragmentDocument, MoneyPartsFragmentDocument);
export const usePlaceOrderMutation = /*#__PURE__*/ createMutationHook(PlaceOrderDocument);
export const SubmitDeviceDataDocument = /*#__PURE__*/ privateOperation<SubmitDeviceDataMutation, SubmitDeviceDataMutationVariables, 'SubmitDeviceData'>('9990c553663efd806598da3882b763becca82b39cf2dff7da6ae4aa378a88235', {"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubmitDeviceData"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SubmitDeviceDataInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submitDeviceData"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlaceOrderSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attempt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AttemptParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AttemptNotOpen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attempt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AttemptParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}, AttemptPartsFragmentDocument, MoneyPartsFragmentDocument);
export const useSubmitDeviceDataMutation = /*#__PURE__*/ createMutationHook(SubmitDeviceDataDocument);
export const CancelCheckoutDocument = /*#__PURE__*/ privateOperation<CancelCheckoutMutation, CancelCheckoutMutationVariables, 'CancelCheckout'>('6841ddbf90a821a246e2ce700586d3494c6e649d886ff0877bcc858dbfe41d50', {"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelCheckout"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CancelCheckoutInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelCheckout"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CancelCheckoutSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attempt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AttemptParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AttemptNotOpen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attempt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AttemptParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}, AttemptPartsFragmentDocument, MoneyPartsFragmentDocument);
export const useCancelCheckoutMutation = /*#__PURE__*/ createMutationHook(CancelCheckoutDocument);

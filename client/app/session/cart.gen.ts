/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../apollo/schema-types.gen.ts';

import { createFragmentDocument, privateOperation } from '../apollo/registered-operation.ts';
import { createField, createSelectionSet, createSpread } from '../apollo/document-nodes.ts';
import { createQueryHook, createSuspenseQueryHook } from '../apollo/hooks.ts';
import { MoneyPartsFragmentDocument } from '../apollo/money.gen.ts';
import { AddressPartsFragmentDocument } from '../apollo/postal-address.gen.ts';
export type CartPartsFragment = { __typename: 'Cart', id: string, version: number, marketCode: string, itemCount: number, isTaxIncluded: boolean, allowsPartialFulfillment: boolean, isServiceFeeUpToDate: boolean, isLocked: boolean, isReadyForCheckout: boolean, lines: Array<{ __typename: 'CartLine', id: string, name: string, slug: string, quantity: number, maximumQuantity: number, isSoldByWeight: boolean, image: { __typename: 'Image', thumbnail: string, card: string } | null, unitPrice: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, regularUnitPrice: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, total: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, variant: { __typename: 'ProductVariant', sku: string } }>, subtotal: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, discountAmount: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, serviceFee: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, deliveryCharge: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, tax: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, total: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, amountToFreeDelivery: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, delivery: { __typename: 'CartDelivery', method: Types.DeliveryMethod, addressId: string | null, addressProblem: Types.CartAddressProblem | null, window: { __typename: 'ChosenDeliveryWindow', id: string, start: string, end: string, timeZone: string, isExpired: boolean, heldUntil: string, hasEnoughCapacity: boolean } | null, address: { __typename: 'PostalAddress', alias: string | null, fullName: string | null, streetText: string, description: string | null, city: string | null, region: string | null, country: string, phone: string | null } | null, club: { __typename: 'Club', key: string, name: string, address: string, city: string, openingHours: string | null } | null } | null };

export type CartLinePartsFragment = { __typename: 'CartLine', id: string, name: string, slug: string, quantity: number, maximumQuantity: number, isSoldByWeight: boolean, image: { __typename: 'Image', thumbnail: string, card: string } | null, unitPrice: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, regularUnitPrice: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, total: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, variant: { __typename: 'ProductVariant', sku: string } };

export type CartDeliveryPartsFragment = { __typename: 'CartDelivery', method: Types.DeliveryMethod, addressId: string | null, addressProblem: Types.CartAddressProblem | null, window: { __typename: 'ChosenDeliveryWindow', id: string, start: string, end: string, timeZone: string, isExpired: boolean, heldUntil: string, hasEnoughCapacity: boolean } | null, address: { __typename: 'PostalAddress', alias: string | null, fullName: string | null, streetText: string, description: string | null, city: string | null, region: string | null, country: string, phone: string | null } | null, club: { __typename: 'Club', key: string, name: string, address: string, city: string, openingHours: string | null } | null };

type CartFailureParts_ActionNotAllowed_Fragment = { __typename: 'ActionNotAllowed', code: string, message: string };

type CartFailureParts_AddressNotFound_Fragment = { __typename: 'AddressNotFound', code: string, message: string };

type CartFailureParts_AttemptNotFound_Fragment = { __typename: 'AttemptNotFound', code: string, message: string };

type CartFailureParts_AttemptNotInReview_Fragment = { __typename: 'AttemptNotInReview', code: string, message: string };

type CartFailureParts_AttemptNotOpen_Fragment = { __typename: 'AttemptNotOpen', code: string, message: string };

type CartFailureParts_CaptchaRequired_Fragment = { __typename: 'CaptchaRequired', code: string, message: string };

type CartFailureParts_CardAlreadySaved_Fragment = { __typename: 'CardAlreadySaved', code: string, message: string };

type CartFailureParts_CardCannotBeDefault_Fragment = { __typename: 'CardCannotBeDefault', code: string, message: string };

type CartFailureParts_CardNotFound_Fragment = { __typename: 'CardNotFound', code: string, message: string };

type CartFailureParts_CardNotSaved_Fragment = { __typename: 'CardNotSaved', code: string, message: string };

type CartFailureParts_CardServiceUnavailable_Fragment = { __typename: 'CardServiceUnavailable', code: string, message: string };

type CartFailureParts_CartBusy_Fragment = { __typename: 'CartBusy', code: string, message: string };

type CartFailureParts_CartLineNotFound_Fragment = { __typename: 'CartLineNotFound', code: string, message: string };

type CartFailureParts_CartLockedByPayment_Fragment = { __typename: 'CartLockedByPayment', code: string, message: string };

type CartFailureParts_CartNotFound_Fragment = { __typename: 'CartNotFound', code: string, message: string };

type CartFailureParts_CartNotReady_Fragment = { __typename: 'CartNotReady', code: string, message: string };

type CartFailureParts_CheckoutInProgress_Fragment = { __typename: 'CheckoutInProgress', code: string, message: string };

type CartFailureParts_ClubUnavailable_Fragment = { __typename: 'ClubUnavailable', code: string, message: string };

type CartFailureParts_CommandConflict_Fragment = { __typename: 'CommandConflict', code: string, message: string };

type CartFailureParts_CommandExpired_Fragment = { __typename: 'CommandExpired', code: string, message: string };

type CartFailureParts_DeliveryUnavailable_Fragment = { __typename: 'DeliveryUnavailable', code: string, message: string };

type CartFailureParts_DeliveryWindowNeeded_Fragment = { __typename: 'DeliveryWindowNeeded', code: string, message: string };

type CartFailureParts_DeliveryWindowUnavailable_Fragment = { __typename: 'DeliveryWindowUnavailable', code: string, message: string };

type CartFailureParts_DetailsChanged_Fragment = { __typename: 'DetailsChanged', code: string, message: string };

type CartFailureParts_EmailAlreadyRegistered_Fragment = { __typename: 'EmailAlreadyRegistered', code: string, message: string };

type CartFailureParts_EmailChangeCodeInvalid_Fragment = { __typename: 'EmailChangeCodeInvalid', code: string, message: string };

type CartFailureParts_EmailChangeRefused_Fragment = { __typename: 'EmailChangeRefused', code: string, message: string };

type CartFailureParts_EmailChangeUnavailable_Fragment = { __typename: 'EmailChangeUnavailable', code: string, message: string };

type CartFailureParts_IdempotencyConflict_Fragment = { __typename: 'IdempotencyConflict', code: string, message: string };

type CartFailureParts_IdentityExists_Fragment = { __typename: 'IdentityExists', code: string, message: string };

type CartFailureParts_IdentityNotFound_Fragment = { __typename: 'IdentityNotFound', code: string, message: string };

type CartFailureParts_IdentityRejected_Fragment = { __typename: 'IdentityRejected', code: string, message: string };

type CartFailureParts_IdentityServiceUnavailable_Fragment = { __typename: 'IdentityServiceUnavailable', code: string, message: string };

type CartFailureParts_IdentityVerificationCodeInvalid_Fragment = { __typename: 'IdentityVerificationCodeInvalid', code: string, message: string };

type CartFailureParts_InvalidAddress_Fragment = { __typename: 'InvalidAddress', code: string, message: string };

type CartFailureParts_InvalidApplicant_Fragment = { __typename: 'InvalidApplicant', code: string, message: string };

type CartFailureParts_InvalidCard_Fragment = { __typename: 'InvalidCard', code: string, message: string };

type CartFailureParts_InvalidDetails_Fragment = { __typename: 'InvalidDetails', code: string, message: string };

type CartFailureParts_InvalidGuest_Fragment = { __typename: 'InvalidGuest', code: string, message: string };

type CartFailureParts_InvalidInvoice_Fragment = { __typename: 'InvalidInvoice', code: string, message: string };

type CartFailureParts_InvalidMembershipAttributes_Fragment = { __typename: 'InvalidMembershipAttributes', code: string, message: string };

type CartFailureParts_InvalidOnboardingDetails_Fragment = { __typename: 'InvalidOnboardingDetails', code: string, message: string };

type CartFailureParts_InvalidPassword_Fragment = { __typename: 'InvalidPassword', code: string, message: string };

type CartFailureParts_InvalidQuantity_Fragment = { __typename: 'InvalidQuantity', code: string, message: string };

type CartFailureParts_ItemsOutOfStock_Fragment = { __typename: 'ItemsOutOfStock', code: string, message: string };

type CartFailureParts_LineLimitExceeded_Fragment = { __typename: 'LineLimitExceeded', code: string, message: string };

type CartFailureParts_MarketMismatch_Fragment = { __typename: 'MarketMismatch', code: string, message: string };

type CartFailureParts_MembershipNotActive_Fragment = { __typename: 'MembershipNotActive', code: string, message: string };

type CartFailureParts_MembershipNotAvailable_Fragment = { __typename: 'MembershipNotAvailable', code: string, message: string };

type CartFailureParts_MembershipNotCancellable_Fragment = { __typename: 'MembershipNotCancellable', code: string, message: string };

type CartFailureParts_MembershipRefused_Fragment = { __typename: 'MembershipRefused', code: string, message: string };

type CartFailureParts_MembershipServiceUnavailable_Fragment = { __typename: 'MembershipServiceUnavailable', code: string, message: string };

type CartFailureParts_NothingToMerge_Fragment = { __typename: 'NothingToMerge', code: string, message: string };

type CartFailureParts_OnboardingCaptchaRequired_Fragment = { __typename: 'OnboardingCaptchaRequired', code: string, message: string };

type CartFailureParts_OnboardingUnavailable_Fragment = { __typename: 'OnboardingUnavailable', code: string, message: string };

type CartFailureParts_OrderNotCancellable_Fragment = { __typename: 'OrderNotCancellable', code: string, message: string };

type CartFailureParts_OrderNotFound_Fragment = { __typename: 'OrderNotFound', code: string, message: string };

type CartFailureParts_OutOfStock_Fragment = { __typename: 'OutOfStock', code: string, message: string };

type CartFailureParts_PasswordRefused_Fragment = { __typename: 'PasswordRefused', code: string, message: string };

type CartFailureParts_PaymentReturnNotFound_Fragment = { __typename: 'PaymentReturnNotFound', code: string, message: string };

type CartFailureParts_PaymentServiceUnavailable_Fragment = { __typename: 'PaymentServiceUnavailable', code: string, message: string };

type CartFailureParts_PlaceOutsideMarket_Fragment = { __typename: 'PlaceOutsideMarket', code: string, message: string };

type CartFailureParts_PreferredClubUnavailable_Fragment = { __typename: 'PreferredClubUnavailable', code: string, message: string };

type CartFailureParts_ProductUnavailable_Fragment = { __typename: 'ProductUnavailable', code: string, message: string };

type CartFailureParts_QuantityLimitExceeded_Fragment = { __typename: 'QuantityLimitExceeded', code: string, message: string };

type CartFailureParts_ReasonRequired_Fragment = { __typename: 'ReasonRequired', code: string, message: string };

type CartFailureParts_ServiceFeeUnavailable_Fragment = { __typename: 'ServiceFeeUnavailable', code: string, message: string };

type CartFailureParts_TermsNotAccepted_Fragment = { __typename: 'TermsNotAccepted', code: string, message: string };

type CartFailureParts_TooManyPaymentAttempts_Fragment = { __typename: 'TooManyPaymentAttempts', code: string, message: string };

type CartFailureParts_TotalChanged_Fragment = { __typename: 'TotalChanged', code: string, message: string };

export type CartFailurePartsFragment =
  | CartFailureParts_ActionNotAllowed_Fragment
  | CartFailureParts_AddressNotFound_Fragment
  | CartFailureParts_AttemptNotFound_Fragment
  | CartFailureParts_AttemptNotInReview_Fragment
  | CartFailureParts_AttemptNotOpen_Fragment
  | CartFailureParts_CaptchaRequired_Fragment
  | CartFailureParts_CardAlreadySaved_Fragment
  | CartFailureParts_CardCannotBeDefault_Fragment
  | CartFailureParts_CardNotFound_Fragment
  | CartFailureParts_CardNotSaved_Fragment
  | CartFailureParts_CardServiceUnavailable_Fragment
  | CartFailureParts_CartBusy_Fragment
  | CartFailureParts_CartLineNotFound_Fragment
  | CartFailureParts_CartLockedByPayment_Fragment
  | CartFailureParts_CartNotFound_Fragment
  | CartFailureParts_CartNotReady_Fragment
  | CartFailureParts_CheckoutInProgress_Fragment
  | CartFailureParts_ClubUnavailable_Fragment
  | CartFailureParts_CommandConflict_Fragment
  | CartFailureParts_CommandExpired_Fragment
  | CartFailureParts_DeliveryUnavailable_Fragment
  | CartFailureParts_DeliveryWindowNeeded_Fragment
  | CartFailureParts_DeliveryWindowUnavailable_Fragment
  | CartFailureParts_DetailsChanged_Fragment
  | CartFailureParts_EmailAlreadyRegistered_Fragment
  | CartFailureParts_EmailChangeCodeInvalid_Fragment
  | CartFailureParts_EmailChangeRefused_Fragment
  | CartFailureParts_EmailChangeUnavailable_Fragment
  | CartFailureParts_IdempotencyConflict_Fragment
  | CartFailureParts_IdentityExists_Fragment
  | CartFailureParts_IdentityNotFound_Fragment
  | CartFailureParts_IdentityRejected_Fragment
  | CartFailureParts_IdentityServiceUnavailable_Fragment
  | CartFailureParts_IdentityVerificationCodeInvalid_Fragment
  | CartFailureParts_InvalidAddress_Fragment
  | CartFailureParts_InvalidApplicant_Fragment
  | CartFailureParts_InvalidCard_Fragment
  | CartFailureParts_InvalidDetails_Fragment
  | CartFailureParts_InvalidGuest_Fragment
  | CartFailureParts_InvalidInvoice_Fragment
  | CartFailureParts_InvalidMembershipAttributes_Fragment
  | CartFailureParts_InvalidOnboardingDetails_Fragment
  | CartFailureParts_InvalidPassword_Fragment
  | CartFailureParts_InvalidQuantity_Fragment
  | CartFailureParts_ItemsOutOfStock_Fragment
  | CartFailureParts_LineLimitExceeded_Fragment
  | CartFailureParts_MarketMismatch_Fragment
  | CartFailureParts_MembershipNotActive_Fragment
  | CartFailureParts_MembershipNotAvailable_Fragment
  | CartFailureParts_MembershipNotCancellable_Fragment
  | CartFailureParts_MembershipRefused_Fragment
  | CartFailureParts_MembershipServiceUnavailable_Fragment
  | CartFailureParts_NothingToMerge_Fragment
  | CartFailureParts_OnboardingCaptchaRequired_Fragment
  | CartFailureParts_OnboardingUnavailable_Fragment
  | CartFailureParts_OrderNotCancellable_Fragment
  | CartFailureParts_OrderNotFound_Fragment
  | CartFailureParts_OutOfStock_Fragment
  | CartFailureParts_PasswordRefused_Fragment
  | CartFailureParts_PaymentReturnNotFound_Fragment
  | CartFailureParts_PaymentServiceUnavailable_Fragment
  | CartFailureParts_PlaceOutsideMarket_Fragment
  | CartFailureParts_PreferredClubUnavailable_Fragment
  | CartFailureParts_ProductUnavailable_Fragment
  | CartFailureParts_QuantityLimitExceeded_Fragment
  | CartFailureParts_ReasonRequired_Fragment
  | CartFailureParts_ServiceFeeUnavailable_Fragment
  | CartFailureParts_TermsNotAccepted_Fragment
  | CartFailureParts_TooManyPaymentAttempts_Fragment
  | CartFailureParts_TotalChanged_Fragment
;

export type CartQueryVariables = Exact<{ [key: string]: never; }>;


export type CartQuery = { cart: { __typename: 'Cart', id: string, version: number, marketCode: string, itemCount: number, isTaxIncluded: boolean, allowsPartialFulfillment: boolean, isServiceFeeUpToDate: boolean, isLocked: boolean, isReadyForCheckout: boolean, lines: Array<{ __typename: 'CartLine', id: string, name: string, slug: string, quantity: number, maximumQuantity: number, isSoldByWeight: boolean, image: { __typename: 'Image', thumbnail: string, card: string } | null, unitPrice: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, regularUnitPrice: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, total: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, variant: { __typename: 'ProductVariant', sku: string } }>, subtotal: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, discountAmount: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, serviceFee: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, deliveryCharge: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, tax: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, total: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, amountToFreeDelivery: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, delivery: { __typename: 'CartDelivery', method: Types.DeliveryMethod, addressId: string | null, addressProblem: Types.CartAddressProblem | null, window: { __typename: 'ChosenDeliveryWindow', id: string, start: string, end: string, timeZone: string, isExpired: boolean, heldUntil: string, hasEnoughCapacity: boolean } | null, address: { __typename: 'PostalAddress', alias: string | null, fullName: string | null, streetText: string, description: string | null, city: string | null, region: string | null, country: string, phone: string | null } | null, club: { __typename: 'Club', key: string, name: string, address: string, city: string, openingHours: string | null } | null } | null } | null };

export const CartFailurePartsFragmentDocument = /*#__PURE__*/ createFragmentDocument({ kind: "FragmentDefinition", name: { kind: "Name", value: "CartFailureParts" }, typeCondition: { kind: "NamedType", name: { kind: "Name", value: "UserError" } }, selectionSet: createSelectionSet([createField("code"), createField("message")]) });
export const CartLinePartsFragmentDocument = /*#__PURE__*/ createFragmentDocument({ kind: "FragmentDefinition", name: { kind: "Name", value: "CartLineParts" }, typeCondition: { kind: "NamedType", name: { kind: "Name", value: "CartLine" } }, selectionSet: createSelectionSet([createField("id"), createField("name"), createField("slug"), createField("quantity"), createField("maximumQuantity"), createField("isSoldByWeight"), createField("image", [createField("thumbnail"), createField("card")]), createField("unitPrice", [createSpread("MoneyParts")]), createField("regularUnitPrice", [createSpread("MoneyParts")]), createField("total", [createSpread("MoneyParts")]), createField("variant", [createField("sku")])]) }, MoneyPartsFragmentDocument);
export const CartDeliveryPartsFragmentDocument = /*#__PURE__*/ createFragmentDocument({ kind: "FragmentDefinition", name: { kind: "Name", value: "CartDeliveryParts" }, typeCondition: { kind: "NamedType", name: { kind: "Name", value: "CartDelivery" } }, selectionSet: createSelectionSet([createField("method"), createField("addressId"), createField("addressProblem"), createField("window", [createField("id"), createField("start"), createField("end"), createField("timeZone"), createField("isExpired"), createField("heldUntil"), createField("hasEnoughCapacity")]), createField("address", [createSpread("AddressParts")]), createField("club", [createField("key"), createField("name"), createField("address"), createField("city"), createField("openingHours")])]) }, AddressPartsFragmentDocument);
export const CartPartsFragmentDocument = /*#__PURE__*/ createFragmentDocument({ kind: "FragmentDefinition", name: { kind: "Name", value: "CartParts" }, typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Cart" } }, selectionSet: createSelectionSet([createField("id"), createField("version"), createField("marketCode"), createField("lines", [createSpread("CartLineParts")]), createField("itemCount"), createField("subtotal", [createSpread("MoneyParts")]), createField("discountAmount", [createSpread("MoneyParts")]), createField("serviceFee", [createSpread("MoneyParts")]), createField("deliveryCharge", [createSpread("MoneyParts")]), createField("tax", [createSpread("MoneyParts")]), createField("isTaxIncluded"), createField("total", [createSpread("MoneyParts")]), createField("amountToFreeDelivery", [createSpread("MoneyParts")]), createField("delivery", [createSpread("CartDeliveryParts")]), createField("allowsPartialFulfillment"), createField("isServiceFeeUpToDate"), createField("isLocked"), createField("isReadyForCheckout")]) }, AddressPartsFragmentDocument, CartDeliveryPartsFragmentDocument, CartLinePartsFragmentDocument, MoneyPartsFragmentDocument);
export const CartDocument = /*#__PURE__*/ privateOperation<CartQuery, CartQueryVariables, 'Cart'>('29e70ad48f78674af9538daaff30ca6aa4d6351bcd0c48726f753131ddd1a887', { kind: "OperationDefinition", operation: "query", name: { kind: "Name", value: "Cart" }, selectionSet: { kind: "SelectionSet", selections: [createField("cart", [createSpread("CartParts")])] } }, AddressPartsFragmentDocument, CartDeliveryPartsFragmentDocument, CartLinePartsFragmentDocument, CartPartsFragmentDocument, MoneyPartsFragmentDocument);
export const useCartQuery = /*#__PURE__*/ createQueryHook(CartDocument);
export const useCartSuspenseQuery = /*#__PURE__*/ createSuspenseQueryHook(CartDocument);

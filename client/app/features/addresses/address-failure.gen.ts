/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema-types.gen.ts';

import { createFragmentDocument } from '../../apollo/registered-operation.ts';
import { createField, createSelectionSet } from '../../apollo/document-nodes.ts';
type AddressFailureParts_ActionNotAllowed_Fragment = { __typename: 'ActionNotAllowed', code: string };

type AddressFailureParts_AddressNotFound_Fragment = { __typename: 'AddressNotFound', code: string };

type AddressFailureParts_AttemptNotFound_Fragment = { __typename: 'AttemptNotFound', code: string };

type AddressFailureParts_AttemptNotInReview_Fragment = { __typename: 'AttemptNotInReview', code: string };

type AddressFailureParts_AttemptNotOpen_Fragment = { __typename: 'AttemptNotOpen', code: string };

type AddressFailureParts_CaptchaRequired_Fragment = { __typename: 'CaptchaRequired', code: string };

type AddressFailureParts_CardAlreadySaved_Fragment = { __typename: 'CardAlreadySaved', code: string };

type AddressFailureParts_CardCannotBeDefault_Fragment = { __typename: 'CardCannotBeDefault', code: string };

type AddressFailureParts_CardNotFound_Fragment = { __typename: 'CardNotFound', code: string };

type AddressFailureParts_CardNotSaved_Fragment = { __typename: 'CardNotSaved', code: string };

type AddressFailureParts_CardServiceUnavailable_Fragment = { __typename: 'CardServiceUnavailable', code: string };

type AddressFailureParts_CartBusy_Fragment = { __typename: 'CartBusy', code: string };

type AddressFailureParts_CartLineNotFound_Fragment = { __typename: 'CartLineNotFound', code: string };

type AddressFailureParts_CartLockedByPayment_Fragment = { __typename: 'CartLockedByPayment', code: string };

type AddressFailureParts_CartNotFound_Fragment = { __typename: 'CartNotFound', code: string };

type AddressFailureParts_CartNotReady_Fragment = { __typename: 'CartNotReady', code: string };

type AddressFailureParts_CheckoutInProgress_Fragment = { __typename: 'CheckoutInProgress', code: string };

type AddressFailureParts_ClubUnavailable_Fragment = { __typename: 'ClubUnavailable', code: string };

type AddressFailureParts_CommandConflict_Fragment = { __typename: 'CommandConflict', code: string };

type AddressFailureParts_CommandExpired_Fragment = { __typename: 'CommandExpired', code: string };

type AddressFailureParts_DeliveryUnavailable_Fragment = { __typename: 'DeliveryUnavailable', code: string };

type AddressFailureParts_DeliveryWindowNeeded_Fragment = { __typename: 'DeliveryWindowNeeded', code: string };

type AddressFailureParts_DeliveryWindowUnavailable_Fragment = { __typename: 'DeliveryWindowUnavailable', code: string };

type AddressFailureParts_DetailsChanged_Fragment = { __typename: 'DetailsChanged', code: string };

type AddressFailureParts_EmailAlreadyRegistered_Fragment = { __typename: 'EmailAlreadyRegistered', code: string };

type AddressFailureParts_EmailChangeCodeInvalid_Fragment = { __typename: 'EmailChangeCodeInvalid', code: string };

type AddressFailureParts_EmailChangeRefused_Fragment = { __typename: 'EmailChangeRefused', code: string };

type AddressFailureParts_EmailChangeUnavailable_Fragment = { __typename: 'EmailChangeUnavailable', code: string };

type AddressFailureParts_IdempotencyConflict_Fragment = { __typename: 'IdempotencyConflict', code: string };

type AddressFailureParts_IdentityExists_Fragment = { __typename: 'IdentityExists', code: string };

type AddressFailureParts_IdentityNotFound_Fragment = { __typename: 'IdentityNotFound', code: string };

type AddressFailureParts_IdentityRejected_Fragment = { __typename: 'IdentityRejected', code: string };

type AddressFailureParts_IdentityServiceUnavailable_Fragment = { __typename: 'IdentityServiceUnavailable', code: string };

type AddressFailureParts_IdentityVerificationCodeInvalid_Fragment = { __typename: 'IdentityVerificationCodeInvalid', code: string };

type AddressFailureParts_InvalidAddress_Fragment = { __typename: 'InvalidAddress', code: string };

type AddressFailureParts_InvalidApplicant_Fragment = { __typename: 'InvalidApplicant', code: string };

type AddressFailureParts_InvalidCard_Fragment = { __typename: 'InvalidCard', code: string };

type AddressFailureParts_InvalidDetails_Fragment = { __typename: 'InvalidDetails', code: string };

type AddressFailureParts_InvalidGuest_Fragment = { __typename: 'InvalidGuest', code: string };

type AddressFailureParts_InvalidInvoice_Fragment = { __typename: 'InvalidInvoice', code: string };

type AddressFailureParts_InvalidMembershipAttributes_Fragment = { __typename: 'InvalidMembershipAttributes', code: string };

type AddressFailureParts_InvalidOnboardingDetails_Fragment = { __typename: 'InvalidOnboardingDetails', code: string };

type AddressFailureParts_InvalidPassword_Fragment = { __typename: 'InvalidPassword', code: string };

type AddressFailureParts_InvalidQuantity_Fragment = { __typename: 'InvalidQuantity', code: string };

type AddressFailureParts_ItemsOutOfStock_Fragment = { __typename: 'ItemsOutOfStock', code: string };

type AddressFailureParts_LineLimitExceeded_Fragment = { __typename: 'LineLimitExceeded', code: string };

type AddressFailureParts_MarketMismatch_Fragment = { __typename: 'MarketMismatch', code: string };

type AddressFailureParts_MembershipNotActive_Fragment = { __typename: 'MembershipNotActive', code: string };

type AddressFailureParts_MembershipNotAvailable_Fragment = { __typename: 'MembershipNotAvailable', code: string };

type AddressFailureParts_MembershipNotCancellable_Fragment = { __typename: 'MembershipNotCancellable', code: string };

type AddressFailureParts_MembershipRefused_Fragment = { __typename: 'MembershipRefused', code: string };

type AddressFailureParts_MembershipServiceUnavailable_Fragment = { __typename: 'MembershipServiceUnavailable', code: string };

type AddressFailureParts_NothingToMerge_Fragment = { __typename: 'NothingToMerge', code: string };

type AddressFailureParts_OnboardingCaptchaRequired_Fragment = { __typename: 'OnboardingCaptchaRequired', code: string };

type AddressFailureParts_OnboardingUnavailable_Fragment = { __typename: 'OnboardingUnavailable', code: string };

type AddressFailureParts_OrderNotCancellable_Fragment = { __typename: 'OrderNotCancellable', code: string };

type AddressFailureParts_OrderNotFound_Fragment = { __typename: 'OrderNotFound', code: string };

type AddressFailureParts_OutOfStock_Fragment = { __typename: 'OutOfStock', code: string };

type AddressFailureParts_PasswordRefused_Fragment = { __typename: 'PasswordRefused', code: string };

type AddressFailureParts_PaymentReturnNotFound_Fragment = { __typename: 'PaymentReturnNotFound', code: string };

type AddressFailureParts_PaymentServiceUnavailable_Fragment = { __typename: 'PaymentServiceUnavailable', code: string };

type AddressFailureParts_PlaceOutsideMarket_Fragment = { __typename: 'PlaceOutsideMarket', code: string };

type AddressFailureParts_PreferredClubUnavailable_Fragment = { __typename: 'PreferredClubUnavailable', code: string };

type AddressFailureParts_ProductUnavailable_Fragment = { __typename: 'ProductUnavailable', code: string };

type AddressFailureParts_QuantityLimitExceeded_Fragment = { __typename: 'QuantityLimitExceeded', code: string };

type AddressFailureParts_ReasonRequired_Fragment = { __typename: 'ReasonRequired', code: string };

type AddressFailureParts_ServiceFeeUnavailable_Fragment = { __typename: 'ServiceFeeUnavailable', code: string };

type AddressFailureParts_TermsNotAccepted_Fragment = { __typename: 'TermsNotAccepted', code: string };

type AddressFailureParts_TooManyPaymentAttempts_Fragment = { __typename: 'TooManyPaymentAttempts', code: string };

type AddressFailureParts_TotalChanged_Fragment = { __typename: 'TotalChanged', code: string };

export type AddressFailurePartsFragment =
  | AddressFailureParts_ActionNotAllowed_Fragment
  | AddressFailureParts_AddressNotFound_Fragment
  | AddressFailureParts_AttemptNotFound_Fragment
  | AddressFailureParts_AttemptNotInReview_Fragment
  | AddressFailureParts_AttemptNotOpen_Fragment
  | AddressFailureParts_CaptchaRequired_Fragment
  | AddressFailureParts_CardAlreadySaved_Fragment
  | AddressFailureParts_CardCannotBeDefault_Fragment
  | AddressFailureParts_CardNotFound_Fragment
  | AddressFailureParts_CardNotSaved_Fragment
  | AddressFailureParts_CardServiceUnavailable_Fragment
  | AddressFailureParts_CartBusy_Fragment
  | AddressFailureParts_CartLineNotFound_Fragment
  | AddressFailureParts_CartLockedByPayment_Fragment
  | AddressFailureParts_CartNotFound_Fragment
  | AddressFailureParts_CartNotReady_Fragment
  | AddressFailureParts_CheckoutInProgress_Fragment
  | AddressFailureParts_ClubUnavailable_Fragment
  | AddressFailureParts_CommandConflict_Fragment
  | AddressFailureParts_CommandExpired_Fragment
  | AddressFailureParts_DeliveryUnavailable_Fragment
  | AddressFailureParts_DeliveryWindowNeeded_Fragment
  | AddressFailureParts_DeliveryWindowUnavailable_Fragment
  | AddressFailureParts_DetailsChanged_Fragment
  | AddressFailureParts_EmailAlreadyRegistered_Fragment
  | AddressFailureParts_EmailChangeCodeInvalid_Fragment
  | AddressFailureParts_EmailChangeRefused_Fragment
  | AddressFailureParts_EmailChangeUnavailable_Fragment
  | AddressFailureParts_IdempotencyConflict_Fragment
  | AddressFailureParts_IdentityExists_Fragment
  | AddressFailureParts_IdentityNotFound_Fragment
  | AddressFailureParts_IdentityRejected_Fragment
  | AddressFailureParts_IdentityServiceUnavailable_Fragment
  | AddressFailureParts_IdentityVerificationCodeInvalid_Fragment
  | AddressFailureParts_InvalidAddress_Fragment
  | AddressFailureParts_InvalidApplicant_Fragment
  | AddressFailureParts_InvalidCard_Fragment
  | AddressFailureParts_InvalidDetails_Fragment
  | AddressFailureParts_InvalidGuest_Fragment
  | AddressFailureParts_InvalidInvoice_Fragment
  | AddressFailureParts_InvalidMembershipAttributes_Fragment
  | AddressFailureParts_InvalidOnboardingDetails_Fragment
  | AddressFailureParts_InvalidPassword_Fragment
  | AddressFailureParts_InvalidQuantity_Fragment
  | AddressFailureParts_ItemsOutOfStock_Fragment
  | AddressFailureParts_LineLimitExceeded_Fragment
  | AddressFailureParts_MarketMismatch_Fragment
  | AddressFailureParts_MembershipNotActive_Fragment
  | AddressFailureParts_MembershipNotAvailable_Fragment
  | AddressFailureParts_MembershipNotCancellable_Fragment
  | AddressFailureParts_MembershipRefused_Fragment
  | AddressFailureParts_MembershipServiceUnavailable_Fragment
  | AddressFailureParts_NothingToMerge_Fragment
  | AddressFailureParts_OnboardingCaptchaRequired_Fragment
  | AddressFailureParts_OnboardingUnavailable_Fragment
  | AddressFailureParts_OrderNotCancellable_Fragment
  | AddressFailureParts_OrderNotFound_Fragment
  | AddressFailureParts_OutOfStock_Fragment
  | AddressFailureParts_PasswordRefused_Fragment
  | AddressFailureParts_PaymentReturnNotFound_Fragment
  | AddressFailureParts_PaymentServiceUnavailable_Fragment
  | AddressFailureParts_PlaceOutsideMarket_Fragment
  | AddressFailureParts_PreferredClubUnavailable_Fragment
  | AddressFailureParts_ProductUnavailable_Fragment
  | AddressFailureParts_QuantityLimitExceeded_Fragment
  | AddressFailureParts_ReasonRequired_Fragment
  | AddressFailureParts_ServiceFeeUnavailable_Fragment
  | AddressFailureParts_TermsNotAccepted_Fragment
  | AddressFailureParts_TooManyPaymentAttempts_Fragment
  | AddressFailureParts_TotalChanged_Fragment
;

export const AddressFailurePartsFragmentDocument = /*#__PURE__*/ createFragmentDocument({ kind: "FragmentDefinition", name: { kind: "Name", value: "AddressFailureParts" }, typeCondition: { kind: "NamedType", name: { kind: "Name", value: "UserError" } }, selectionSet: createSelectionSet([createField("code")]) });

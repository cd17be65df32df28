/** Entity -> the fields of its `@key`. */
export const keyFields: Record<string, string[]> = {
  "Cart": [
    "id"
  ],
  "Category": [
    "key"
  ],
  "CheckoutAttempt": [
    "id"
  ],
  "Club": [
    "key"
  ],
  "Market": [
    "code"
  ],
  "Member": [
    "id"
  ],
  "Order": [
    "orderNumber"
  ],
  "Product": [
    "key"
  ],
  "ProductVariant": [
    "sku"
  ],
  "SavedCard": [
    "id"
  ]
};

/** Object types, which have no members; Apollo Client knows them in development only. */
const objectTypes: Record<string, string[]> = import.meta.env.DEV ? {
  "AddAddressSuccess": [],
  "AddCardSuccess": [],
  "AddItemsToCartSuccess": [],
  "AddToCartSuccess": [],
  "BeginCheckoutSuccess": [],
  "CancelCheckoutSuccess": [],
  "CancelOrderSuccess": [],
  "CardAuthentication": [],
  "CartTaxes": [],
  "ChangeCartLineQuantitySuccess": [],
  "ConfirmEmailChangeSuccess": [],
  "CreateIdentitySuccess": [],
  "DeleteAddressSuccess": [],
  "DeleteCardSuccess": [],
  "DeviceDataCollection": [],
  "IssueCardKeySuccess": [],
  "MergeCartsSuccess": [],
  "Place": [],
  "PlaceOrderSuccess": [],
  "ProviderRedirect": [],
  "RecalculateServiceFeeSuccess": [],
  "RefreshCartPricesSuccess": [],
  "RemoveCartLineSuccess": [],
  "RequestEmailChangeSuccess": [],
  "RestoreCartSuccess": [],
  "SetCartDeliverySuccess": [],
  "SetDefaultAddressSuccess": [],
  "SetDefaultCardSuccess": [],
  "SetDeliveryWindowSuccess": [],
  "SetInvoiceDetailsSuccess": [],
  "SetMembershipAttributesSuccess": [],
  "SetPartialFulfillmentSuccess": [],
  "SetPreferredClubSuccess": [],
  "UpdateAddressSuccess": [],
  "UpdateDetailsSuccess": [],
  "VerifyEmailSuccess": []
} : {};

/** Union or interface -> its members. */
export const possibleTypes: Record<string, string[]> = {
  ...objectTypes,
  UserError: ["AddressNotFound","AttemptNotFound","AttemptNotOpen","CaptchaRequired","CardAlreadySaved","CardCannotBeDefault","CardNotFound","CardNotSaved","CartBusy","CartLineNotFound","CartLockedByPayment","CartNotFound","CartNotReady","CheckoutInProgress","ClubUnavailable","CommandConflict","CommandExpired","DeliveryUnavailable","DeliveryWindowNeeded","DeliveryWindowUnavailable","DetailsChanged","EmailAlreadyRegistered","EmailChangeCodeInvalid","EmailChangeRefused","EmailChangeUnavailable","IdempotencyConflict","IdentityExists","IdentityNotFound","IdentityRejected","IdentityServiceUnavailable","IdentityVerificationCodeInvalid","InvalidAddress","InvalidApplicant","InvalidCard","InvalidDetails","InvalidGuest","InvalidInvoice","InvalidMembershipAttributes","InvalidOnboardingDetails","InvalidPassword","InvalidQuantity","ItemsOutOfStock","LineLimitExceeded","MarketMismatch","MembershipNotActive","MembershipNotAvailable","MembershipNotCancellable","MembershipRefused","MembershipServiceUnavailable","NothingToMerge","OnboardingCaptchaRequired","OnboardingUnavailable","OrderNotCancellable","OrderNotFound","OutOfStock","PasswordRefused","PaymentServiceUnavailable","PlaceOutsideMarket","PreferredClubUnavailable","ProductUnavailable","QuantityLimitExceeded","ServiceFeeUnavailable","TermsNotAccepted","TooManyPaymentAttempts","TotalChanged"],
};

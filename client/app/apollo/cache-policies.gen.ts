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

/** Union or interface -> its members; nothing for an object type. */
export const possibleTypes: Record<string, string[]> = {
  "PlaceOrderResult": [
    "AttemptClosed",
    "AttemptNotFound",
    "CartNotReady",
    "DeliveryWindowNeeded",
    "InvalidCard",
    "InvalidGuest",
    "ItemsOutOfStock",
    "PaymentServiceUnavailable",
    "PlaceOrderSuccess",
    "TooManyPaymentTries",
    "TotalChanged"
  ],
  "UserError": [
    "AddressInvalid",
    "AddressNotFound",
    "AddressOutsideCountry",
    "AttemptClosed",
    "AttemptNotFound",
    "CardAlreadySaved",
    "CardCannotBeDefault",
    "CardNotFound",
    "CardNotSaved",
    "CartBusy",
    "CartLineNotFound",
    "CartLockedByPayment",
    "CartNotFound",
    "CartNotReady",
    "CheckoutInProgress",
    "ClubUnavailable",
    "CommandConflict",
    "CommandExpired",
    "DeliveryUnavailable",
    "DeliveryWindowNeeded",
    "DeliveryWindowUnavailable",
    "IdempotencyConflict",
    "IdentityNotFound",
    "IdentityServiceUnavailable",
    "InvalidCard",
    "InvalidGuest",
    "InvalidQuantity",
    "ItemsOutOfStock",
    "LineLimitExceeded",
    "NothingToMerge",
    "OrderNotCancellable",
    "OrderNotFound",
    "OutOfStock",
    "PaymentServiceUnavailable",
    "PlaceOutsideMarket",
    "PreferredClubUnavailable",
    "ProductUnavailable",
    "QuantityLimitExceeded",
    "ServiceFeeUnavailable",
    "TooManyPaymentTries",
    "TotalChanged"
  ],
  "AddAddressSuccess": [],
  "AddCardSuccess": [],
  "AddToCartSuccess": [],
  "BeginCheckoutSuccess": [],
  "CancelCheckoutSuccess": [],
  "CancelOrderSuccess": [],
  "ChangeCartLineQuantitySuccess": [],
  "DeleteAddressSuccess": [],
  "DeleteCardSuccess": [],
  "MergeCartsSuccess": [],
  "Place": [],
  "RefreshCartPricesSuccess": [],
  "RemoveCartLineSuccess": [],
  "RestoreCartSuccess": [],
  "SetCartDeliverySuccess": [],
  "SetDefaultAddressSuccess": [],
  "SetDefaultCardSuccess": [],
  "SetDeliveryWindowSuccess": [],
  "SetPartialFulfillmentSuccess": [],
  "SetPreferredClubSuccess": [],
  "SettleServiceFeeSuccess": [],
  "UpdateAddressSuccess": []
};

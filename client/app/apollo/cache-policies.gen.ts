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
    "AttemptNotFound",
    "AttemptNotOpen",
    "CaptchaRequired",
    "CartNotReady",
    "DeliveryWindowNeeded",
    "InvalidCard",
    "InvalidGuest",
    "InvalidInvoice",
    "ItemsOutOfStock",
    "PaymentServiceUnavailable",
    "PlaceOrderSuccess",
    "TooManyPaymentAttempts",
    "TotalChanged"
  ],
  "UserError": [
    "AddressNotFound",
    "AttemptNotFound",
    "AttemptNotOpen",
    "CaptchaRequired",
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
    "InvalidAddress",
    "InvalidCard",
    "InvalidGuest",
    "InvalidInvoice",
    "InvalidQuantity",
    "ItemsOutOfStock",
    "LineLimitExceeded",
    "MarketMismatch",
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
    "TooManyPaymentAttempts",
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
  "RecalculateServiceFeeSuccess": [],
  "RefreshCartPricesSuccess": [],
  "RemoveCartLineSuccess": [],
  "RestoreCartSuccess": [],
  "SetCartDeliverySuccess": [],
  "SetDefaultAddressSuccess": [],
  "SetDefaultCardSuccess": [],
  "SetDeliveryWindowSuccess": [],
  "SetPartialFulfillmentSuccess": [],
  "SetPreferredClubSuccess": [],
  "UpdateAddressSuccess": []
};

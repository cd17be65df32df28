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

/** Union or interface -> its members. */
export const possibleTypes: Record<string, string[]> = {
  "AddAddressResult": [
    "AddAddressSuccess",
    "AddressInvalid"
  ],
  "AddToCartResult": [
    "AddToCartSuccess",
    "CartBusy",
    "CartLockedByPayment",
    "ClubUnavailable",
    "CommandConflict",
    "InvalidQuantity",
    "OutOfStock",
    "ProductUnavailable",
    "QuantityLimitExceeded"
  ],
  "BeginCheckoutResult": [
    "BeginCheckoutSuccess",
    "CartNotReady",
    "CheckoutInProgress",
    "DeliveryWindowNeeded",
    "IdempotencyConflict"
  ],
  "CancelCheckoutResult": [
    "AttemptClosed",
    "AttemptNotFound",
    "CancelCheckoutSuccess"
  ],
  "CancelOrderResult": [
    "CancelOrderSuccess",
    "OrderNotCancellable",
    "OrderNotFound"
  ],
  "ChangeCartLineQuantityResult": [
    "CartBusy",
    "CartLineNotFound",
    "CartLockedByPayment",
    "ChangeCartLineQuantitySuccess",
    "CommandConflict",
    "InvalidQuantity",
    "OutOfStock",
    "QuantityLimitExceeded"
  ],
  "DeleteAddressResult": [
    "AddressNotFound",
    "DeleteAddressSuccess"
  ],
  "MergeCartsResult": [
    "CartBusy",
    "CartLockedByPayment",
    "CommandConflict",
    "MergeCartsSuccess",
    "NothingToMerge"
  ],
  "PlaceAtResult": [
    "Place",
    "PlaceOutsideMarket"
  ],
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
    "TotalChanged"
  ],
  "RefreshCartPricesResult": [
    "CartBusy",
    "CartLockedByPayment",
    "CartNotFound",
    "ProductUnavailable",
    "RefreshCartPricesSuccess"
  ],
  "RemoveCartLineResult": [
    "CartBusy",
    "CartLineNotFound",
    "CartLockedByPayment",
    "CommandConflict",
    "RemoveCartLineSuccess"
  ],
  "RestoreCartResult": [
    "CartBusy",
    "CartLockedByPayment",
    "CartNotFound",
    "CommandConflict",
    "RestoreCartSuccess"
  ],
  "SetCartDeliveryResult": [
    "CartBusy",
    "CartLockedByPayment",
    "CartNotFound",
    "ClubUnavailable",
    "CommandConflict",
    "DeliveryUnavailable",
    "ProductUnavailable",
    "SetCartDeliverySuccess"
  ],
  "SetDefaultAddressResult": [
    "AddressNotFound",
    "SetDefaultAddressSuccess"
  ],
  "SetDeliveryWindowResult": [
    "CartBusy",
    "CartLockedByPayment",
    "CartNotFound",
    "CommandConflict",
    "DeliveryWindowUnavailable",
    "SetDeliveryWindowSuccess"
  ],
  "SetPartialFulfillmentResult": [
    "CartBusy",
    "CartLockedByPayment",
    "CartNotFound",
    "CommandConflict",
    "SetPartialFulfillmentSuccess"
  ],
  "SetPreferredClubResult": [
    "PreferredClubUnavailable",
    "SetPreferredClubSuccess"
  ],
  "SettleServiceFeeResult": [
    "CartBusy",
    "CartLockedByPayment",
    "CartNotFound",
    "ServiceFeeUnavailable",
    "SettleServiceFeeSuccess"
  ],
  "UpdateAddressResult": [
    "AddressInvalid",
    "AddressNotFound",
    "UpdateAddressSuccess"
  ],
  "UserError": [
    "AddressInvalid",
    "AddressNotFound",
    "AttemptClosed",
    "AttemptNotFound",
    "CartBusy",
    "CartLineNotFound",
    "CartLockedByPayment",
    "CartNotFound",
    "CartNotReady",
    "CheckoutInProgress",
    "ClubUnavailable",
    "CommandConflict",
    "DeliveryUnavailable",
    "DeliveryWindowNeeded",
    "DeliveryWindowUnavailable",
    "IdempotencyConflict",
    "InvalidCard",
    "InvalidGuest",
    "InvalidQuantity",
    "ItemsOutOfStock",
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
    "TotalChanged"
  ]
};

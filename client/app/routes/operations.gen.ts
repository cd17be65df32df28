/**
 * The registered operations that each route module and the components that it composes can send. Public responses are
 * the same for every shopper of a market and language; private ones are the shopper's own.
 */
export const routeOperations = {
  'address-book': {
    public: [],
    private: ['AddressBook', 'Cart', 'DeleteAddress', 'SetDefaultAddress', 'Viewer'],
  },
  'cart': {
    public: ['Shell'],
    private: ['AddToCart', 'BeginCheckout', 'CancelCheckout', 'CardEncryptionKey', 'Cart', 'CartHolder', 'CartPage', 'CartPreviewAtAddress', 'CartStock', 'ChangeQuantity', 'CheckoutAttempt', 'CheckoutPage', 'DeliveryWindows', 'HomeClub', 'PlaceOrder', 'RecalculateServiceFee', 'RefreshCartPrices', 'RemoveLine', 'RestorableCarts', 'RestoreCart', 'SetDelivery', 'SetDeliveryWindow', 'SetPartialFulfillment', 'SubmitDeviceData', 'Viewer', 'Wallet'],
  },
  'categories': {
    public: ['CategoryTree'],
    private: [],
  },
  'category': {
    public: ['CategoryPage', 'ProductList', 'Shell'],
    private: ['AddToCart', 'Cart', 'ChangeQuantity', 'RemoveLine', 'SetDelivery', 'Viewer'],
  },
  'checkout': {
    public: ['EconomicActivities', 'InvoiceForm', 'Territories'],
    private: ['BeginCheckout', 'CancelCheckout', 'CaptchaChallenge', 'CardEncryptionKey', 'CartHolder', 'CartInvoice', 'CartStock', 'CartTaxes', 'CheckoutAttempt', 'CheckoutPage', 'MembershipCheck', 'OnboardingCaptcha', 'PaymentOptions', 'PlaceOrder', 'SetInvoiceDetails', 'SubmitDeviceData', 'Viewer', 'Wallet'],
  },
  'clubs-and-locations': {
    public: ['Shell'],
    private: ['AddToCart', 'Cart', 'ChangeQuantity', 'RemoveLine', 'SetDelivery', 'SetPreferredClub', 'Viewer'],
  },
  'confirmation': {
    public: [],
    private: ['BeginCheckout', 'CancelCheckout', 'CardEncryptionKey', 'CartHolder', 'CheckoutAttempt', 'CheckoutPage', 'PlaceOrder', 'SubmitDeviceData'],
  },
  'content': {
    public: ['ProductRow'],
    private: ['AddToCart', 'Cart', 'ChangeQuantity', 'RemoveLine', 'SetDelivery', 'Viewer'],
  },
  'country-picker': {
    public: [],
    private: ['CartsInOtherMarkets', 'Viewer'],
  },
  'error-page': {
    public: [],
    private: ['Viewer'],
  },
  'featured-categories': {
    public: ['FeaturedCategories'],
    private: [],
  },
  'home': {
    public: ['CategoryTiles', 'ProductRow', 'Shell'],
    private: ['AddToCart', 'Cart', 'ChangeQuantity', 'RemoveLine', 'SetDelivery', 'Viewer'],
  },
  'intermediate-login': {
    public: [],
    private: [],
  },
  'login': {
    public: ['Shell'],
    private: ['Viewer'],
  },
  'logout': {
    public: [],
    private: [],
  },
  'membership-card': {
    public: [],
    private: ['IssueCardKey', 'MembershipCard', 'Viewer'],
  },
  'membership-checkout': {
    public: ['EconomicActivities', 'InvoiceForm', 'Territories'],
    private: ['BeginCheckout', 'CancelCheckout', 'CaptchaChallenge', 'CardEncryptionKey', 'CartInvoice', 'CartStock', 'CartTaxes', 'CheckoutAttempt', 'MembershipAttempt', 'MembershipCheckoutPage', 'OnboardingCaptcha', 'PaymentOptions', 'PlaceOrder', 'RenewalEligibility', 'SetInvoiceDetails', 'SubmitDeviceData', 'UpgradeEligibility', 'Viewer', 'Wallet'],
  },
  'membership-info': {
    public: ['MembershipOffers', 'ProductRow', 'Shell'],
    private: ['AddToCart', 'Cart', 'ChangeQuantity', 'RemoveLine', 'SetDelivery', 'Viewer'],
  },
  'membership-register': {
    public: ['MembershipOffers', 'PasswordPolicy', 'ProductRow', 'Shell', 'Territories'],
    private: ['AddToCart', 'BeginMembership', 'CancelMembershipAttempt', 'CaptchaChallenge', 'Cart', 'ChangeQuantity', 'OnboardingCaptcha', 'RemoveLine', 'SetDelivery', 'Viewer'],
  },
  'membership-thank-you': {
    public: [],
    private: ['MembershipAttempt', 'Viewer'],
  },
  'membership-welcome': {
    public: ['ProductRow'],
    private: ['AddToCart', 'Cart', 'ChangeQuantity', 'RemoveLine', 'RenewalEligibility', 'RenewalOffer', 'SetDelivery', 'UpgradeEligibility', 'UpgradeOffer', 'Viewer'],
  },
  'mobile-menu': {
    public: ['CategoryMenu', 'Shell'],
    private: ['MembershipActions', 'Viewer'],
  },
  'my-account': {
    public: [],
    private: ['Account', 'CancelOwnMembership', 'ConfirmEmailChange', 'MembershipAttributes', 'MembershipSavings', 'RequestEmailChange', 'SetMembershipAttributes', 'UpdateDetails', 'Viewer'],
  },
  'my-wallet': {
    public: [],
    private: ['DeleteCard', 'SetDefaultCard', 'Viewer', 'Wallet'],
  },
  'not-found': {
    public: [],
    private: [],
  },
  'onboarding-created': {
    public: [],
    private: ['CreateIdentity', 'ResendVerificationEmail'],
  },
  'onboarding-email-verify': {
    public: [],
    private: ['CreateIdentity', 'ResendVerificationEmail', 'VerifyEmail'],
  },
  'onboarding': {
    public: ['PasswordPolicy', 'ProductRow', 'Shell'],
    private: ['AddToCart', 'CanCreateIdentity', 'CaptchaChallenge', 'Cart', 'ChangeQuantity', 'CreateIdentity', 'OnboardingCaptcha', 'RemoveLine', 'SetDelivery', 'Viewer'],
  },
  'order-details': {
    public: [],
    private: ['AddItemsToCart', 'AddToCart', 'Cart', 'ChangeQuantity', 'Order', 'OrderStatus', 'RemoveLine', 'Reorder', 'SetDelivery', 'Viewer'],
  },
  'pages': {
    public: [],
    private: ['Viewer'],
  },
  'product': {
    public: ['ClubPrices', 'ProductPage', 'ProductRow', 'Shell'],
    private: ['AddToCart', 'Cart', 'ChangeQuantity', 'HomeDelivery', 'RemoveLine', 'SetDelivery', 'Viewer'],
  },
  'recent-purchases': {
    public: [],
    private: ['AddItemsToCart', 'AddToCart', 'Cart', 'ChangeQuantity', 'Orders', 'RemoveLine', 'Reorder', 'SetDelivery', 'Viewer'],
  },
  'root-redirect': {
    public: [],
    private: [],
  },
  'search': {
    public: ['ProductList', 'Shell'],
    private: ['AddToCart', 'Cart', 'ChangeQuantity', 'RemoveLine', 'SetDelivery', 'Viewer'],
  },
  'shell': {
    public: ['AddressRules', 'CategoryMenu', 'ClubPlaces', 'ListAtClub', 'ProductPage', 'ProductRow', 'SearchSuggestions', 'Shell', 'Territories'],
    private: ['AddAddress', 'AddCard', 'AddItemsToCart', 'AddToCart', 'AddressBook', 'CancelOrder', 'CardEncryptionKey', 'Cart', 'CartPage', 'CartPreviewAtAddress', 'CartPreviewAtClub', 'CartsInOtherMarkets', 'CartsToMerge', 'ChangeQuantity', 'DeleteIdentity', 'HomeClub', 'HomePositions', 'MembershipActions', 'MergeCarts', 'MergePreview', 'Place', 'PlaceByPosition', 'PlaceByText', 'PlaceSuggestions', 'RemoveLine', 'Reorder', 'ServiceFee', 'SetDefaultAddress', 'SetDelivery', 'SetPreferredClub', 'UpdateAddress', 'Viewer', 'Wallet'],
  },
  'thank-you': {
    public: [],
    private: ['Order'],
  },
} as const;

export type RouteOperations = typeof routeOperations;

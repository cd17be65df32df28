import type { CheckoutFlag } from '../../client/app/features/checkout/checkout-flags.ts';
import type { MembershipFlag } from '../../client/app/features/membership-checkout/membership-flags.ts';
import type { ErrorRow } from './row.ts';

const header = 'notice of the checkout page; the pay button is disabled';
const purchase = 'notice of the page that pays for a membership; its button is disabled';
const checkoutTest = 'client/app/features/checkout/checkout-flags.test.ts';
const membershipTest = 'client/app/features/membership-checkout/membership-flags.test.ts';
const editCart = 'edit the cart';

/** Conditions that disable the pay button of an order. */
export const checkoutFlagRows: Readonly<Record<CheckoutFlag, ErrorRow>> = {
  loadingError: {
    cause: 'the ways to pay cannot be loaded',
    place: header,
    texts: ['We couldn’t load the payment methods.'],
    next: 'try again',
    test: checkoutTest,
  },
  queuedChanges: {
    cause: 'changes of the cart in this browser wait for a connection',
    place: header,
    texts: ['Some changes to your cart aren’t saved yet. We’ll keep trying.'],
    next: 'wait, or open the cart',
    test: checkoutTest,
  },
  cartProductsError: {
    cause: 'the stock of the cart’s products cannot be loaded',
    place: header,
    texts: ['We couldn’t check whether your club has your items.'],
    next: 'try again',
    test: checkoutTest,
  },
  deliveryError: {
    cause: 'no address, or one that cannot be used',
    place: header,
    texts: ['Your order needs a pickup club or a delivery address.'],
    next: 'choose pickup or delivery',
    test: checkoutTest,
  },
  windowDataError: {
    cause: 'no delivery window where the market requires one, or one that has ended or has no capacity',
    place: header,
    texts: ['Your delivery time is no longer available, or you haven’t chosen one.'],
    next: 'choose a time',
    test: checkoutTest,
  },
  productsError: {
    cause: 'an empty cart, or less stock than the cart has',
    place: header,
    texts: ['Your club doesn’t have enough of some items.'],
    next: editCart,
    test: checkoutTest,
  },
  weightError: {
    cause: 'less stock of a product sold by weight than the cart has',
    place: header,
    texts: ['Your club doesn’t have enough of some items sold by weight.'],
    next: editCart,
    test: checkoutTest,
  },
  limitExceeded: {
    cause: 'more of a product than an order can include',
    place: header,
    texts: ['You have more of an item than one order can include.'],
    next: editCart,
    test: checkoutTest,
  },
  invoiceError: {
    cause: 'invoice details that are incomplete',
    place: header,
    texts: ['Your invoice details are incomplete.'],
    next: 'complete the details',
    test: checkoutTest,
  },
  taxCalculatorError: {
    cause: 'the taxes cannot be calculated',
    place: header,
    texts: ['We couldn’t calculate the taxes on your order.'],
    next: 'calculate again',
    test: checkoutTest,
  },
  paymentCardsError: {
    cause: 'the saved cards cannot be loaded',
    place: header,
    texts: ['We can’t show your saved cards right now. Enter another card to pay.'],
    next: 'try again, or enter a card',
    test: checkoutTest,
  },
  captchaError: {
    cause: 'the security check is not completed',
    place: header,
    texts: ['Complete the security check to place your order.'],
    next: 'complete it',
    test: checkoutTest,
  },
};

/** Conditions that disable the button that pays for a membership. */
export const membershipFlagRows: Readonly<Record<MembershipFlag, ErrorRow>> = {
  itemNumbers: {
    cause: 'the club’s price (item number) of the membership cannot be loaded',
    place: purchase,
    texts: ['We couldn’t load the price of your membership.'],
    next: 'try again',
    test: membershipTest,
  },
  membershipForm: {
    cause: 'the details of the member cannot be used',
    place: purchase,
    texts: [
      'This registration can’t be continued. You haven’t been charged; fill in your details again.',
      'Your membership details are incomplete. Complete them before you renew.',
    ],
    next: 'fill in or complete the details',
    test: membershipTest,
  },
  invoice: {
    cause: 'invoice details that are incomplete',
    place: purchase,
    texts: ['Complete and save your invoice details.'],
    next: 'complete the details',
    test: membershipTest,
  },
  cards: {
    cause: 'the saved cards cannot be loaded',
    place: purchase,
    texts: ['We can’t show your saved cards right now. Enter another card to pay.'],
    next: 'try again, or enter a card',
    test: membershipTest,
  },
  paymentForm: {
    cause: 'the ways to pay cannot be loaded, or the form is incomplete',
    place: purchase,
    texts: ['We couldn’t load the payment methods.', 'Complete your card details.'],
    next: 'try again, or complete the form',
    test: membershipTest,
  },
  terms: {
    cause: 'the terms are not accepted',
    place: purchase,
    texts: ['Accept the terms and conditions.'],
    next: 'accept them',
    test: membershipTest,
  },
  captcha: {
    cause: 'the security check is not completed',
    place: purchase,
    texts: ['Complete the security check.'],
    next: 'complete it',
    test: membershipTest,
  },
};

/** Other failures without a code. */
export const conditionRows = {
  mergeError: {
    cause: 'two carts that cannot be merged now',
    repeated: 'the store repeats conflicting writes',
    place: 'the modal `mergeCart`, which stays open',
    texts: ['We couldn’t combine your carts. Neither has changed; try again.'],
    next: 'try again',
    test: 'client/app/features/cart-merge/merge-question.test.tsx',
  },
  deliveryWindowsUnavailable: {
    cause: 'fulfilment sends no delivery windows',
    place: 'the choice of pickup or delivery',
    texts: ['We can’t load delivery times right now. Your cart is saved; try again in a moment.'],
    next: 'try again',
    test: 'client/app/features/delivery/delivery-windows.test.tsx',
  },
  addressNotSaved: {
    cause: 'no response when an address is saved',
    place: 'the address form, which keeps its input',
    texts: ['We couldn’t save your address. What you entered is still here; try again.'],
    next: 'save it again',
    test: 'client/app/features/addresses/address-modal.test.tsx',
  },
  outsideCoverage: {
    cause: 'a place to which no club delivers',
    place: 'the address form',
    texts: ['We don’t deliver to that location. Choose another one, or pick up at a club.'],
    next: 'choose another place, or pickup',
    test: 'client/app/features/addresses/address-form-rules.test.ts',
    rule: 'ADDRESSES-96',
  },
  geolocationFailed: {
    cause: 'the device cannot determine its position',
    place: 'the address form',
    texts: ['Error: The Geolocation service failed.'],
    next: 'search for the place',
    test: 'client/app/features/addresses/address-modal-location.test.tsx',
  },
  geolocationUnsupported: {
    cause: 'a browser without geolocation',
    place: 'the address form',
    texts: ['Error: Your browser doesn’t support geolocation.'],
    next: 'search for the place',
    test: 'client/app/features/addresses/address-modal-location.test.tsx',
  },
  invalidUser: {
    cause: 'the member of the session no longer exists',
    place: 'the address form',
    texts: ['We couldn’t find your account. Sign in again to add or change an address.'],
    next: 'sign in',
    test: 'client/app/features/addresses/address-modal-loading.test.tsx',
  },
  walletChangeFailed: {
    cause: 'no response when a card is deleted or becomes the default',
    repeated: 'the cards are read again',
    logged: 'warn: “outcome of a wallet change is unknown”',
    place: 'notification of the wallet',
    texts: ['We couldn’t make that change. Check your saved cards and try again.'],
    next: 'try again',
    test: 'client/app/features/account/wallet-view.test.tsx',
  },
  membershipAction: {
    cause: 'the membership service does not respond to a check of a renewal or an upgrade (80003)',
    place: 'modal `renewValidation`; without any response, the welcome page in place of the offer',
    texts: ['We couldn’t check your membership'],
    next: 'try again',
    test: 'client/app/features/membership/eligibility-check.test.tsx',
  },
  pageNotFound: {
    cause: 'no page, category or product at the path (404)',
    place: 'error page with the status 404',
    texts: ['Page not found', 'We are sorry that we can’t find the page, please go back or try again'],
    next: 'go back, or return home',
    test: 'e2e/journeys/routing.spec.ts',
    rule: 'ERRORS-1',
  },
  pageFailed: {
    cause: 'any other error of a page (its own status, or 500)',
    logged: 'error, with the cause',
    place: 'error page with the status',
    texts: ['An error occurred', 'Please go back or try again'],
    next: 'try again, go back, or return home',
    test: 'e2e/api/outages.spec.ts',
  },
  codeOfPageMissing: {
    cause: 'the code of a page cannot be loaded',
    repeated: 'the document reloads, at most once in 60 s',
    place: 'error page after the reload; without a connection the page stays open',
    texts: ['An error occurred'],
    next: 'try again, go back, or return home',
    test: 'client/app/reload-once.test.ts',
    rule: 'ERRORS-16',
  },
  offline: {
    cause: 'the browser has no connection',
    repeated: 'queued changes of the cart are sent when the connection is back',
    place: 'notice above the page',
    texts: ['You’re offline. What you see may be out of date, but your cart is saved.'],
    next: 'none; the page shows when the connection is back',
    test: 'e2e/journeys/routing.spec.ts',
    rule: 'ERRORS-19',
  },
  unhandledError: {
    cause: 'an error that no code handles',
    logged: 'error: `general exception`, to the console and to the log',
    place: 'none',
    next: 'none',
    test: 'client/app/log/start-log.test.tsx',
    rule: 'ANALYTICS-15',
  },
  unhandledRejection: {
    cause: 'a rejection that no code handles',
    logged: 'error: `general unhandledrejection`, to the console and to the log',
    place: 'none',
    next: 'none',
    test: 'client/app/log/start-log.test.tsx',
    rule: 'ANALYTICS-16',
  },
  languageFileMissing: {
    cause: 'a language file or a domain of a locale cannot be found',
    logged: 'warn',
    place: 'none; the page shows message ids',
    next: 'none',
    test: 'client/app/log/log-missing-messages.test.ts',
    rule: 'ANALYTICS-21',
  },
  valueNotStored: {
    cause: 'the browser refuses to store a value',
    repeated: 'the value is kept until the document closes',
    logged: 'to the console only',
    place: 'none',
    next: 'none',
    test: 'client/app/browser-storage.test.ts',
    rule: 'ERRORS-49',
  },
} as const satisfies Readonly<Record<string, ErrorRow>>;

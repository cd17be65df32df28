const stepFailed = 'warn: “step failed”, with the attempt';
const stepGivenUp = 'warn: “step failed”; error with an alert: “checkout step given up”';
const undone = 'the store repeats the void of the payment until it is confirmed';
const form = 'pay again with the form, which keeps its input';
const otherCard = 'pay with another card';
const place = 'modal `paymentFailure` with the code, then a notice of the checkout page';

const unavailable = (cause: string, title: string, next: string, more: object = {}) =>
  ({ types: ['PaymentServiceUnavailable'], cause, place, texts: [title], next, ...more }) as const;

/** Payments that fail at the bank or an upstream, or that end before they are complete. */
export const bankRows = {
  PE_0001: unavailable('the payments API refuses the request (400)', 'We couldn’t process your payment', form, {
    logged: stepFailed,
  }),
  PE_0003: unavailable(
    'the club has no account for the method at the payments API',
    'This club can’t take online payments right now',
    'choose another club',
  ),
  PEC_503: unavailable(
    'the payments API, or another service that a payment needs, is down (503)',
    'The payment service isn’t responding',
    form,
    { logged: stepFailed },
  ),
  ERROR_WITH_TAX_CALCULATOR: unavailable(
    'the tax calculator refuses the cart or is down',
    'We couldn’t calculate the taxes',
    'calculate again',
    { logged: `${stepFailed}; only before a payment, warn: “failed to calculate the taxes of a cart”, with the cart` },
  ),
  CART_LINE_ITEMS_NOT_MISMATCH: unavailable(
    'the tax calculator returns other lines than the cart has',
    'Your cart changed during the payment',
    'edit the cart, or pay again',
    { logged: stepFailed, place: 'modal `taxesLineItem` with the code, then a notice of the checkout page' },
  ),
  ERROR_TAXES_LINE_ITEM_PROCESS_ORDER: unavailable(
    'the cart changed between its taxes and the order',
    'Your cart changed during the payment',
    'edit the cart, or pay again',
    { repeated: undone, place: 'modal `taxesLineItem` with the code, then a notice of the checkout page' },
  ),
  CARD_TYPE_NOT_ACCEPTED: {
    types: ['InvalidCard', 'PaymentServiceUnavailable'],
    cause: 'a card of a network that the market does not accept',
    place,
    texts: ['We don’t accept this type of card'],
    next: otherCard,
  },
  CARD_DECLINED_TOO_OFTEN: {
    types: ['InvalidCard'],
    cause: 'more declines of the card than the payments API allows (422, `CARD_VELOCITY_EXCEEDED`)',
    place: 'notice of the checkout page',
    texts: ['This card was declined too many times. Use another card, or try this one again later.'],
    next: otherCard,
  },
  ERROR_CARD_HARD_DECLINE: unavailable(
    'the bank declines with a code of the configured list (`payments.hardDeclineCodes`)',
    'Your bank doesn’t allow payments with this card',
    otherCard,
  ),
  ERROR_PAYMENT_METHOD: unavailable('the bank declines the payment', 'Your payment was declined', otherCard),
  ERROR_PAYMENT_TRANSACTION: unavailable(
    'no response of the payments API, and no authorization after five queries',
    'The payment didn’t reach your bank',
    form,
    { repeated: 'the store queries the authorization status up to five times', logged: stepFailed },
  ),
  ERROR_CAPTURE_TRANSACTION_ERROR: unavailable(
    'the payments API captures nothing',
    'We couldn’t complete your payment',
    otherCard,
    { repeated: undone },
  ),
  ERROR_ORDER_NOT_CREATED: unavailable(
    'the commerce platform refuses the order',
    'We couldn’t place your order',
    'edit the cart',
    { repeated: `the store repeats the order while its outcome is unknown; ${undone}`, logged: stepGivenUp },
  ),
  '500': unavailable(
    'the cart has no payment when its order is created',
    'Something went wrong with your order',
    'edit the cart',
    { repeated: undone, logged: stepFailed, place: 'modal `error` with the code, then a notice of the checkout page' },
  ),
  AUTHENTICATION_FAILED: unavailable(
    'a 3-D Secure authentication that the bank refuses',
    'Your bank couldn’t confirm it’s you',
    otherCard,
  ),
  CHALLENGE_EXPIRED: unavailable(
    'a challenge or a provider’s page that the shopper does not complete',
    'Your bank’s confirmation timed out',
    form,
    { repeated: undone },
  ),
  CHECKOUT_INTERRUPTED: unavailable(
    'a store that stopped before it requested the payment',
    'The payment was interrupted',
    form,
  ),
  CHECKOUT_CANCELLED: unavailable('the shopper cancels the payment', 'You cancelled the payment', form, {
    repeated: undone,
  }),
  CHECKOUT_SUPERSEDED: unavailable(
    'the same cart was taken to checkout again',
    'You’re paying in another tab',
    'continue in the other tab, or my orders',
  ),
  CHECKOUT_EXPIRED: unavailable(
    'an attempt that was not placed within `CHECKOUT_OPEN_SECONDS`',
    'Your checkout timed out',
    form,
    { logged: 'info: “open checkout attempts expired”, with their number' },
  ),
  PAYMENT_NEEDS_REVIEW: unavailable(
    'the store does not know whether the bank charged, or cannot undo it',
    'We’re checking your payment with your bank',
    'wait for the mail of the club',
    {
      place: 'the payment status of the checkout page, instead of the form',
      logged: 'error with an alert: “attempt needs review”',
    },
  ),
  PAYMENT_UNDONE_BY_CLUB: unavailable('an operator voids a payment in review', 'Your payment didn’t go through', form, {
    logged: 'info: “an operator resolves an attempt”',
  }),
} as const;

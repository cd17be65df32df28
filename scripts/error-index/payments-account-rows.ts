const checkout = 'notice of the checkout page';
const wallet = 'notification of the wallet';
const addCardForm = 'the form of a new card, which keeps its input';
const registration = 'the registration form, which keeps its input';
const operations = 'the page of the attempt in the operations pages';
const elsewhere = 'A payment for this cart is already in progress';

/** Attempts, saved cards, memberships and decisions of operators. */
export const accountRows = {
  ATTEMPT_NOT_FOUND: {
    types: ['AttemptNotFound'],
    cause: 'an attempt that does not exist, or of another shopper',
    place: checkout,
    texts: [elsewhere],
    next: 'open the cart to see the status of the payment',
  },
  ATTEMPT_CLOSED: {
    types: ['AttemptNotOpen'],
    cause: 'another change of an attempt that has ended',
    place: 'the shop shows the state of the attempt instead',
    next: 'my orders, or pay again',
  },
  ATTEMPT_PROCESSING: {
    types: ['AttemptNotOpen'],
    cause: 'a cancellation while the bank has not responded',
    place: 'the shop shows the state of the attempt instead',
    next: 'wait for the result',
  },
  CHECKOUT_IN_PROGRESS: {
    types: ['CheckoutInProgress'],
    cause: 'a second checkout of a cart that is being paid for',
    place: checkout,
    texts: [elsewhere],
    next: 'finish or cancel the other payment',
  },
  IDEMPOTENCY_CONFLICT: {
    types: ['IdempotencyConflict'],
    cause: 'a repeated request with different content',
    place: checkout,
    texts: ['The payment was interrupted'],
    next: 'pay again from the cart',
  },
  PAYMENT_RETURN_NOT_FOUND: {
    types: ['PaymentReturnNotFound'],
    cause: 'a return from a bank or a provider for an unknown payment',
    logged: 'the request only',
    place: 'page of the shop’s server in the language of the market',
    next: 'the cart',
  },
  '102': {
    types: ['CardAlreadySaved'],
    cause: 'the payments API already has the card (102)',
    place: addCardForm,
    next: 'use another card',
  },
  ERROR_SAVE_CARD: {
    types: ['CardNotSaved'],
    cause: 'the bank refuses the card',
    place: addCardForm,
    next: 'correct it, or use another card',
  },
  PE_0002: {
    types: ['CardCannotBeDefault'],
    cause:
      'a card that cannot pay is made the default: flagged, without a valid holder name, or of a network that the market does not accept',
    place: wallet,
    texts: ['This card can’t be your default card. Choose another card.'],
    next: 'choose another card',
  },
  'EXPIRED-MEMBERSHIP': {
    types: ['MembershipRefused'],
    cause: 'an order of a member whose membership has expired',
    place: `${checkout}, with the code`,
    texts: ['Your membership has expired'],
    next: 'renew the membership',
  },
  MEMBERSHIP_NO_ALLOW: {
    types: ['MembershipRefused'],
    cause: 'an order of a member whose membership is blocked, cancelled or of an inactive card',
    place: `${checkout}, with the code`,
    texts: ['Your membership can’t be used'],
    next: 'my account',
  },
  MEMBERSHIP_NOT_AVAILABLE: {
    types: ['MembershipNotAvailable'],
    cause: 'the club does not sell, renew or upgrade this membership now (reason codes below)',
    place: 'modal `renewValidation` or `paymentFailure`',
    texts: ['We can’t sell you this membership online'],
    next: 'find a club',
  },
  ERROR_MEMBERSHIP_NOT_APPLIED: {
    types: ['PaymentServiceUnavailable'],
    cause: 'the membership API does not execute a paid membership',
    repeated:
      'the store queries the transaction while its outcome is unknown, then repeats the void until it is confirmed',
    logged:
      'only while the outcome is unknown, warn: “step failed”; only after the last query, error with an alert: “checkout step given up”',
    place: 'modal `paymentFailure` with the code; `30012` for a renewal',
    texts: ['We couldn’t activate your membership'],
    next: 'pay again, or visit the club',
  },
  INVALID_APPLICANT: {
    types: ['InvalidApplicant'],
    cause: 'details of a new member that are missing or break a rule',
    place: registration,
    next: 'correct the fields',
  },
  PASSWORD_REQUIRED: {
    types: ['InvalidPassword'],
    cause: 'a guest becomes a member without a password',
    place: registration,
    next: 'choose a password',
  },
  PASSWORD_NOT_ALLOWED: {
    types: ['InvalidPassword'],
    cause: 'a member sends a password for another new membership',
    place: registration,
    next: 'continue without a password',
  },
  PASSWORD_REFUSED: {
    types: ['InvalidPassword'],
    cause: 'a password that breaks the policy',
    place: registration,
    next: 'choose another password',
  },
  EMAIL_ALREADY_REGISTERED: {
    types: ['EmailAlreadyRegistered'],
    cause: 'the identity API has an account with the email address',
    place: registration,
    next: 'sign in, or use another address',
  },
  ATTEMPT_NOT_IN_REVIEW: {
    types: ['AttemptNotInReview'],
    cause: 'a decision about an attempt that needs none',
    place: operations,
    next: 'check its status',
  },
  ACTION_NOT_ALLOWED: {
    types: ['ActionNotAllowed'],
    cause: 'an action that the state of the payment does not allow',
    place: operations,
    next: 'choose another action',
  },
  REASON_REQUIRED: {
    types: ['ReasonRequired'],
    cause: 'a decision without a reason',
    place: operations,
    next: 'enter a reason',
  },
  REASON_TOO_LONG: {
    types: ['ReasonRequired'],
    cause: 'a reason of more than 500 characters',
    place: operations,
    next: 'shorten it',
  },
} as const;

const notice = 'notice of the checkout page';
const correct = 'correct it and pay again';
const invoiceForm = 'form of the invoice, and a notice of the checkout page';

const invoice = (cause: string, next = 'correct the invoice details') =>
  ({ types: ['InvalidInvoice'], cause, place: invoiceForm, texts: ['Check your invoice details'], next }) as const;

const details = { place: notice, texts: ['Check your details'], next: correct } as const;

/** Refused input of a checkout; nothing was sent to the bank. */
export const inputRows = {
  CART_NOT_READY: {
    types: ['CartNotReady'],
    cause: 'a cart that is empty, unknown, of another shopper, or without delivery',
    place: 'the cart page opens, with the part that is missing',
    next: 'complete the cart',
  },
  DELIVERY_WINDOW_NEEDED: {
    types: ['DeliveryWindowNeeded'],
    cause: 'no delivery window, or one that has ended, where the market requires one',
    place: notice,
    texts: ['Choose a delivery time'],
    next: 'choose a time in the cart',
  },
  TOTAL_CHANGED: {
    types: ['TotalChanged'],
    cause: 'a total that differs from the one that the shopper saw',
    place: `${notice}, with both totals`,
    texts: ['The total has changed'],
    next: 'check the total and pay again',
  },
  ITEMS_OUT_OF_STOCK: {
    types: ['ItemsOutOfStock'],
    cause: 'the commerce platform has less stock than the order',
    place: `${notice}, with the names of the items`,
    texts: ['Some items are no longer available'],
    next: 'edit the cart',
  },
  TERMS_NOT_ACCEPTED: {
    types: ['TermsNotAccepted'],
    cause: 'an order without the acceptance of the terms',
    place: notice,
    texts: ['Accept the terms and conditions'],
    next: 'accept them and pay again',
  },
  INVALID_EMAIL: { types: ['InvalidGuest'], cause: 'a guest’s email address that is not valid', ...details },
  INVALID_MEMBERSHIP: {
    types: ['InvalidGuest'],
    cause: 'a guest’s membership number that is unknown, or of a membership that cannot be used',
    ...details,
  },
  INVALID_CARD_HOLDER: { types: ['InvalidCard'], cause: 'a holder without first and last name', ...details },
  INVALID_CARD: {
    types: ['InvalidCard'],
    cause: 'card data that the payments API cannot decrypt, or that is not a valid card',
    ...details,
  },
  SAVED_CARD_NOT_FOUND: {
    types: ['InvalidCard', 'CardNotFound'],
    cause: 'a saved card that was deleted, or of another member',
    ...details,
    next: 'choose another card',
  },
  CAPTCHA_REQUIRED: {
    types: ['CaptchaRequired'],
    cause: 'a payment that requires a captcha',
    place: 'the security check above the pay button',
    texts: ['Complete the security check'],
    next: 'complete it and pay again',
  },
  CAPTCHA_FAILED: {
    types: ['CaptchaRequired'],
    cause: 'a wrong, used or expired solution of the captcha',
    place: 'the security check above the pay button',
    texts: ['Complete the security check'],
    next: 'complete a new one',
  },
  TOO_MANY_PAYMENT_ATTEMPTS: {
    types: ['TooManyPaymentAttempts'],
    cause: 'more attempts by the shopper, from their address or for the cart than the limits',
    place: `${notice}, with the time of the next allowed attempt`,
    texts: ['Too many payment attempts'],
    next: 'wait',
  },
  INVOICE_REQUIRED: invoice('no choice of an invoice where the market has no default', 'choose an invoice'),
  INVOICE_FIELD_MISSING: invoice('a required field of the invoice is empty'),
  INVALID_INVOICE_FIELD: invoice('a field of the invoice that breaks its rule'),
  INVALID_IDENTIFICATION: invoice('an identification with a wrong check digit or length'),
  INVOICE_TYPE_NOT_OFFERED: invoice('a type of invoice that the market does not offer', 'choose another type'),
  INVOICE_LIMIT_EXCEEDED: invoice(
    'a total above the maximum for an invoice without an identification',
    'choose an electronic invoice',
  ),
} as const;

/** Display names of card networks, by the brand of a payment. */
const names: Readonly<Record<string, string>> = {
  VISA: 'Visa',
  MASTERCARD: 'Mastercard',
  AMEX: 'American Express',
  DISCOVER: 'Discover',
  DINERS: 'Diners Club',
  JCB: 'JCB',
  UNIONPAY: 'UnionPay',
  PAYPAL: 'PayPal',
};

/** The display name of a network; an unknown network, which a saved card may have, is returned as it is. */
export const getBrandName = (brand: string): string => names[brand] ?? brand;

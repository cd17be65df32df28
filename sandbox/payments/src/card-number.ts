/** Card networks that the API distinguishes. */
export type CardBrand = 'VISA' | 'MASTERCARD' | 'AMEX' | 'DISCOVER' | 'DINERS' | 'JCB' | 'UNIONPAY';

const patterns: readonly (readonly [CardBrand, RegExp])[] = [
  ['VISA', /^4\d{12}(\d{3}){0,2}$/],
  ['MASTERCARD', /^(5[1-5]\d{2}|222[1-9]|22[3-9]\d|2[3-6]\d{2}|27[01]\d|2720)\d{12}$/],
  ['AMEX', /^3[47]\d{13}$/],
  ['DISCOVER', /^6(?:011|5\d{2}|4[4-9]\d)\d{12}$/],
  ['DINERS', /^3(?:0[0-5]|[68]\d)\d{11}$/],
  ['JCB', /^35(?:2[89]|[3-8]\d)\d{12}$/],
  ['UNIONPAY', /^62\d{14,17}$/],
];

const typeIds: Readonly<Partial<Record<CardBrand, number>>> = { VISA: 1, MASTERCARD: 2, AMEX: 3, DISCOVER: 5 };

/** Card type id of PayPal. */
export const paypalTypeId = 4;

/** The network of a card number, or undefined when no network matches. */
export function detectBrand(number: string): CardBrand | undefined {
  return patterns.find(([, pattern]) => pattern.test(number))?.[0];
}

const names: Readonly<Record<CardBrand, string>> = {
  VISA: 'Visa',
  MASTERCARD: 'Mastercard',
  AMEX: 'American Express',
  DISCOVER: 'Discover',
  DINERS: 'Diners Club',
  JCB: 'JCB',
  UNIONPAY: 'UnionPay',
};

/** Display name of a network. */
export function getBrandName(brand: CardBrand): string {
  return names[brand];
}

/** Card type id of a network; 0 for a network without one. */
export function getCardTypeId(brand: CardBrand): number {
  return typeIds[brand] ?? 0;
}

/** True when the last digit is the correct check digit (ISO/IEC 7812-1, annex B). */
export function hasCheckDigit(number: string): boolean {
  let sum = 0;
  for (let index = 0; index < number.length; index += 1) {
    const digit = Number(number[number.length - 1 - index]);
    const weighted = index % 2 === 0 ? digit : digit * 2;
    sum += weighted > 9 ? weighted - 9 : weighted;
  }
  return sum % 10 === 0;
}

/** True while a card with this expiry (`MM/YY`) is valid: through the last day of the month, UTC. */
export function isUnexpired(expiry: string, now: Date): boolean {
  const [month, year] = expiry.split('/').map(Number);
  return Date.UTC(2000 + (year ?? 0), month ?? 0, 1) > now.getTime();
}

import { extractDigits } from '../../digits.ts';

/** Card networks that are recognised by the number (PAYMENTS-9); each market accepts some of them (PAYMENTS-18). */
export type CardBrand = 'VISA' | 'MASTERCARD' | 'AMEX' | 'DISCOVER' | 'DINERS' | 'JCB' | 'UNIONPAY';

interface BrandRule {
  /** Matches the first digits of the network's numbers. */
  readonly prefix: RegExp;
  /** Possible lengths of a complete number. */
  readonly digits: readonly number[];
  /** Sizes of the digit groups that the mask separates by spaces. */
  readonly groups: readonly number[];
  readonly codeLength: 3 | 4;
}

const groupsOfFour = [4, 4, 4, 4, 3];

const rules: Readonly<Record<CardBrand, BrandRule>> = {
  VISA: { prefix: /^4/, digits: [13, 16], groups: [4, 4, 4, 4], codeLength: 3 },
  MASTERCARD: {
    prefix: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
    digits: [16],
    groups: [4, 4, 4, 4],
    codeLength: 3,
  },
  AMEX: { prefix: /^3[47]/, digits: [15], groups: [4, 6, 5], codeLength: 4 },
  DISCOVER: { prefix: /^6(011|5|4[4-9])/, digits: [16], groups: [4, 4, 4, 4], codeLength: 3 },
  DINERS: { prefix: /^3(0[0-5]|[68])/, digits: [14], groups: [4, 6, 4], codeLength: 3 },
  JCB: { prefix: /^35(2[89]|[3-8])/, digits: [16], groups: [4, 4, 4, 4], codeLength: 3 },
  UNIONPAY: { prefix: /^62/, digits: [16, 17, 18, 19], groups: groupsOfFour, codeLength: 3 },
};

const brands = Object.keys(rules) as CardBrand[];

/** Whether a card type of the configuration is a card network, unlike PayPal. */
export const isCardBrand = (type: string): type is CardBrand => type in rules;

/** The network of a complete or partial number; undefined while the first digits do not identify one. */
export function detectBrand(number: string): CardBrand | undefined {
  const digits = extractDigits(number);
  return brands.find((brand) => rules[brand].prefix.test(digits));
}

/** The number in its network's groups, cut at the longest: Amex 17 and Visa 19 characters with spaces (PAYMENTS-11). */
export function formatCardNumber(text: string): string {
  const brand = detectBrand(text);
  const groups = brand ? rules[brand].groups : groupsOfFour;
  const digits = extractDigits(text);
  const parts: string[] = [];
  let from = 0;
  for (const size of groups) {
    if (from < digits.length) parts.push(digits.slice(from, from + size));
    from += size;
  }
  return parts.join(' ');
}

/** Formats typed or pasted text such as `0928`, `9/28` or `09/2028` as `MM/YY`. */
export function formatExpiry(text: string): string {
  const written = /^\s*(\d)\s*\/(.*)$/.exec(text);
  const digits = extractDigits(written ? `0${written[1]}${written[2]}` : text);
  const month = /^[2-9]/.test(digits) ? `0${digits[0]}` : digits.slice(0, 2);
  const rest = digits.slice(/^[2-9]/.test(digits) ? 1 : 2);
  const year = rest.length === 4 && rest.startsWith('20') ? rest.slice(2) : rest.slice(0, 2);
  if (month.length < 2) return month;
  return year || text.includes('/') ? `${month}/${year}` : month;
}

/** Whether the last digit is the correct check digit (ISO/IEC 7812-1). */
export function hasCheckDigit(number: string): boolean {
  const digits = [...extractDigits(number)].reverse().map(Number);
  const sum = digits.reduce((total, digit, index) => {
    const weighted = index % 2 === 0 ? digit : digit * 2;
    return total + (weighted > 9 ? weighted - 9 : weighted);
  }, 0);
  return digits.length > 0 && sum % 10 === 0;
}

export type NumberProblem = 'missing' | 'unknown' | 'refused' | 'incomplete' | 'mistyped';

/**
 * Validates a card number for a market that accepts `cardTypes`; undefined if it is valid (PAYMENTS-12). Other networks
 * are recognised only to be rejected (PAYMENTS-10).
 */
export function findNumberProblem(number: string, cardTypes: readonly string[]): NumberProblem | undefined {
  const digits = extractDigits(number);
  if (digits === '') return 'missing';
  const brand = detectBrand(digits);
  if (!brand) return 'unknown';
  if (!cardTypes.includes(brand)) return 'refused';
  if (!rules[brand].digits.includes(digits.length)) return 'incomplete';
  return hasCheckDigit(digits) ? undefined : 'mistyped';
}

export type ExpiryProblem = 'missing' | 'unreadable' | 'past';

/**
 * Validates an expiry date (`MM/YY`, optional slash); undefined if it is valid. A card is valid through the last day of
 * the month (PAYMENTS-13).
 */
export function findExpiryProblem(expiry: string, now: Date): ExpiryProblem | undefined {
  if (expiry.trim() === '') return 'missing';
  const match = /^(0[1-9]|1[0-2])\/?(\d{2})$/.exec(expiry.trim());
  if (!match) return 'unreadable';
  return Date.UTC(2000 + Number(match[2]), Number(match[1]), 1) > now.getTime() ? undefined : 'past';
}

/** Length of the security code: four digits for American Express, otherwise three (PAYMENTS-14). */
export function getCodeLength(number: string): 3 | 4 {
  const brand = detectBrand(number);
  return brand ? rules[brand].codeLength : 3;
}

/**
 * Whether the text is a card holder's name: at least two words of letters and name punctuation, at most 35 characters
 * (PAYMENTS-15).
 */
export function isHolderName(name: string): boolean {
  const words = name.trim().replace(/^\p{L}{2,4}\. /u, '');
  return words.length <= 35 && /^\p{L}[\p{L}'’.-]*( +[\p{L}'’.-]+)+$/u.test(words);
}

import { digitsOf } from '../../digits.ts';

/** Networks that a card number shows (PAYMENTS-9); the form accepts `acceptedBrands`. */
export type CardBrand = 'VISA' | 'MASTERCARD' | 'AMEX' | 'DISCOVER' | 'DINERS' | 'JCB' | 'UNIONPAY';

interface BrandRule {
  readonly name: string;
  /** Matches as soon as the first digits decide. */
  readonly prefix: RegExp;
  /** Digits of a whole number. */
  readonly digits: readonly number[];
  /** Where the mask puts spaces: sizes of the groups. */
  readonly groups: readonly number[];
  readonly codeLength: 3 | 4;
}

const four = [4, 4, 4, 4, 3];

const rules: Readonly<Record<CardBrand, BrandRule>> = {
  VISA: { name: 'Visa', prefix: /^4/, digits: [13, 16], groups: [4, 4, 4, 4], codeLength: 3 },
  MASTERCARD: {
    name: 'Mastercard',
    prefix: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
    digits: [16],
    groups: [4, 4, 4, 4],
    codeLength: 3,
  },
  AMEX: { name: 'American Express', prefix: /^3[47]/, digits: [15], groups: [4, 6, 5], codeLength: 4 },
  DISCOVER: { name: 'Discover', prefix: /^6(011|5|4[4-9])/, digits: [16], groups: [4, 4, 4, 4], codeLength: 3 },
  DINERS: { name: 'Diners Club', prefix: /^3(0[0-5]|[68])/, digits: [14], groups: [4, 6, 4], codeLength: 3 },
  JCB: { name: 'JCB', prefix: /^35(2[89]|[3-8])/, digits: [16], groups: [4, 4, 4, 4], codeLength: 3 },
  UNIONPAY: { name: 'UnionPay', prefix: /^62/, digits: [16, 17, 18, 19], groups: four, codeLength: 3 },
};

const brands = Object.keys(rules) as CardBrand[];

/** The networks that the form accepts; the others are recognised, so that they can be refused by name (PAYMENTS-10). */
export const acceptedBrands: ReadonlySet<CardBrand> = new Set(['VISA', 'MASTERCARD', 'AMEX', 'DISCOVER']);

/** The network's own name; the given word when it is none that we know (saved cards of later networks). */
export const brandName = (brand: string): string => rules[brand as CardBrand]?.name ?? brand;

/** The network of a number that is being typed, as soon as its first digits tell. */
export function brandOf(number: string): CardBrand | undefined {
  const digits = digitsOf(number);
  return brands.find((brand) => rules[brand].prefix.test(digits));
}

/** The number in its network's groups, cut at the longest: Amex 17 and Visa 19 characters with spaces (PAYMENTS-11). */
export function formatCardNumber(text: string): string {
  const brand = brandOf(text);
  const groups = brand ? rules[brand].groups : four;
  const digits = digitsOf(text);
  const parts: string[] = [];
  let from = 0;
  for (const size of groups) {
    if (from < digits.length) parts.push(digits.slice(from, from + size));
    from += size;
  }
  return parts.join(' ');
}

/** `MM/YY` out of what was typed or pasted: `0928`, `9/28`, `09/2028`. */
export function formatExpiry(text: string): string {
  const written = /^\s*(\d)\s*\/(.*)$/.exec(text);
  const digits = digitsOf(written ? `0${written[1]}${written[2]}` : text);
  const month = /^[2-9]/.test(digits) ? `0${digits[0]}` : digits.slice(0, 2);
  const rest = digits.slice(/^[2-9]/.test(digits) ? 1 : 2);
  const year = rest.length === 4 && rest.startsWith('20') ? rest.slice(2) : rest.slice(0, 2);
  if (month.length < 2) return month;
  return year || text.includes('/') ? `${month}/${year}` : month;
}

/** True when the last digit is the right check digit (ISO/IEC 7812-1). */
export function hasCheckDigit(number: string): boolean {
  const digits = [...digitsOf(number)].reverse().map(Number);
  const sum = digits.reduce((total, digit, index) => {
    const weighted = index % 2 === 0 ? digit : digit * 2;
    return total + (weighted > 9 ? weighted - 9 : weighted);
  }, 0);
  return digits.length > 0 && sum % 10 === 0;
}

export type NumberProblem = 'missing' | 'unknown' | 'refused' | 'incomplete' | 'mistyped';

/** What is wrong with a card number, or undefined (PAYMENTS-12). */
export function numberProblem(number: string): NumberProblem | undefined {
  const digits = digitsOf(number);
  if (digits === '') return 'missing';
  const brand = brandOf(digits);
  if (!brand) return 'unknown';
  if (!acceptedBrands.has(brand)) return 'refused';
  if (!rules[brand].digits.includes(digits.length)) return 'incomplete';
  return hasCheckDigit(digits) ? undefined : 'mistyped';
}

export type ExpiryProblem = 'missing' | 'unreadable' | 'past';

/**
 * What is wrong with an expiry date (`MM/YY`, optional slash): it is valid through the last day of the month
 * (PAYMENTS-13).
 */
export function expiryProblem(expiry: string, now: Date): ExpiryProblem | undefined {
  if (expiry.trim() === '') return 'missing';
  const match = /^(0[1-9]|1[0-2])\/?(\d{2})$/.exec(expiry.trim());
  if (!match) return 'unreadable';
  return Date.UTC(2000 + Number(match[2]), Number(match[1]), 1) > now.getTime() ? undefined : 'past';
}

/** How many digits the security code has: four on American Express, three elsewhere (PAYMENTS-14). */
export function codeLength(number: string): 3 | 4 {
  const brand = brandOf(number);
  return brand ? rules[brand].codeLength : 3;
}

/** A card holder's name: letters and the marks that names have, more than one word, 35 characters (PAYMENTS-15). */
export function isHolderName(name: string): boolean {
  const words = name.trim().replace(/^\p{L}{2,4}\. /u, '');
  return words.length <= 35 && /^\p{L}[\p{L}'’.-]*( +[\p{L}'’.-]+)+$/u.test(words);
}

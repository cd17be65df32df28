/** Rules that the server checks before anything is sent to the bank. */

/** Optional title, then words of letters with the marks that names have; 35 characters. */
const holderPattern = /^(?:[\p{L}]{2,4}\. )?[\p{L}][\p{L}'’.-]*(?: [\p{L}'’.-]+)+$/u;
const holderLimit = 35;
const addressLimit = 2_000;

/** True for a full name: more than one word, up to 35 characters beside an optional title (PAYMENTS-15). */
export function isCardHolder(name: string): boolean {
  const trimmed = name.trim();
  const withoutTitle = trimmed.replace(/^\p{L}{2,4}\. /u, '');
  return withoutTitle.length <= holderLimit && withoutTitle.includes(' ') && holderPattern.test(trimmed);
}

/** True for something that a confirmation can be sent to. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && /^[^\s\p{C}@<>()]+@[^\s\p{C}@<>()]+\.[^\s\p{C}@<>().]{2,}$/u.test(text);
}

/** True for the 14 digits of a membership (MEMBERSHIP-6). */
export function isMembershipNumber(text: string): boolean {
  return /^\d{14}$/.test(text);
}

/** True for base64 of exactly one RSA-2048 block: what the browser's encryption makes. */
export function isSealedCard(text: string): boolean {
  return /^[A-Za-z0-9+/]{342}==$/.test(text);
}

/** A new card's data as they came from the browser. */
export interface PresentedNewCard {
  readonly encryptedCard: string;
  readonly holderName: string;
}

/** The holder's name as it is sent on: single spaces, none around it. */
export function cleanHolderName(name: string): string {
  return name.trim().replace(/\s+/g, ' ');
}

/** The field of a new card that breaks a rule; undefined when all of them hold. */
export function faultyCardField({ encryptedCard, holderName }: PresentedNewCard): 'holderName' | 'card' | undefined {
  if (!isCardHolder(cleanHolderName(holderName))) return 'holderName';
  return isSealedCard(encryptedCard) ? undefined : 'card';
}

/** True for what can be a saved card's id; anything else is nobody's card, and goes into no address. */
export function isCardId(text: string): boolean {
  return /^[\w-]{1,100}$/.test(text);
}

/** True when the bank may send the browser back there: a page of the shop itself (PAYMENTS-42). */
export function isOwnAddress(url: string, shopUrl: string): boolean {
  if (url.length > addressLimit || /\p{C}/u.test(url)) return false;
  return URL.canParse(url) && new URL(url).origin === new URL(shopUrl).origin;
}

/** True for what a bank's page brings back as `cavv` or `eci`: short, printable, without blanks. */
export function isChallengeProof(text: string): boolean {
  return /^[\x21-\x7e]{0,200}$/.test(text);
}

/** True for an ISO 4217 code. */
export function isCurrencyCode(text: string): boolean {
  return /^[A-Z]{3}$/.test(text);
}

import { emailSchema, membershipNumberSchema } from '@tarima/markets/formats';

/* Rules that the server checks before anything is sent to the bank. */

/** An optional title, then at least two words of letters, apostrophes, dots and hyphens. */
const holderPattern = /^(?:[\p{L}]{2,4}\. )?[\p{L}][\p{L}'’.-]*(?: [\p{L}'’.-]+)+$/u;
const holderLimit = 35;

/** True for a full name: more than one word, up to 35 characters without an optional title (PAYMENTS-15). */
export function isCardHolder(name: string): boolean {
  const trimmed = name.trim();
  const withoutTitle = trimmed.replace(/^\p{L}{2,4}\. /u, '');
  return withoutTitle.length <= holderLimit && withoutTitle.includes(' ') && holderPattern.test(trimmed);
}

/** True for an email address without surrounding spaces. */
export function isEmail(text: string): boolean {
  return emailSchema.safeParse(text).data === text;
}

/** True for the 14 digits of a membership number (MEMBERSHIP-6). */
export function isMembershipNumber(text: string): boolean {
  return membershipNumberSchema.safeParse(text).success;
}

/** True for base64 of exactly one RSA-2048 block, the result of the browser's encryption. */
export function isEncryptedCard(text: string): boolean {
  return /^[A-Za-z0-9+/]{342}==$/.test(text);
}

/** A new card as the browser sends it. */
export interface NewCardInput {
  readonly encryptedCard: string;
  readonly holderName: string;
}

/** Trims the holder's name and reduces white space to single spaces. */
export function cleanHolderName(name: string): string {
  return name.trim().replace(/\s+/g, ' ');
}

/** The first field of a new card that breaks a rule; undefined when there is none. */
export function findInvalidCardField({ encryptedCard, holderName }: NewCardInput): 'holderName' | 'card' | undefined {
  if (!isCardHolder(cleanHolderName(holderName))) return 'holderName';
  return isEncryptedCard(encryptedCard) ? undefined : 'card';
}

/** True for the format of a saved card's id; anything else is sent to no upstream. */
export function isCardId(text: string): boolean {
  return /^[\w-]{1,100}$/.test(text);
}

/** True for the format of an identity document's number. */
export function isIdentityDocument(text: string): boolean {
  return /^[\p{L}\d .-]{1,40}$/u.test(text);
}

/** True for the format of an ISO 4217 code. */
export function isCurrencyCode(text: string): boolean {
  return /^[A-Z]{3}$/.test(text);
}

import { extractDigits } from '../digits.ts';

/**
 * Formats `6401 123456 0001`: club, account and card, as on the membership card. Ignores characters that are not
 * digits.
 */
export function formatMembershipNumber(text: string): string {
  const digits = extractDigits(text).slice(0, 14);
  return [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10)].filter(Boolean).join(' ');
}

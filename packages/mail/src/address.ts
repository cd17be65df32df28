import { emailSchema } from '@tarima/markets/formats';
import { z } from 'zod';

/** An address with the name that readers see; empty without one. */
export interface MailAddress {
  readonly name: string;
  readonly address: string;
}

const nameLimit = 100;
const mailboxPattern = /^(?:"?([^"<>]*?)"?\s*<([^<>]+)>|([^<>\s]+))$/;

/** Parses `Name <name@example.com>` or `name@example.com`; undefined for anything else. */
export function parseMailAddress(text: string): MailAddress | undefined {
  const [, name = '', inBrackets, bare] = mailboxPattern.exec(text.trim()) ?? [];
  const address = emailSchema.safeParse(inBrackets ?? bare).data;
  if (address === undefined || hasControlCharacter(name) || name.length > nameLimit) return undefined;
  return { name: name.trim(), address };
}

/** True for a text with a line break or another control character, which could add a header to a message. */
export function hasControlCharacter(text: string): boolean {
  return /[\p{Cc}\u2028\u2029]/u.test(text);
}

/** A sender as a setting: `Tarima <orders@example.com>`. */
export const mailAddressSchema = z.string().transform((text, context): MailAddress => {
  const address = parseMailAddress(text);
  if (address) return address;
  context.addIssue({ code: 'custom', message: 'must be an address such as Tarima <orders@example.com>' });
  return z.NEVER;
});

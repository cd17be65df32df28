import { simpleParser } from 'mailparser';
import type { NewMessage } from '../store/messages.ts';
import { SmtpError } from './faults.ts';

/** A message that a client sent, without its envelope. */
export type ParsedMessage = Omit<NewMessage, 'recipients' | 'sender'>;

/**
 * Parses a message and requires the headers of RFC 5322, a text part, and an author of `senderDomain`.
 * @throws SmtpError 550 or 554
 */
export async function parseMessage(source: Buffer, senderDomain: string): Promise<ParsedMessage> {
  const mail = await simpleParser(source, { skipHtmlToText: true, skipTextToHtml: true, skipImageLinks: true });
  const authors = mail.from?.value ?? [];
  if (authors.length !== 1) throw new SmtpError(554, '5.6.0 The message needs exactly one author in From');
  if (!isOfDomain(authors[0]?.address, senderDomain)) {
    throw new SmtpError(550, '5.7.1 The account may not send as this author');
  }
  if (!mail.messageId || !mail.date) throw new SmtpError(554, '5.6.0 The message needs Message-ID and Date');
  if (!mail.text) throw new SmtpError(554, '5.6.0 The message needs a text part');
  const language = mail.headers.get('content-language');
  return {
    messageId: mail.messageId,
    from: mail.from?.text ?? '',
    to: [mail.to ?? []]
      .flat()
      .map(({ text }) => text)
      .join(', '),
    subject: mail.subject ?? '',
    language: typeof language === 'string' ? language : undefined,
    text: mail.text,
    html: mail.html || undefined,
    source: source.toString('utf8').replaceAll('\0', ''),
  };
}

/** Whether an address belongs to a domain. */
export function isOfDomain(address: string | undefined, domain: string): boolean {
  return address?.toLowerCase().endsWith(`@${domain.toLowerCase()}`) ?? false;
}

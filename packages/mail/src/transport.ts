import type { Language } from '@tarima/markets/table';
import { createTransport } from 'nodemailer';
import { hasControlCharacter, type MailAddress, parseMailAddress } from './address.ts';
import { parseSmtpUrl } from './smtp-url.ts';

/** A message as it is sent. */
export interface OutgoingMail {
  /** The same in each repetition, so that a mailbox recognises one (RFC 5322): without angle brackets. */
  readonly messageId: string;
  readonly date: Date;
  readonly to: string;
  readonly language: Language;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface MailTransport {
  /**
   * Hands a message to the mail server. After an error other than `MailRejectedError` the server may have accepted it.
   * @throws MailRejectedError when the server refuses the recipient or the message for good
   */
  send(mail: OutgoingMail): Promise<void>;
}

/** A message that will never be accepted. The message names the reason without the recipient's address. */
export class MailRejectedError extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'MailRejectedError';
  }
}

export interface SmtpTransportOptions {
  readonly url: string;
  readonly from: MailAddress;
  /** Time limit of the whole exchange with the server. */
  readonly timeoutMs: number;
}

/** Creates a transport that opens a connection for each message. @throws RangeError for a URL that `parseSmtpUrl` refuses */
export function createSmtpTransport({ url, from, timeoutMs }: SmtpTransportOptions): MailTransport {
  const server = parseSmtpUrl(url);
  if (!server) throw new RangeError('The URL of the mail server is invalid.');
  const { host, port, tls, account } = server;
  const transporter = createTransport({
    host,
    port,
    secure: tls === 'implicit',
    requireTLS: tls === 'starttls',
    ignoreTLS: tls === 'none',
    ...(account && { auth: { user: account.user, pass: account.password } }),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail) {
      const recipient = parseMailAddress(mail.to);
      if (!recipient || recipient.address !== mail.to) throw new MailRejectedError('the address is malformed');
      if (hasControlCharacter(mail.subject)) throw new MailRejectedError('the subject has a control character');
      const sending = transporter.sendMail({
        from: { ...from },
        to: { name: '', address: recipient.address },
        envelope: { from: from.address, to: [recipient.address] },
        messageId: `<${mail.messageId}>`,
        date: mail.date,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        headers: { 'Content-Language': mail.language, 'Auto-Submitted': 'auto-generated' },
      });
      await limitTime(sending, timeoutMs).catch((error: unknown) => {
        throw toMailError(error);
      });
    },
  };
}

/** Rejects after `timeoutMs`; the limits of the connection apply to each of its steps and end the exchange later. */
async function limitTime(sending: Promise<unknown>, timeoutMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the mail server did not respond in time')), timeoutMs);
  });
  // The exchange may still fail after the limit, when nobody waits for it.
  sending.catch(() => undefined);
  await Promise.race([sending, timeout]).finally(() => clearTimeout(timer));
}

/**
 * A permanent refusal of the recipient (`RCPT TO`) or of the message (`DATA`) is the mail's own; one of the account or of the
 * sender is a wrong setting, which operators can correct. Replies of servers repeat the recipient, so they are left out.
 */
function toMailError(error: unknown): Error {
  if (!(error instanceof Error)) return new Error('unknown error');
  const { permanent, command, responseCode, code } = error as Error & {
    permanent?: boolean;
    command?: string;
    responseCode?: number;
    code?: string;
  };
  if (responseCode === undefined) return new Error(code ?? error.message);
  const reason = `the mail server replied ${responseCode} to ${command ?? 'a command'}`;
  const isOfMail = command === 'RCPT TO' || command === 'DATA';
  return permanent && isOfMail ? new MailRejectedError(reason) : new Error(reason);
}

/** What the server does with messages to an address, chosen by its local part before a `+` (docs/sandbox/mail.md). */
export type Fault = 'bounce' | 'mailbox-full' | 'greylist' | 'spam' | 'lost-reply';

const faults: ReadonlySet<string> = new Set<Fault>(['bounce', 'mailbox-full', 'greylist', 'spam', 'lost-reply']);

/** The fault of a recipient; undefined for an address that receives its mail. */
export function findFault(address: string): Fault | undefined {
  const name = address.toLowerCase().split(/[+@]/, 1)[0] ?? '';
  return faults.has(name) ? (name as Fault) : undefined;
}

/** A reply of the server other than success; the message starts with an enhanced status code (RFC 3463). */
export class SmtpError extends Error {
  readonly responseCode: number;

  constructor(responseCode: number, message: string) {
    super(message);
    this.name = 'SmtpError';
    this.responseCode = responseCode;
  }
}

import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { RunningStack } from '../stack/running.ts';
import { fetchJson } from './commerce.ts';

const messages = z.object({
  messages: z.array(
    z.object({
      subject: z.string(),
      language: z.string().nullable(),
      text: z.string(),
      html: z.string(),
      deliveries: z.int(),
    }),
  ),
});

export type MailMessage = z.output<typeof messages>['messages'][number];

/** Reads the mail that a recipient has received, the newest first. */
export async function readMail({ mailUrl }: RunningStack, recipient: string): Promise<readonly MailMessage[]> {
  return messages.parse(await fetchJson(`${mailUrl}/messages?to=${encodeURIComponent(recipient)}`, {})).messages;
}

/** Polls until a recipient has more than `earlierMails` mails. @throws Error after `timeoutMs` */
export async function waitForMail(
  stack: RunningStack,
  recipient: string,
  timeoutMs = 30_000,
  earlierMails = 0,
): Promise<readonly MailMessage[]> {
  for (const startTime = Date.now(); Date.now() - startTime < timeoutMs; await sleep(100)) {
    const received = await readMail(stack, recipient);
    if (received.length > earlierMails) return received;
  }
  throw new Error(`${recipient} received no mail in time.`);
}

/** Creates an address that no other test uses; its name can select a fault (docs/sandbox/mail.md). */
export const createRecipient = (name: string): string => `${name}+${randomUUID().slice(0, 8)}@example.com`;

/**
 * Waits for the mail with a code that a new email address receives, after `earlierMails` other ones. @returns the code of
 * the newest mail
 */
export async function waitForCode(stack: RunningStack, recipient: string, earlierMails = 0): Promise<string> {
  const [mail] = await waitForMail(stack, recipient, undefined, earlierMails);
  const code = mail?.text.match(/\b\d{6}\b/)?.[0];
  if (!code) throw new Error(`The mail to ${recipient} has no code.`);
  return code;
}

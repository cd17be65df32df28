import { randomUUID } from 'node:crypto';
import { createSmtpTransport } from '@tarima/mail/transport';
import { createStoreEnvironment } from '../../../scripts/environment.ts';
import type { Stack } from '../../stack/stack.ts';

const from = { name: 'Tarima', address: 'pedidos@tarima.test' };
const timeoutMs = 10_000;

/** Sends an email with a text through the mail server of the store. */
export async function sendMail({ settings }: Stack, recipient: string, text: string): Promise<void> {
  const url = createStoreEnvironment(settings).MAIL_SMTP_URL ?? '';
  await createSmtpTransport({ url, from, timeoutMs }).send({
    to: recipient,
    messageId: `${randomUUID()}@tarima.test`,
    date: new Date(),
    language: 'es',
    subject: 'Prueba',
    text,
    html: `<p>${text}</p>`,
  });
}

import { openDatabase } from '@tarima/service-kit/database';
import { createLogger } from '@tarima/service-kit/logger';
import { createTransport } from 'nodemailer';
import { afterAll } from 'vitest';
import { createMailSandbox } from '../app.ts';
import { parseMailEnv } from '../env.ts';

/** Starts the sandbox for a test file, with a client of its account. */
export async function startMailSandbox(source: Readonly<Record<string, string>> = {}) {
  const env = parseMailEnv(source);
  const database = await openDatabase('pglite://memory');
  const logger = createLogger({ name: 'test', level: 'silent' });
  const { app, listenSmtp } = await createMailSandbox({ env, logger, database });
  const port = Number(new URL(await listenSmtp('127.0.0.1', 0)).port);
  const account = { user: env.MAIL_ACCOUNT, pass: env.MAIL_ACCOUNT_PASSWORD };
  const createClient = (auth: typeof account | undefined = account) =>
    createTransport({ host: '127.0.0.1', port, ignoreTLS: true, ...(auth && { auth }) });
  afterAll(async () => {
    await app.close();
    await database.close();
  });
  return { app, port, account, createClient };
}

/** A message that the sandbox accepts. */
export const createMessage = (to: string, change: object = {}) => ({
  from: 'Tarima <pedidos@tarima.test>',
  to,
  subject: 'Su pedido CR-1',
  text: 'Gracias por su compra.',
  html: '<p>Gracias por su compra.</p>',
  headers: { 'Content-Language': 'es' },
  ...change,
});

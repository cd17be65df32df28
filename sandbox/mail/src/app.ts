import type { Database } from '@tarima/service-kit/database';
import type { Logger } from '@tarima/service-kit/logger';
import { createServer, PortInUseError } from '@tarima/service-kit/server';
import type { FastifyInstance } from 'fastify';
import { migrations } from '../migrations/all.ts';
import type { MailEnv } from './env.ts';
import { registerMailboxRoutes } from './routes/mailbox.ts';
import { registerMessageRoutes } from './routes/messages.ts';
import { createSmtpServer, listenSmtp } from './smtp/server.ts';
import type { Tables } from './store/tables.ts';

export interface MailDependencies {
  readonly env: MailEnv;
  readonly logger: Logger;
  readonly database: Database;
}

export interface MailSandbox {
  /** The mailbox and its API; closing it also closes the SMTP server. */
  readonly app: FastifyInstance;
  /** Listens for SMTP and returns the address. @throws PortInUseError */
  listenSmtp(host: string, port: number): Promise<string>;
}

/** An SMTP server with a mailbox, over the schema `mail`. */
export async function createMailSandbox({ env, logger, database }: MailDependencies): Promise<MailSandbox> {
  const db = await database.schema<Tables>('mail', migrations);
  const smtp = createSmtpServer({ env, db, logger });
  const app = createServer({ name: 'sandbox-mail', logger, readiness: { database: () => database.ping() } });
  registerMessageRoutes(app, db);
  registerMailboxRoutes(app, db);
  let isListening = false;
  app.addHook('onClose', async () => {
    if (isListening) await new Promise<void>((resolve) => smtp.close(() => resolve()));
  });
  return {
    app,
    async listenSmtp(host, port) {
      try {
        const actualPort = await listenSmtp(smtp, host, port);
        isListening = true;
        return `smtp://${host}:${actualPort}`;
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
          throw new PortInUseError('The mail sandbox (SMTP)', port);
        }
        throw error;
      }
    },
  };
}

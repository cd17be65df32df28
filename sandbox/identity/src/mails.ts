import { randomUUID } from 'node:crypto';
import type { MailContent } from '@tarima/mail/content';
import { renderMail } from '@tarima/mail/render';
import type { MailTransport } from '@tarima/mail/transport';
import type { Language } from '@tarima/markets/table';
import { inTransaction } from '@tarima/service-kit/database';
import type { Logger } from '@tarima/service-kit/logger';
import type { Kysely } from 'kysely';
import { buildResetMail, buildVerificationMail } from './mail-texts.ts';
import type { Account } from './store/accounts.ts';
import { createEmailCode, type EmailCodeLimits } from './store/email-codes.ts';
import type { IdentityTables } from './store/tables.ts';

export interface IdentityMailOptions {
  readonly db: Kysely<IdentityTables>;
  readonly transport: MailTransport;
  readonly logger: Logger;
  readonly shopUrl: string;
  readonly verification: EmailCodeLimits;
  readonly reset: EmailCodeLimits;
  /** Pauses before the repetitions of a mail that the server did not accept. */
  readonly retryDelaysMs?: readonly number[];
}

/** Mails with single-use codes. A mail is handed to the server after the response, so that timing reveals no account. */
export interface IdentityMails {
  /** Mails a link to `callbackUrl` with a code; false when the account has received too many. */
  sendVerification(account: Account, language: Language, callbackUrl: string): Promise<boolean>;
  /** Mails a link to `pageUrl` with a code; false when the account has received too many. */
  sendReset(account: Account, language: Language, pageUrl: string): Promise<boolean>;
  /** Waits for mails that are being sent. */
  close(): Promise<void>;
}

const defaultRetryDelaysMs = [1_000, 5_000, 30_000];

export function createIdentityMails(options: IdentityMailOptions): IdentityMails {
  const { db, transport, logger, shopUrl, retryDelaysMs = defaultRetryDelaysMs } = options;
  const pending = new Set<Promise<void>>();

  const send = async (to: string, content: MailContent) => {
    const { language } = content;
    const mail = { messageId: `${randomUUID()}@tarima.test`, date: new Date(), to, language, ...renderMail(content) };
    for (const delayMs of [...retryDelaysMs, undefined]) {
      try {
        return await transport.send(mail);
      } catch (error) {
        if (delayMs === undefined) return logger.error({ err: error }, 'a mail with a code could not be sent');
        await new Promise((resolve) => setTimeout(resolve, delayMs).unref());
      }
    }
  };
  const sendLater = (to: string, content: MailContent) => {
    const sending = send(to, content).finally(() => pending.delete(sending));
    pending.add(sending);
  };

  return {
    async sendVerification(account, language, callbackUrl) {
      const code = await inTransaction(db, (trx) =>
        createEmailCode(trx, 'VERIFY_EMAIL', account.subject, options.verification),
      );
      if (code === undefined) return false;
      const fragment = new URLSearchParams({ membership: account.membershipNumber ?? '', code });
      const link = `${callbackUrl}#${fragment}`;
      sendLater(
        account.email,
        buildVerificationMail({ account, language, link, minutes: options.verification.minutes, shopUrl }),
      );
      return true;
    },

    async sendReset(account, language, pageUrl) {
      const code = await inTransaction(db, (trx) =>
        createEmailCode(trx, 'RESET_PASSWORD', account.subject, options.reset),
      );
      if (code === undefined) return false;
      const link = `${pageUrl}&${new URLSearchParams({ code })}`;
      sendLater(account.email, buildResetMail({ account, language, link, minutes: options.reset.minutes, shopUrl }));
      return true;
    },

    async close() {
      await Promise.all(pending);
    },
  };
}

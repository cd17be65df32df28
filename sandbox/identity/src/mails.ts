import { randomUUID } from 'node:crypto';
import type { MailContent } from '@tarima/mail/content';
import { renderMail } from '@tarima/mail/render';
import type { MailTransport } from '@tarima/mail/transport';
import type { Language } from '@tarima/markets/table';
import { inTransaction } from '@tarima/service-kit/database';
import type { Logger } from '@tarima/service-kit/logger';
import type { Kysely } from 'kysely';
import { buildAddressInUseMail, buildEmailChangedMail, buildEmailChangeMail } from './email-change-texts.ts';
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
  /** How long the code of an email change is valid. */
  readonly emailChangeMinutes: number;
  /** Pauses before the repetitions of an email that the server did not accept. */
  readonly retryDelaysMs?: readonly number[];
}

/** Mails with single-use codes. An email is handed to the server after the response, so that timing reveals no account. */
export interface IdentityMails {
  /** Mails a link to `callbackUrl` with a code; false when the account has received too many. */
  sendVerification(account: Account, language: Language, callbackUrl: string): Promise<boolean>;
  /**
   * Mails a link to `pageUrl`, which has a query, with a code, unless the account has received too many. The code is created
   * after the response too.
   */
  sendReset(account: Account, language: Language, pageUrl: string): void;
  /** Mails the code that confirms a new address to that address; without a code, that an account already has it. */
  sendEmailChange(account: Account, language: Language, newEmail: string, code: string | undefined): void;
  /** Notifies the former address of an account of the change. */
  sendEmailChanged(account: Account, language: Language, newEmail: string): void;
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
  const track = (work: Promise<void>) => {
    const tracked = work.finally(() => pending.delete(tracked));
    pending.add(tracked);
  };

  const createAndSendReset = async (account: Account, language: Language, pageUrl: string) => {
    const { minutes } = options.reset;
    const code = await inTransaction(db, (trx) =>
      createEmailCode(trx, 'RESET_PASSWORD', account.subject, options.reset),
    );
    if (code === undefined) return logger.warn('an account has asked for too many links to set a password');
    const link = `${pageUrl}&${new URLSearchParams({ code })}`;
    return send(account.email, buildResetMail({ account, language, link, minutes, shopUrl }));
  };

  return {
    async sendVerification(account, language, callbackUrl) {
      const code = await inTransaction(db, (trx) =>
        createEmailCode(trx, 'VERIFY_EMAIL', account.subject, options.verification),
      );
      if (code === undefined) return false;
      const fragment = new URLSearchParams({ membership: account.membershipNumber ?? '', code });
      const link = `${callbackUrl}#${fragment}`;
      const { minutes } = options.verification;
      track(send(account.email, buildVerificationMail({ account, language, link, minutes, shopUrl })));
      return true;
    },

    sendReset(account, language, pageUrl) {
      const sending = createAndSendReset(account, language, pageUrl);
      track(sending.catch((error) => logger.error({ err: error }, 'the link to set a password could not be created')));
    },

    sendEmailChange(account, language, newEmail, code) {
      const { emailChangeMinutes: minutes } = options;
      const mail =
        code === undefined
          ? buildAddressInUseMail({ language, shopUrl })
          : buildEmailChangeMail({ account, language, shopUrl, code, minutes });
      track(send(newEmail, mail));
    },

    sendEmailChanged(account, language, newEmail) {
      track(send(account.email, buildEmailChangedMail({ account, language, shopUrl, newEmail })));
    },

    async close() {
      await Promise.all(pending);
    },
  };
}

import { mailOutbox } from '@tarima/mail/migration';
import { captchaUses } from '@tarima/service-kit/captcha/uses';
import type { Migration } from 'kysely/migration';
import { cancellations } from './003-cancellations.ts';

/** Migrations of the schema `membership`, in the order of their names. */
export const migrations: Readonly<Record<string, Migration>> = {
  '001-captcha-uses': captchaUses,
  '002-mail': mailOutbox,
  '003-cancellations': cancellations,
};

import { captchaUses } from '@tarima/service-kit/captcha/uses';
import type { Migration } from 'kysely/migration';

/** Migrations of the schema `membership`, in the order of their names. */
export const migrations: Readonly<Record<string, Migration>> = { '001-captcha-uses': captchaUses };

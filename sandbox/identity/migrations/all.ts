import { captchaUses } from '@tarima/service-kit/captcha/uses';
import type { Migration } from 'kysely/migration';
import * as identity from './001-identity.ts';
import * as deletion from './002-deletion.ts';
import * as operators from './003-operators.ts';
import * as emailCodes from './004-email-codes.ts';
import * as registrations from './005-registrations.ts';
import * as emailChanges from './007-email-changes.ts';

/** Migrations of the schema `identity`, in the order of their names. */
export const migrations: Readonly<Record<string, Migration>> = {
  '001-identity': identity,
  '002-deletion': deletion,
  '003-operators': operators,
  '004-email-codes': emailCodes,
  '005-registrations': registrations,
  '006-captcha-uses': captchaUses,
  '007-email-changes': emailChanges,
};

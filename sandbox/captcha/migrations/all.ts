import { siteKeysAndTokens } from './001-site-keys-and-tokens.ts';

/** Migrations of the schema `captcha`, in the order of their names. */
export const migrations = { '001-site-keys-and-tokens': siteKeysAndTokens };

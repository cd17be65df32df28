import { attempts } from './001-attempts.ts';

/** Migrations of the schema `payments`, in the order of their names. */
export const migrations = { '001-attempts': attempts };

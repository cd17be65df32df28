import { entries } from './001-entries.ts';

/** Migrations of the schema `collector`, in the order of their names. */
export const migrations = { '001-entries': entries };

import type { Migration } from 'kysely/migration';
import * as document from './001-document.ts';
import * as draft from './002-draft.ts';

/** Migrations of the schema `content`, in the order of their names. */
export const migrations: Readonly<Record<string, Migration>> = { '001-document': document, '002-draft': draft };

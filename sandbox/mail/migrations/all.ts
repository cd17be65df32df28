import { messages } from './001-messages.ts';

/** Migrations of the schema `mail`, in the order of their names. */
export const migrations = { '001-messages': messages };

import { clubAndHoldTables } from './001-clubs-and-holds.ts';

/** Migrations of the schema `fulfilment`, in the order of their names. */
export const migrations = { '001-clubs-and-holds': clubAndHoldTables };

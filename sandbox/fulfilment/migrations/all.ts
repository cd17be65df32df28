import { clubAndHoldTables } from './001-clubs-and-holds.ts';
import { holdMinutes } from './002-hold-minutes.ts';

/** Migrations of the schema `fulfilment`, in the order of their names. */
export const migrations = { '001-clubs-and-holds': clubAndHoldTables, '002-hold-minutes': holdMinutes };

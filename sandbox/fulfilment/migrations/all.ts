import { clubAndHoldTables } from './001-clubs-and-holds.ts';
import { holdMinutes } from './002-hold-minutes.ts';
import { closedUntil } from './003-closed-until.ts';

/** Migrations of the schema `fulfilment`, in the order of their names. */
export const migrations = {
  '001-clubs-and-holds': clubAndHoldTables,
  '002-hold-minutes': holdMinutes,
  '003-closed-until': closedUntil,
};

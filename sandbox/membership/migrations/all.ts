import { membershipTables } from './001-memberships.ts';

/** Migrations of the schema `membership_api`, in the order of their names. */
export const migrations = { '001-memberships': membershipTables };

import { paymentsTables } from './001-payments.ts';

/** Migrations of the schema `payments_api`, in the order of their names. */
export const migrations = { '001-payments': paymentsTables };

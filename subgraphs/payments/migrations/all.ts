import { attempts } from './001-attempts.ts';
import { paymentTries } from './003-payment-tries.ts';

/** Migrations of the schema `payments`, in the order of their names. */
export const migrations = { '001-attempts': attempts, '003-payment-tries': paymentTries };

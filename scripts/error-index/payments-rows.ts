import type { Failure } from '../../subgraphs/payments/src/domain/failure.ts';
import { accountRows } from './payments-account-rows.ts';
import { bankRows } from './payments-bank-rows.ts';
import { inputRows } from './payments-input-rows.ts';
import type { FailureRows } from './row.ts';

/** Failures of checkout, saved cards, invoices, memberships and operators. */
export const paymentsRows: FailureRows<Failure> = { ...inputRows, ...bankRows, ...accountRows };

import type { AttemptFailureCode } from '../../subgraphs/payments/src/domain/attempt-failure.ts';
import type { Failure } from '../../subgraphs/payments/src/domain/failure.ts';
import { attemptCauses } from './attempt-causes.ts';
import { bankCauses } from './bank-causes.ts';
import { inputCauses } from './input-causes.ts';
import { memberCauses } from './member-causes.ts';
import type { ErrorCause } from './scene.ts';

/** A code that paying, saved cards and operators can meet. */
export type ErrorCode = AttemptFailureCode | Failure['code'];

/** What produces each code of the catalogue. A code without a cause, or an unknown code, does not compile. */
export const errorCauses: Readonly<Record<ErrorCode, ErrorCause>> = {
  ...inputCauses,
  ...bankCauses,
  ...memberCauses,
  ...attemptCauses,
} satisfies Record<ErrorCode, ErrorCause>;

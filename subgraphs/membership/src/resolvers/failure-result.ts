import { createFailureResult } from '@tarima/service-kit/failure-result';
import type { Failure } from '../domain/failure.ts';
import { messages } from '../messages.ts';

/** @returns the result type of a failure, with its message in the caller's language */
export const failureResult = createFailureResult<Failure>(messages);

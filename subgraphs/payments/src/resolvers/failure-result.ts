import { createFailureResult } from '@tarima/service-kit/failure-result';
import type { Failure } from '../domain/failure.ts';
import { messages } from '../messages.ts';

/** A failure as a result type, with its message in the request's language (ERRORS-29). */
export const failureResult = createFailureResult<Failure>(messages);

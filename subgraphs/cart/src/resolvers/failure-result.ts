import { createFailureResult } from '@tarima/service-kit/failure-result';
import type { Failure } from '../domain/failure.ts';
import { messages } from '../messages.ts';

/** A failure as a member of its mutation's result union, with its message in the request's language. */
export const failureResult = createFailureResult<Failure>(messages);

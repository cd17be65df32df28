import { createFailureResult } from '@tarima/service-kit/failure-result';
import type { Failure } from '../domain/failure.ts';
import { messages } from '../messages.ts';

/** Maps a failure to its result type, with the message in the caller's language. */
export const failureResult = createFailureResult<Failure>(messages);

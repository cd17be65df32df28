import { z } from 'zod';

/** Outcome of an operation in metrics. */
export type OperationOutcome = 'ok' | 'refused' | 'failed';

/** Codes of errors that the caller has to correct; any other code is a failure of the store or of an upstream. */
const refusalCodes: readonly unknown[] = [
  'BAD_USER_INPUT',
  'FORBIDDEN',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'TOO_MANY_REQUESTS',
  'UNAUTHENTICATED',
];

const errorBody = z.object({ errors: z.array(z.object({ extensions: z.object({ code: z.unknown() }).optional() })) });

// Apollo Server writes errors first.
const errorsStart = '{"errors":[';
const errorsStartBytes = Buffer.from(errorsStart);

const startsWithErrors = (body: string | Buffer): boolean =>
  typeof body === 'string'
    ? body.startsWith(errorsStart)
    : body.subarray(0, errorsStartBytes.length).equals(errorsStartBytes);

/** Returns the outcome of a response; a response with partial data and a failure counts as failed. */
export function getOutcome({ status, body }: { status: number; body: string | Buffer }): OperationOutcome {
  if (status >= 500) return 'failed';
  if (status < 400 && !startsWithErrors(body)) return 'ok';
  const { errors } = errorBody.parse(JSON.parse(String(body)));
  const isFailed = status < 400 && errors.some(({ extensions }) => !refusalCodes.includes(extensions?.code));
  return isFailed ? 'failed' : 'refused';
}

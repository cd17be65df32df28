import { expect, it } from 'vitest';
import { getOutcome } from './outcome.ts';

const withErrors = (...codes: string[]) =>
  JSON.stringify({ errors: codes.map((code) => ({ message: 'x', extensions: { code } })), data: null });

it.each([
  ['a result', 200, '{"data":{"errors":[]}}', 'ok'],
  ['a missing sign-in', 200, withErrors('UNAUTHENTICATED'), 'refused'],
  ['an upstream that is down', 200, withErrors('UNAUTHENTICATED', 'UPSTREAM_UNAVAILABLE'), 'failed'],
  ['a request that is not admitted', 429, withErrors('TOO_MANY_REQUESTS'), 'refused'],
  ['an unregistered operation', 400, withErrors('OPERATION_NOT_REGISTERED'), 'refused'],
  ['an identity provider that is down', 503, withErrors('UPSTREAM_UNAVAILABLE'), 'failed'],
] as const)('%s', (_, status, body, outcome) => {
  expect(getOutcome({ status, body })).toBe(outcome);
  expect(getOutcome({ status, body: Buffer.from(body) })).toBe(outcome);
});

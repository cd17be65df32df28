import { CombinedGraphQLErrors } from '@apollo/client';
import { expect, it } from 'vitest';
import { classifyGraphError } from './graph-error-kind.ts';
import { GraphTransportError, parseGraphResponse } from './graph-transport.ts';

const errorWithCode = (code: string) =>
  new CombinedGraphQLErrors({ errors: [{ message: 'no', extensions: { code } }], data: null });

it.each([
  ['no connection', new GraphTransportError(0), 'unreachable'],
  ['a proxy without an upstream', new GraphTransportError(503), 'unreachable'],
  ['a timeout', new GraphTransportError(408), 'timeout'],
  ['an ended session', new GraphTransportError(401), 'signed-out'],
  ['an invalid request', new GraphTransportError(400), 'refused'],
  ['a server error', new GraphTransportError(500), 'failed'],
  ['an upstream that was late', errorWithCode('UPSTREAM_TIMEOUT'), 'timeout'],
  ['an upstream that is down', errorWithCode('UPSTREAM_UNAVAILABLE'), 'unavailable'],
  ['a field for members', errorWithCode('UNAUTHENTICATED'), 'signed-out'],
  ['arguments out of range', errorWithCode('BAD_USER_INPUT'), 'refused'],
  ['a bug in a resolver', errorWithCode('INTERNAL_SERVER_ERROR'), 'failed'],
  ['an operation of an older release', errorWithCode('OPERATION_NOT_REGISTERED'), 'outdated'],
  ['a bug in the page', new TypeError('x is undefined'), 'failed'],
])('knows %s (ERRORS-32)', (_what, error, expected) => {
  expect(classifyGraphError(error)).toBe(expected);
});

it('maps errors of the shop by their code (ERRORS-32)', () => {
  const refused = () => parseGraphResponse(400, JSON.stringify({ code: 'UNKNOWN_OPERATION', message: 'no' }));
  expect(refused).toThrow(GraphTransportError);
  try {
    refused();
  } catch (error) {
    expect(classifyGraphError(error)).toBe('outdated');
  }
});

import { getLocale } from '@tarima/markets/locale';
import { expect, it } from 'vitest';
import { getRegisteredHash, privateOperation, publicOperation } from '../apollo/registered-operation.ts';
import { parseOperation } from '../testing/operation.ts';
import type { Viewer } from './auth-viewer.ts';
import type { GraphRequest } from './graph.ts';
import { createServerTransport } from './server-transport.ts';

publicOperation('public-hash', parseOperation('query PublicQuery { __typename }'));
privateOperation('private-hash', parseOperation('query PrivateQuery { __typename }'));

const viewer: Viewer = {
  kind: 'member',
  bearer: 'member-token',
  member: {
    subject: 'ana',
    membershipNumber: '1234567890123456',
    email: 'ana@example.com',
    firstName: '',
    lastName: '',
  },
  guestToken: 'guest-token',
};

/** The headers of an operation that is sent for a page of the member. */
async function sendAsMember(operationName: string): Promise<GraphRequest['headers'] | undefined> {
  const requests: GraphRequest[] = [];
  const graph = async (request: GraphRequest) => {
    requests.push(request);
    return { status: 200, body: '{"data":null}' };
  };
  const page = { viewer, requestId: 'request-1', clientIp: '192.0.2.1' };
  const persistedQuery = { version: 1, sha256Hash: getRegisteredHash(operationName) } as const;
  await createServerTransport(
    graph,
    getLocale('es', 'CR'),
    page,
  )({
    operationName,
    variables: {},
    extensions: { persistedQuery },
  });
  return requests[0]?.headers;
}

const context = {
  'x-market': 'CR',
  'x-language': 'es',
  'x-request-id': 'request-1',
  'x-forwarded-for': '192.0.2.1',
};

it('sends a public operation without the tokens of the viewer', async () => {
  expect(await sendAsMember('PublicQuery')).toEqual(context);
});

it('sends a private operation as the viewer', async () => {
  const tokens = { authorization: 'Bearer member-token', 'x-guest-token': 'guest-token' };
  expect(await sendAsMember('PrivateQuery')).toEqual({ ...context, ...tokens });
});

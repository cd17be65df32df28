import type { FormattedExecutionResult } from 'graphql';
import { expect, it } from 'vitest';
import { parseOperation } from '../testing/operation.ts';
import { createApolloClient } from './create-client.ts';
import { privateOperation } from './registered-operation.ts';

type None = Record<string, never>;

const viewer = privateOperation<{ me: { id: string } | null }, None, 'KnownMember'>(
  'a',
  parseOperation('query KnownMember { me { id } }'),
);
const membership = privateOperation<{ me: { id: string; membership: object | null } | null }, None, 'KnownMembership'>(
  'b',
  parseOperation('query KnownMembership { me { id membership { type } } }'),
);

async function readViewerAfter(response: object) {
  const member = { __typename: 'Member', id: '1' };
  const client = createApolloClient({
    ssr: false,
    send: async ({ operationName }) =>
      (operationName === 'KnownMember' ? { data: { me: member } } : response) as FormattedExecutionResult,
  });
  await client.query({ query: viewer });
  const result = await client.query({ query: membership, errorPolicy: 'all' });
  return { result, viewer: client.readQuery({ query: viewer })?.me ?? null };
}

it('keeps the known member when a response has an error in place of the member (ACCOUNT-313)', async () => {
  const errors = [{ message: 'commerce is down', path: ['me'] }];
  const { result, viewer: me } = await readViewerAfter({ data: { me: null }, errors });
  expect(me).toMatchObject({ id: '1' });
  expect(result.data).toBeNull();
  expect(result.error?.message).toContain('commerce is down');
});

it('keeps what could be read of the member', async () => {
  const errors = [{ message: 'membership is down', path: ['me', 'membership'] }];
  const data = { me: { __typename: 'Member', id: '1', membership: null } };
  const { result } = await readViewerAfter({ data, errors });
  expect(result.data).toEqual(data);
});

it('forgets the member after a response without a member and without an error (ROUTING-61)', async () => {
  expect((await readViewerAfter({ data: { me: null } })).viewer).toBeNull();
});

import { randomUUID } from 'node:crypto';
import { createGraphClient } from '../graph/graph-client.ts';
import { getOperationHash } from '../graph/operations.ts';
import { costaRica, createGuestShopper } from '../graph/shopper.ts';
import { fetchMemberToken, fetchOperatorToken, fetchPartnerToken, signGuestToken } from '../graph/tokens.ts';
import type { RunningStack } from '../stack/running.ts';
import { expect, test } from './test.ts';

/** Body of an operation of the operations pages. */
const createBody = (operationName: string, variables: object) => ({
  operationName,
  variables,
  extensions: { persistedQuery: { version: 1, sha256Hash: getOperationHash(operationName) } },
});

const createOperations = (attemptId: string) => [
  createBody('OperatorAttempts', { filter: { text: attemptId }, first: 25 }),
  createBody('OperatorAttempt', { id: attemptId }),
  createBody('ResolveAttempt', { input: { attemptId, action: 'VOID', reason: 'Seen at the bank' } }),
];

const createClient = (stack: RunningStack, bearer?: () => Promise<string>) =>
  createGraphClient({ url: stack.graphUrl, ...costaRica, ...(bearer && { bearer }) });

test('an operator reads attempts of all shoppers, and nothing of the other subgraphs (CHECKOUT-200, ACCOUNT-202)', async ({
  stack,
}) => {
  const shopper = createGuestShopper(stack);
  const { id } = await shopper.beginCheckout((await shopper.fillCart(['110101-1'])).id);
  const token = await fetchOperatorToken(stack.identityUrl, stack.shopUrl, 'operator@tarima.test');
  const client = createClient(stack, async () => token);

  const [list, detail, resolution] = createOperations(id);
  const listed = await client.send(list ?? {});
  expect(listed.codes, listed.text).toEqual([]);
  expect(listed.data).toMatchObject({ operatorAttempts: { nodes: [{ id, status: 'OPEN' }] } });
  expect((await client.send(detail ?? {})).data).toMatchObject({ operatorAttempt: { id, allowedActions: [] } });
  expect((await client.send(resolution ?? {})).data).toMatchObject({
    resolveAttempt: { code: 'ATTEMPT_NOT_IN_REVIEW' },
  });
  expect((await client.send({ query: '{ me { id } cart { id } orders { totalCount } }' })).codes).toContain(
    'FORBIDDEN',
  );
});

test('everyone else gets nothing (CHECKOUT-200)', async ({ stack }) => {
  const shopper = createGuestShopper(stack);
  const { id } = await shopper.beginCheckout((await shopper.fillCart(['110101-1'])).id);
  const member = await fetchMemberToken(stack.identityUrl, stack.shopUrl, 'marcus@tarima.test');
  const partner = await fetchPartnerToken(stack.identityUrl, 'catalog:read orders:read cart:write');
  const callers: [string, (() => Promise<string>) | undefined, string][] = [
    ['a member', async () => member, 'FORBIDDEN'],
    ['a partner', async () => partner, 'FORBIDDEN'],
    ['a guest', () => signGuestToken(randomUUID(), stack.guestTokenSecret), 'UNAUTHENTICATED'],
    ['an anonymous caller', undefined, 'UNAUTHENTICATED'],
  ];
  for (const [name, bearer, code] of callers) {
    const client = createClient(stack, bearer);
    for (const body of createOperations(id)) {
      const { codes, text } = await client.send(body);
      expect(codes, `${name}: ${body.operationName}`).toEqual([code]);
      expect(text).not.toContain(id);
    }
  }
  expect((await shopper.fetchAttempt(id))?.status).toBe('OPEN');
});

test('neither a partner nor a member obtains the scope of operators (ACCOUNT-200)', async ({ stack }) => {
  await expect(fetchPartnerToken(stack.identityUrl, 'catalog:read operator')).rejects.toThrow('invalid_scope');
  await expect(fetchOperatorToken(stack.identityUrl, stack.shopUrl, 'ana@tarima.test')).rejects.toThrow(
    'could not sign in',
  );
  await expect(fetchMemberToken(stack.identityUrl, stack.shopUrl, 'operator@tarima.test')).rejects.toThrow(
    'could not sign in',
  );
});

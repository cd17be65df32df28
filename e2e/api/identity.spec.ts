import { registered } from '../graph/graph-client.ts';
import { operations } from '../graph/operations.ts';
import { guestOf, memberOf } from '../graph/shopper.ts';
import { expect, test } from './test.ts';

test('a guest deletes no identity, and only services with the key reach the API that does (ACCOUNT-36)', async ({
  stack,
  memberLike,
}) => {
  const member = await memberLike('sofia');
  const answer = await guestOf(stack).graph.send(registered(operations.deleteIdentity, {}));
  expect(answer.codes).toEqual(['UNAUTHENTICATED']);
  for (const headers of [{}, { 'x-api-key': 'guessed' }]) {
    const url = `${stack.identityUrl}/v1/identities/${member.membershipNumber}`;
    expect((await fetch(url, { method: 'DELETE', headers })).status).toBe(401);
  }
  await expect(memberOf(stack, member)).resolves.toBeDefined();
});

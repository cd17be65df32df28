import { createRegisteredRequest } from '../graph/graph-client.ts';
import { operations } from '../graph/operations.ts';
import { createGuestShopper, createMemberShopper } from '../graph/shopper.ts';
import { expect, test } from './test.ts';

test('refuses identity deletion by a guest, and requests to its API without a valid key (ACCOUNT-36)', async ({
  stack,
  createMemberLike,
}) => {
  const member = await createMemberLike('sofia');
  const response = await createGuestShopper(stack).graph.send(createRegisteredRequest(operations.deleteIdentity, {}));
  expect(response.codes).toEqual(['UNAUTHENTICATED']);
  for (const headers of [{}, { 'x-api-key': 'guessed' }]) {
    const url = `${stack.identityUrl}/v1/identities/${member.membershipNumber}`;
    expect((await fetch(url, { method: 'DELETE', headers })).status).toBe(401);
  }
  await expect(createMemberShopper(stack, member)).resolves.toBeDefined();
});

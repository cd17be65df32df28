import type { Caller } from '@tarima/service-kit/caller';
import { beforeEach, describe, expect, it } from 'vitest';
import { ana, anasNumber, freshWorld, guest, marcus } from './testing/service.ts';

const world = freshWorld();
const marcusNumber = '72012208710001';
beforeEach(() => {
  for (const number of [anasNumber, marcusNumber]) world.upstreams.identities.add(number);
});

const mutation = `mutation { deleteIdentity {
  __typename
  ... on DeleteIdentitySuccess { membershipNumber }
  ... on UserError { code message }
} }`;
const run = (who: Caller['identity']) => world.service.ask(who, mutation);

describe('deleteIdentity', () => {
  it("deletes the member's own, and nobody else's (ACCOUNT-35)", async () => {
    expect((await run(ana)).data.deleteIdentity).toEqual({
      __typename: 'DeleteIdentitySuccess',
      membershipNumber: anasNumber,
    });
    expect([...world.upstreams.identities]).toEqual([marcusNumber]);
    expect(world.upstreams.calls).toEqual([`DELETE /v1/identities/${anasNumber}`]);
  });

  it('says the second time that there is none (ACCOUNT-43)', async () => {
    await run(ana);
    expect((await run(ana)).data.deleteIdentity).toEqual({
      __typename: 'IdentityNotFound',
      code: 'IDENTITY_NOT_FOUND',
      message: expect.stringContaining('nothing to delete'),
    });
  });

  it('leaves what the club keeps: profile, addresses, membership (ACCOUNT-41)', async () => {
    const query = '{ me { firstName addresses { id } membership { isActive } } }';
    const before = await world.service.ask(ana, query);
    await run(ana);
    expect(await world.service.ask(ana, query)).toEqual(before);
  });

  it('needs neither a profile nor the platform', async () => {
    world.upstreams.down.add('platform');
    for (const member of [ana, marcus]) {
      expect((await run(member)).data.deleteIdentity).toMatchObject({ __typename: 'DeleteIdentitySuccess' });
    }
  });

  it('tells when nobody answers (ACCOUNT-45)', async () => {
    world.upstreams.down.add('identity');
    expect((await run(ana)).data.deleteIdentity).toMatchObject({
      __typename: 'IdentityServiceUnavailable',
      code: 'IDENTITY_SERVICE_UNAVAILABLE',
    });
    expect(world.upstreams.identities.size).toBe(2);
  });

  it('is for members (ACCOUNT-36)', async () => {
    const others: Caller['identity'][] = [
      guest,
      { kind: 'anonymous' },
      { kind: 'partner', clientId: 'p', scopes: ['catalog:read', 'orders:read', 'cart:write'] },
    ];
    for (const other of others) expect((await run(other)).codes).toEqual(['UNAUTHENTICATED']);
    expect(world.upstreams.calls).toEqual([]);
  });
});

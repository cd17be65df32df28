import type { Caller } from '@tarima/service-kit/caller';
import { beforeEach, describe, expect, it } from 'vitest';
import { ana, anaNumber, guest, marcus, setUpFixture } from '../testing/service.ts';

const fixture = setUpFixture();
const marcusNumber = '72012208710001';
beforeEach(() => {
  for (const number of [anaNumber, marcusNumber]) fixture.upstreams.identities.add(number);
});

const mutation = `mutation { deleteIdentity {
  __typename
  ... on DeleteIdentitySuccess { membershipNumber }
  ... on UserError { code message }
} }`;
const deleteIdentity = (identity: Caller['identity']) => fixture.service.execute(identity, mutation);

describe('deleteIdentity', () => {
  it("deletes the member's own identity only (ACCOUNT-35)", async () => {
    expect((await deleteIdentity(ana)).data.deleteIdentity).toEqual({
      __typename: 'DeleteIdentitySuccess',
      membershipNumber: anaNumber,
    });
    expect([...fixture.upstreams.identities]).toEqual([marcusNumber]);
    expect(fixture.upstreams.requests).toEqual([`DELETE /v1/identities/${anaNumber}`]);
  });

  it('returns IdentityNotFound for a deleted identity (ACCOUNT-43)', async () => {
    await deleteIdentity(ana);
    expect((await deleteIdentity(ana)).data.deleteIdentity).toEqual({
      __typename: 'IdentityNotFound',
      code: 'IDENTITY_NOT_FOUND',
      message: expect.stringContaining('nothing to delete'),
    });
  });

  it('leaves profile, addresses and membership unchanged (ACCOUNT-41)', async () => {
    const query = '{ me { firstName addresses { id } membership { isActive } } }';
    const before = await fixture.service.execute(ana, query);
    await deleteIdentity(ana);
    expect(await fixture.service.execute(ana, query)).toEqual(before);
  });

  it('requires neither a profile nor the commerce platform', async () => {
    fixture.upstreams.down.add('commerce');
    for (const member of [ana, marcus]) {
      expect((await deleteIdentity(member)).data.deleteIdentity).toMatchObject({ __typename: 'DeleteIdentitySuccess' });
    }
  });

  it('returns IdentityServiceUnavailable while the identity provider is down (ACCOUNT-45)', async () => {
    fixture.upstreams.down.add('identity');
    expect((await deleteIdentity(ana)).data.deleteIdentity).toMatchObject({
      __typename: 'IdentityServiceUnavailable',
      code: 'IDENTITY_SERVICE_UNAVAILABLE',
    });
    expect(fixture.upstreams.identities.size).toBe(2);
  });

  it('requires a signed-in member (ACCOUNT-36)', async () => {
    const others: Caller['identity'][] = [
      guest,
      { kind: 'anonymous' },
      { kind: 'partner', clientId: 'p', scopes: ['catalog:read', 'orders:read', 'cart:write'] },
    ];
    for (const other of others) expect((await deleteIdentity(other)).codes).toEqual(['UNAUTHENTICATED']);
    expect(fixture.upstreams.requests).toEqual([]);
  });
});

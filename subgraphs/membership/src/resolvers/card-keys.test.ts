import type { Caller } from '@tarima/service-kit/caller';
import { describe, expect, it } from 'vitest';
import { ana, anaNumber, guest, marcus, setUpFixture } from '../testing/service.ts';

const fixture = setUpFixture();
const deviceId = '7c0d3e64-8a57-4a51-9a43-6d2f0e6b1a55';

const issueMutation = `mutation($deviceId: ID!) { issueCardKey(input: { deviceId: $deviceId }) {
  __typename
  ... on IssueCardKeySuccess { cardKey { keyId secret digits periodSeconds issuedAt } }
  ... on UserError { code message }
} }`;
const issue = (identity: Caller['identity'], id = deviceId) =>
  fixture.service.execute(identity, issueMutation, { deviceId: id });
const revokeMutation = `mutation($keyId: ID!) { revokeCardKey(input: { keyId: $keyId }) {
  ... on RevokeCardKeySuccess { keyId }
  ... on UserError { code }
} }`;
const revoke = (identity: Caller['identity'], keyId: string) =>
  fixture.service.execute(identity, revokeMutation, { keyId });
const others: Caller['identity'][] = [
  guest,
  { kind: 'anonymous' },
  { kind: 'partner', clientId: 'p', scopes: ['catalog:read', 'orders:read', 'cart:write'] },
];

describe('issueCardKey', () => {
  it("returns a key of the member's own membership for a device (MEMBERSHIP-234)", async () => {
    const { data } = await issue(ana);
    expect(data.issueCardKey).toEqual({
      __typename: 'IssueCardKeySuccess',
      cardKey: {
        keyId: expect.any(String),
        secret: 's'.repeat(43),
        digits: 8,
        periodSeconds: 30,
        issuedAt: '2026-11-20T12:00:00.000Z',
      },
    });
    expect([...fixture.upstreams.cardKeys.values()]).toEqual([{ membershipNumber: anaNumber, deviceId }]);
  });

  it('returns MembershipNotActive for a membership that cannot be used today (MEMBERSHIP-239)', async () => {
    expect((await issue(marcus)).data.issueCardKey).toEqual({
      __typename: 'MembershipNotActive',
      code: 'MEMBERSHIP_NOT_ACTIVE',
      message: expect.stringContaining('isn’t active'),
    });
  });

  it('limits the cards that a member can set up in a minute (MEMBERSHIP-234)', async () => {
    for (let count = 0; count < 3; count += 1) expect((await issue(ana)).codes).toBeUndefined();
    expect((await issue(ana)).codes).toEqual(['TOO_MANY_REQUESTS']);
    expect((await issue(marcus)).codes).toBeUndefined();
  });

  it('requires a signed-in member and a UUID, and fails while the membership API is down (MEMBERSHIP-234)', async () => {
    for (const other of others) expect((await issue(other)).codes).toEqual(['UNAUTHENTICATED']);
    expect((await issue(ana, 'phone')).codes).toEqual(['BAD_USER_INPUT']);
    expect(fixture.upstreams.requests).toEqual([]);
    fixture.upstreams.down.add('membership');
    expect((await issue(ana)).codes).toEqual(['UPSTREAM_UNAVAILABLE']);
  });
});

describe('revokeCardKey', () => {
  it("ends the member's own card only; a repetition changes nothing (MEMBERSHIP-238)", async () => {
    await issue(ana);
    const [keyId = ''] = fixture.upstreams.cardKeys.keys();
    expect((await revoke(marcus, keyId)).codes).toBeUndefined();
    expect(fixture.upstreams.cardKeys.size).toBe(1);
    for (let time = 0; time < 2; time += 1)
      expect((await revoke(ana, keyId)).data).toEqual({ revokeCardKey: { keyId } });
    expect(fixture.upstreams.cardKeys.size).toBe(0);
  });

  it('reports that the membership API did not confirm the end (MEMBERSHIP-238)', async () => {
    fixture.upstreams.down.add('membership');
    expect((await revoke(ana, deviceId)).data).toEqual({ revokeCardKey: { code: 'CARD_SERVICE_UNAVAILABLE' } });
  });

  it('requires a signed-in member and a UUID (MEMBERSHIP-238)', async () => {
    for (const other of others) expect((await revoke(other, deviceId)).codes).toEqual(['UNAUTHENTICATED']);
    expect((await revoke(ana, '1')).codes).toEqual(['BAD_USER_INPUT']);
  });
});

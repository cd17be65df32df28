import type { Caller } from '@tarima/service-kit/caller';
import { describe, expect, it } from 'vitest';
import { ana, anaNumber, guest, marcus, setUpFixture } from '../testing/service.ts';

const fixture = setUpFixture();
const others: Caller['identity'][] = [
  guest,
  { kind: 'anonymous' },
  { kind: 'partner', clientId: 'p', scopes: ['catalog:read', 'orders:read', 'cart:write'] },
];

it("returns the club, the cards and the contact information of the member's own membership (MEMBERSHIP-17)", async () => {
  const { data } = await fixture.service.execute(
    ana,
    `{ me { membership {
      club { key } isFirstCard cardCount otherCardholders
      contact { firstName lastName email phone birthDate street city }
    } } }`,
  );
  expect(data.me).toEqual({
    membership: {
      club: { key: '6401' },
      isFirstCard: true,
      cardCount: 1,
      otherCardholders: ['Esteban Mora Jiménez'],
      contact: {
        firstName: 'Ana Lucía',
        lastName: 'Rojas Vargas',
        email: 'ana@tarima.test',
        phone: '+50688214512',
        birthDate: '1986-04-17',
        street: 'Calle Los Laureles',
        city: 'Escazú',
      },
    },
  });
});

const query = '{ me { membership { renewal { reasons { code } } upgrade { reasons { code } } } } }';
const readReasons = async () => {
  const { data } = await fixture.service.execute(ana, query);
  const { membership } = data.me as { membership: Record<string, { reasons: { code: number }[] }> };
  return Object.values(membership).map(({ reasons }) => reasons.map(({ code }) => code));
};

it('refuses a renewal while required contact information is missing (MEMBERSHIP-29)', async () => {
  fixture.upstreams.contact = { cellPhone: ' ' };
  expect(await readReasons()).toEqual([[80002], []]);
  fixture.upstreams.contact = {};
  expect(await readReasons()).toEqual([[], []]);
});

it('lets holders of additional cards upgrade only with the setting (MEMBERSHIP-27, MEMBERSHIP-28)', async () => {
  fixture.upstreams.eligibility.upgradeReasons = [110004];
  expect(await readReasons()).toEqual([[], [110004]]);
  fixture.service.settings.upgradeSecondaryCards = true;
  expect(await readReasons()).toEqual([[], []]);
  fixture.upstreams.eligibility.upgradeReasons = [110004, 110006];
  expect(await readReasons()).toEqual([[], [110006]]);
});

describe('cancelMembership', () => {
  const cancel = async (identity: Caller['identity']) => {
    const { data, codes } = await fixture.service.execute(
      identity,
      `mutation { cancelMembership {
        __typename ... on CancelMembershipSuccess { membershipNumber } ... on UserError { code message }
      } }`,
    );
    return codes ?? data.cancelMembership;
  };

  it("cancels the member's own membership only, with a mail to them (MEMBERSHIP-80, MEMBERSHIP-112, MEMBERSHIP-330)", async () => {
    expect(await cancel(ana)).toEqual({ __typename: 'CancelMembershipSuccess', membershipNumber: anaNumber });
    expect(fixture.upstreams.cancelled).toEqual([`CANCEL ${anaNumber}`]);
    expect(await fixture.service.readMails()).toMatchObject([
      { kind: 'MEMBERSHIP_CANCELLATION', recipient: 'ana@tarima.test', market: 'CR', language: 'en' },
    ]);
  });

  it.each(['SECONDARY_CARD', 'MEMBERSHIP_BLOCKED'])(
    'returns why the club refuses it: %s (MEMBERSHIP-112)',
    async (code) => {
      fixture.upstreams.cancellationRefusal = code;
      expect(await cancel(ana)).toMatchObject({ __typename: 'MembershipNotCancellable', code });
    },
  );

  it('returns MembershipServiceUnavailable while the club is down (MEMBERSHIP-113)', async () => {
    fixture.upstreams.down.add('membership');
    expect(await cancel(ana)).toMatchObject({
      __typename: 'MembershipServiceUnavailable',
      code: 'MEMBERSHIP_SERVICE_UNAVAILABLE',
    });
    expect(fixture.upstreams.cancelled).toEqual([]);
  });

  it('requires a signed-in member (MEMBERSHIP-112)', async () => {
    for (const other of others) expect(await cancel(other)).toEqual(['UNAUTHENTICATED']);
    expect(fixture.upstreams.requests).toEqual([]);
  });
});

describe('extended attributes', () => {
  const set = async (attributes: object[], identity: Caller['identity'] = ana) => {
    const { data, codes } = await fixture.service.execute(
      identity,
      `mutation($input: SetMembershipAttributesInput!) { setMembershipAttributes(input: $input) {
        __typename ... on SetMembershipAttributesSuccess { attributes { name label value } } ... on UserError { code }
      } }`,
      { input: { attributes } },
    );
    return codes ?? data.setMembershipAttributes;
  };
  const chef = { name: 'occupation', value: ' Chef ' };

  it("are set for the member's own membership, and read with their labels (ACCOUNT-34)", async () => {
    fixture.upstreams.attributes.set(anaNumber, { internal: 'x' });
    const attributes = [
      { name: 'occupation', label: 'Occupation', value: 'Chef' },
      { name: 'household', label: 'Household', value: '' },
    ];
    expect(await set([chef])).toEqual({ __typename: 'SetMembershipAttributesSuccess', attributes });
    expect(fixture.upstreams.attributes.get(anaNumber)).toEqual({ internal: 'x', occupation: 'Chef' });
    const { data } = await fixture.service.execute(ana, '{ me { membership { attributes { name label value } } } }');
    expect(data.me).toEqual({ membership: { attributes } });
    await set([chef], marcus);
    expect([...fixture.upstreams.attributes.keys()]).toEqual([anaNumber, '72012208710001']);
  });

  it.each([
    ['a name that members cannot set', [{ name: 'internal', value: 'x' }]],
    ['a name twice', [chef, chef]],
    ['a long value', [{ name: 'occupation', value: 'x'.repeat(257) }]],
    ['none', []],
  ])('are refused with %s (ACCOUNT-34)', async (_what, attributes) => {
    expect(await set(attributes)).toMatchObject({ code: 'INVALID_MEMBERSHIP_ATTRIBUTES' });
    expect(fixture.upstreams.requests).toEqual([]);
  });

  it('require a signed-in member and the membership API (ACCOUNT-34)', async () => {
    for (const other of others) expect(await set([chef], other)).toEqual(['UNAUTHENTICATED']);
    fixture.upstreams.down.add('membership');
    expect(await set([chef])).toEqual(['UPSTREAM_UNAVAILABLE']);
  });
});

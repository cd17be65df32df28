import type { Caller } from '@tarima/service-kit/caller';
import { describe, expect, it } from 'vitest';
import { ana, anaNumber, guest, marcus, setUpFixture } from './testing/service.ts';
import { createCustomer } from './testing/upstreams.ts';

const fixture = setUpFixture();

const execute: typeof fixture.service.execute = (...parameters) => fixture.service.execute(...parameters);

describe('me', () => {
  it('is the signed-in member, read once a request (MEMBERSHIP-14)', async () => {
    const { data, codes } = await execute(
      ana,
      `{
        me {
          id membershipNumber firstName lastName email marketCode preferredClub { key }
          addresses { id isDefault isDeliverable }
          membership { type expiresOn isActive }
        }
        other: me { addresses { address { alias fullName streetText description city region country phone } } }
      }`,
    );
    expect(codes).toBeUndefined();
    expect(data.me).toEqual({
      id: 'sub-ana',
      membershipNumber: anaNumber,
      firstName: 'Ana Lucía',
      lastName: 'Rojas Vargas',
      email: 'ana@tarima.test',
      marketCode: 'CR',
      preferredClub: { key: '6401' },
      addresses: [
        { id: 'a-home', isDefault: true, isDeliverable: true },
        { id: 'a-far', isDefault: false, isDeliverable: false },
        { id: 'a-wrong', isDefault: false, isDeliverable: false },
      ],
      membership: { type: 'DIAMOND', expiresOn: '2027-06-23', isActive: true },
    });
    expect((data.other as { addresses: unknown[] }).addresses[0]).toEqual({
      address: {
        alias: 'Casa',
        fullName: 'Ana Lucía Rojas Vargas',
        streetText: 'Calle Los Laureles, casa 14',
        description: 'Portón verde',
        city: 'Escazú',
        region: 'San José',
        country: 'CR',
        phone: '+50688214512',
      },
    });
    expect(fixture.upstreams.requests.filter((request) => request.includes('/customers/'))).toHaveLength(1);
  });

  it.each([
    ['a guest', guest],
    ['an anonymous visitor', { kind: 'anonymous' }],
    ['a partner', { kind: 'partner', clientId: 'p', scopes: ['cart:write'] }],
    ['a member without a profile', marcus],
  ] as [string, Caller['identity']][])('is null for %s (ACCOUNT-4)', async (_caller, identity) => {
    expect(await execute(identity, '{ me { id } }')).toEqual({ data: { me: null }, codes: undefined });
  });

  it('is null for a reference to another member (ACCOUNT-7)', async () => {
    const query = 'query($r: [_Any!]!) { _entities(representations: $r) { ... on Member { email } } }';
    const resolveReference = async (identity: Caller['identity']) =>
      (await execute(identity, query, { r: [{ __typename: 'Member', id: 'sub-ana' }] })).data._entities;
    fixture.upstreams.customers.set('72012208710001', { ...createCustomer(), key: '72012208710001' });
    expect(await resolveReference(ana)).toEqual([{ email: 'ana@tarima.test' }]);
    expect([await resolveReference(marcus), await resolveReference(guest)]).toEqual([[null], [null]]);
  });

  it('has the default club in place of one that is not transactional, and none before a choice (CLUBS-42, CLUBS-44, CLUBS-7)', async () => {
    const readPreferredClub = async () => (await execute(ana, '{ me { preferredClub { key } } }')).data.me;
    const fields = fixture.upstreams.customers.get(anaNumber)?.custom?.fields ?? {};
    fields.preferred_club = '6499';
    expect(await readPreferredClub()).toEqual({ preferredClub: { key: '6402' } });
    delete fields.preferred_club;
    expect(await readPreferredClub()).toEqual({ preferredClub: null });
  });

  it('returns the profile while only the membership API is down (MEMBERSHIP-16)', async () => {
    fixture.upstreams.down.add('membership');
    expect(await execute(ana, '{ me { firstName membership { type } } }')).toEqual({
      data: { me: { firstName: 'Ana Lucía', membership: null } },
      codes: ['UPSTREAM_UNAVAILABLE'],
    });
    fixture.upstreams.down.add('commerce');
    expect((await execute(ana, '{ me { firstName } }')).codes).toEqual(['UPSTREAM_UNAVAILABLE']);
  });
});

describe('isMembershipValid', () => {
  const query = 'query($n: String!) { isMembershipValid(membershipNumber: $n) }';

  it('returns true or false, a limited number of times a minute (MEMBERSHIP-8, MEMBERSHIP-9, MEMBERSHIP-12, MEMBERSHIP-13)', async () => {
    expect((await execute(guest, query, { n: anaNumber })).data.isMembershipValid).toBe(true);
    expect((await execute(guest, query, { n: '64011045120009' })).data.isMembershipValid).toBe(false);
    // A new guest id does not reset the count.
    expect((await execute({ kind: 'guest', guestId: 'g2' }, query, { n: anaNumber })).data.isMembershipValid).toBe(
      true,
    );
    expect((await execute(guest, query, { n: anaNumber })).codes).toEqual(['TOO_MANY_REQUESTS']);
    expect((await execute(ana, query, { n: anaNumber })).data.isMembershipValid).toBe(true);
  });

  it.each(['', '6401', '6401104512000x', '640110451200011', ' 64011045120001'])(
    'is false for %j (MEMBERSHIP-6)',
    async (n) => {
      expect((await execute(guest, query, { n })).data.isMembershipValid).toBe(false);
      expect(fixture.upstreams.requests).toEqual([]);
    },
  );
});

describe('isPreferredClubReplaced', () => {
  it('is true while the saved club is not available, and false once the default is saved (CLUBS-43)', async () => {
    const read = async () => (await execute(ana, '{ me { preferredClub { key } isPreferredClubReplaced } }')).data.me;
    expect(await read()).toEqual({ preferredClub: { key: '6401' }, isPreferredClubReplaced: false });
    const fields = fixture.upstreams.customers.get(anaNumber)?.custom?.fields ?? {};
    fields.preferred_club = '6499';
    expect(await read()).toEqual({ preferredClub: { key: '6402' }, isPreferredClubReplaced: true });
    await execute(ana, 'mutation { setPreferredClub(input: { clubId: "6402" }) { __typename } }');
    expect(await read()).toEqual({ preferredClub: { key: '6402' }, isPreferredClubReplaced: false });
  });
});

describe('setPreferredClub', () => {
  const mutation = `mutation($club: ID!) { setPreferredClub(input: { clubId: $club }) {
    __typename
    ... on UserError { code message }
    ... on SetPreferredClubSuccess { member { preferredClub { key } } }
  } }`;
  const setClub = async (club: string) => (await execute(ana, mutation, { club })).data.setPreferredClub;
  const success = (key: string) => ({
    __typename: 'SetPreferredClubSuccess',
    member: { preferredClub: { key } },
  });
  const readFields = () => fixture.upstreams.customers.get(anaNumber)?.custom?.fields;
  const countWrites = () => fixture.upstreams.requests.filter((request) => request.startsWith('POST /tarima')).length;

  it('saves the club, and writes nothing when it is already saved (CLUBS-46)', async () => {
    expect(await setClub('6403')).toEqual(success('6403'));
    expect(await setClub('6403')).toEqual(success('6403'));
    expect([readFields()?.preferred_club, readFields()?.country, countWrites()]).toEqual(['6403', 'CR', 1]);
  });

  it('succeeds during concurrent changes of the profile', async () => {
    let concurrentChanges = 3;
    fixture.upstreams.beforeUpdate = (customer) => {
      if (concurrentChanges > 0) customer.version += 1;
      concurrentChanges -= 1;
    };
    expect(await setClub('6403')).toEqual(success('6403'));
    expect(readFields()?.preferred_club).toBe('6403');
  });

  it('fails when the profile changes before every attempt', async () => {
    fixture.upstreams.beforeUpdate = (customer) => {
      customer.version += 1;
    };
    expect((await execute(ana, mutation, { club: '6403' })).codes).toEqual(['UPSTREAM_UNAVAILABLE']);
    expect([readFields()?.preferred_club, countWrites()]).toEqual(['6401', 5]);
  });

  it('saves the club of a customer without custom fields (ACCOUNT-8)', async () => {
    delete fixture.upstreams.customers.get(anaNumber)?.custom;
    expect(await setClub('6403')).toEqual(success('6403'));
  });

  it.each(['7201', '6499', '64', '', "6401' or 1"])('rejects %j (CLUBS-46)', async (club) => {
    expect(await setClub(club)).toMatchObject({
      __typename: 'PreferredClubUnavailable',
      code: 'PREFERRED_CLUB_UNAVAILABLE',
    });
    expect([readFields()?.preferred_club, countWrites()]).toEqual(['6401', 0]);
  });

  it('requires a signed-in member (CLUBS-47)', async () => {
    for (const identity of [guest, marcus]) {
      expect((await execute(identity, mutation, { club: '6403' })).codes).toEqual(['UNAUTHENTICATED']);
    }
  });
});

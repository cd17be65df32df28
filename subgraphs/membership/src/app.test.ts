import type { Caller } from '@tarima/service-kit/caller';
import { describe, expect, it } from 'vitest';
import { ana, freshWorld, guest, marcus, anasNumber as number } from './testing/service.ts';
import { customer } from './testing/upstreams.ts';

const world = freshWorld();

const ask: typeof world.service.ask = (...asked) => world.service.ask(...asked);

describe('me', () => {
  it('is the member who is signed in, read once a request (MEMBERSHIP-14)', async () => {
    const { data, codes } = await ask(
      ana,
      `{
        me {
          id membershipNumber firstName lastName email marketCode preferredClub { key }
          addresses { id isDefault isDeliverable }
          membership { type expiresOn isActive }
        }
        again: me { addresses { address { alias fullName streetText description city region country phone } } }
      }`,
    );
    expect(codes).toBeUndefined();
    expect(data.me).toEqual({
      id: 'sub-ana',
      membershipNumber: number,
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
    expect((data.again as { addresses: unknown[] }).addresses[0]).toEqual({
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
    expect(world.upstreams.calls.filter((call) => call.includes('/customers/'))).toHaveLength(1);
  });

  it.each([
    ['a guest', guest],
    ['nobody', { kind: 'anonymous' }],
    ['a partner', { kind: 'partner', clientId: 'p', scopes: ['cart:write'] }],
    ['a member without a customer', marcus],
  ] as [string, Caller['identity']][])('is null for %s (ACCOUNT-4)', async (_who, identity) => {
    expect(await ask(identity, '{ me { id } }')).toEqual({ data: { me: null }, codes: undefined });
  });

  it("is nobody else's, also through an entity's reference (ACCOUNT-7)", async () => {
    const query = 'query($r: [_Any!]!) { _entities(representations: $r) { ... on Member { email } } }';
    const reference = async (identity: Caller['identity']) =>
      (await ask(identity, query, { r: [{ __typename: 'Member', id: 'sub-ana' }] })).data._entities;
    world.upstreams.customers.set('72012208710001', { ...customer(), key: '72012208710001' });
    expect(await reference(ana)).toEqual([{ email: 'ana@tarima.test' }]);
    expect([await reference(marcus), await reference(guest)]).toEqual([[null], [null]]);
  });

  it('falls back to the default club when the preferred one is not valid, and to none before a choice (CLUBS-42, CLUBS-44, CLUBS-7)', async () => {
    const club = async () => (await ask(ana, '{ me { preferredClub { key } } }')).data.me;
    const fields = world.upstreams.customers.get(number)?.custom?.fields ?? {};
    fields.preferred_club = '6499';
    expect(await club()).toEqual({ preferredClub: { key: '6402' } });
    delete fields.preferred_club;
    expect(await club()).toEqual({ preferredClub: null });
  });

  it('keeps the profile when only the membership service is away (MEMBERSHIP-16)', async () => {
    world.upstreams.down.add('membership');
    expect(await ask(ana, '{ me { firstName membership { type } } }')).toEqual({
      data: { me: { firstName: 'Ana Lucía', membership: null } },
      codes: ['UPSTREAM_UNAVAILABLE'],
    });
    world.upstreams.down.add('platform');
    expect((await ask(ana, '{ me { firstName } }')).codes).toEqual(['UPSTREAM_UNAVAILABLE']);
  });
});

describe('isMembershipValid', () => {
  const query = 'query($n: String!) { isMembershipValid(membershipNumber: $n) }';

  it('answers yes or no, and only a few times a minute (MEMBERSHIP-8, MEMBERSHIP-9, MEMBERSHIP-12, MEMBERSHIP-13)', async () => {
    expect((await ask(guest, query, { n: number })).data.isMembershipValid).toBe(true);
    expect((await ask(guest, query, { n: '64011045120009' })).data.isMembershipValid).toBe(false);
    // Another guest's id does not make another caller.
    expect((await ask({ kind: 'guest', guestId: 'g2' }, query, { n: number })).data.isMembershipValid).toBe(true);
    expect((await ask(guest, query, { n: number })).codes).toEqual(['TOO_MANY_REQUESTS']);
    expect((await ask(ana, query, { n: number })).data.isMembershipValid).toBe(true);
  });

  it.each(['', '6401', '6401104512000x', '640110451200011', ' 64011045120001'])(
    'is false for %j (MEMBERSHIP-6)',
    async (n) => {
      expect((await ask(guest, query, { n })).data.isMembershipValid).toBe(false);
      expect(world.upstreams.calls).toEqual([]);
    },
  );
});

describe('isPreferredClubReplaced', () => {
  it('is true while the saved club is not available, and false once the default is saved (CLUBS-43)', async () => {
    const read = async () => (await ask(ana, '{ me { preferredClub { key } isPreferredClubReplaced } }')).data.me;
    expect(await read()).toEqual({ preferredClub: { key: '6401' }, isPreferredClubReplaced: false });
    const fields = world.upstreams.customers.get(number)?.custom?.fields ?? {};
    fields.preferred_club = '6499';
    expect(await read()).toEqual({ preferredClub: { key: '6402' }, isPreferredClubReplaced: true });
    await ask(ana, 'mutation { setPreferredClub(input: { clubId: "6402" }) { __typename } }');
    expect(await read()).toEqual({ preferredClub: { key: '6402' }, isPreferredClubReplaced: false });
  });
});

describe('setPreferredClub', () => {
  const mutation = `mutation($club: ID!) { setPreferredClub(input: { clubId: $club }) {
    __typename
    ... on UserError { code message }
    ... on SetPreferredClubSuccess { member { preferredClub { key } } }
  } }`;
  const set = async (club: string) => (await ask(ana, mutation, { club })).data.setPreferredClub;
  const success = (key: string) => ({
    __typename: 'SetPreferredClubSuccess',
    member: { preferredClub: { key } },
  });
  const stored = () => world.upstreams.customers.get(number)?.custom?.fields;
  const writes = () => world.upstreams.calls.filter((call) => call.startsWith('POST /tarima')).length;

  it('keeps the club, and writes nothing when it is kept already (CLUBS-46)', async () => {
    expect(await set('6403')).toEqual(success('6403'));
    expect(await set('6403')).toEqual(success('6403'));
    expect([stored()?.preferred_club, stored()?.country, writes()]).toEqual(['6403', 'CR', 1]);
  });

  it('goes through although somebody else changes the profile meanwhile', async () => {
    let others = 3;
    world.upstreams.onWrite = (known) => {
      if (others > 0) known.version += 1;
      others -= 1;
    };
    expect(await set('6403')).toEqual(success('6403'));
    expect(stored()?.preferred_club).toBe('6403');
  });

  it('gives up when the profile never stands still', async () => {
    world.upstreams.onWrite = (known) => {
      known.version += 1;
    };
    expect((await ask(ana, mutation, { club: '6403' })).codes).toEqual(['UPSTREAM_UNAVAILABLE']);
    expect([stored()?.preferred_club, writes()]).toEqual(['6401', 5]);
  });

  it('works for a customer without fields (ACCOUNT-8)', async () => {
    delete world.upstreams.customers.get(number)?.custom;
    expect(await set('6403')).toEqual(success('6403'));
  });

  it.each(['7201', '6499', '64', '', "6401' or 1"])('refuses %j (CLUBS-46)', async (club) => {
    expect(await set(club)).toMatchObject({
      __typename: 'PreferredClubUnavailable',
      code: 'PREFERRED_CLUB_UNAVAILABLE',
    });
    expect([stored()?.preferred_club, writes()]).toEqual(['6401', 0]);
  });

  it('needs a member (CLUBS-47)', async () => {
    for (const identity of [guest, marcus]) {
      expect((await ask(identity, mutation, { club: '6403' })).codes).toEqual(['UNAUTHENTICATED']);
    }
  });
});

import type { Caller } from '@tarima/service-kit/caller';
import { describe, expect, it } from 'vitest';
import { createCustomer } from '../testing/customer.ts';
import { ana, anaNumber, guest, marcus, setUpFixture } from '../testing/service.ts';

const fixture = setUpFixture();

const execute: typeof fixture.service.execute = (...parameters) => fixture.service.execute(...parameters);

describe('me', () => {
  it('is the signed-in member, read once per request (MEMBERSHIP-14)', async () => {
    const { data, codes } = await execute(
      ana,
      `{
        me {
          id membershipNumber firstName lastName email marketCode preferredClub { key }
          addresses { id isDefault isDeliverable }
          membership { type status expiresOn isActive }
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
      membership: { type: 'DIAMOND', status: 'ACTIVE', expiresOn: '2027-06-23', isActive: true },
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
    const countRequests = (part: string) =>
      fixture.upstreams.requests.filter((request) => request.includes(part)).length;
    expect([countRequests('/customers/'), countRequests('/validate')]).toEqual([1, 1]);
  });

  it.each(['EXPIRED', 'BLOCKED', 'CANCELLED', 'CARD_INACTIVE'])(
    'has the status %s of the membership API (ACCOUNT-250)',
    async (status) => {
      fixture.upstreams.validMemberships.clear();
      fixture.upstreams.blockStatuses.set(anaNumber, status);
      const { data } = await execute(ana, '{ me { membership { status isActive } } }');
      expect(data.me).toEqual({ membership: { status, isActive: false } });
    },
  );

  it.each([
    [true, ['Esteban Mora']],
    [false, []],
  ])('returns the names on the other cards when the first card is %s (MEMBERSHIP-233)', async (primaryCard, names) => {
    Object.assign(fixture.upstreams.membershipDetails, { primaryCard, cards: ['Esteban Mora'] });
    const { data } = await execute(ana, '{ me { membership { otherCardholders } } }');
    expect(data.me).toEqual({ membership: { otherCardholders: names } });
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

describe('isPreferredClubReplaced', () => {
  it('is true while the saved club is not available, and false once the default is saved (CLUBS-43)', async () => {
    const read = async () => (await execute(ana, '{ me { preferredClub { key } isPreferredClubReplaced } }')).data.me;
    expect(await read()).toEqual({ preferredClub: { key: '6401' }, isPreferredClubReplaced: false });
    const fields = fixture.upstreams.customers.get(anaNumber)?.custom?.fields ?? {};
    fields.preferred_club = '6499';
    expect(await read()).toEqual({ preferredClub: { key: '6402' }, isPreferredClubReplaced: true });
    await execute(ana, 'mutation { setPreferredClub(input: { clubKey: "6402" }) { __typename } }');
    expect(await read()).toEqual({ preferredClub: { key: '6402' }, isPreferredClubReplaced: false });
  });
});

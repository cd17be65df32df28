import { describe, expect, it } from 'vitest';
import { ana, anaNumber, guest, marcus, setUpFixture } from '../testing/service.ts';

const fixture = setUpFixture();

const execute: typeof fixture.service.execute = (...parameters) => fixture.service.execute(...parameters);

describe('setPreferredClub', () => {
  const mutation = `mutation($club: ID!) { setPreferredClub(input: { clubKey: $club }) {
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

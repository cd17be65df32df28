import { describe, expect, it } from 'vitest';
import { createCustomer } from '../testing/customer.ts';
import { ana, anaNumber, marcus, setUpFixture } from '../testing/service.ts';

const fixture = setUpFixture();

const query = `{ me { membership {
  renewal { isEligible reasons { name code } }
  upgrade { isEligible reasons { name code } }
} } }`;
const readEligibility = async () => {
  const { data, codes } = await fixture.service.execute(ana, query);
  expect(codes).toBeUndefined();
  return (data.me as { membership: Record<'renewal' | 'upgrade', unknown> | null }).membership;
};
const impossible = (...reasons: (readonly [code: number, name: string])[]) => ({
  isEligible: false,
  reasons: reasons.map(([code, name]) => ({ code, name })),
});
const possible = { isEligible: true, reasons: [] };
const listRequests = () => fixture.upstreams.requests.filter((request) => /is-|transactions/.test(request)).sort();

describe('renewal and upgrade', () => {
  it('are possible without a reason against them (MEMBERSHIP-19)', async () => {
    expect(await readEligibility()).toEqual({ renewal: possible, upgrade: possible });
    expect(listRequests()).toEqual([
      `GET /v1/memberships/${anaNumber}/transactions`,
      'POST /v1/memberships/is-renewable',
      'POST /v1/memberships/is-upgradable',
    ]);
  });

  it('have the reasons of the membership API, in its order (MEMBERSHIP-19, MEMBERSHIP-20)', async () => {
    fixture.upstreams.eligibility.renewalReasons = [80002, 80004];
    fixture.upstreams.eligibility.upgradeReasons = [110002, 110003, 110004, 110005, 110006];
    expect(await readEligibility()).toEqual({
      renewal: impossible([80002, 'STATUS'], [80004, 'MULTIPLE_CARDS']),
      upgrade: impossible(
        [110002, 'STATUS'],
        [110003, 'TYPE'],
        [110004, 'SECONDARY'],
        [110005, 'NOT_ALLOWED'],
        [110006, 'MAX_CARDS'],
      ),
    });
  });

  it('exclude a renewal before the renewal period, whatever the membership API returns (MEMBERSHIP-23, MEMBERSHIP-24)', async () => {
    fixture.upstreams.expiresOn = '2099-12-31';
    expect((await readEligibility())?.renewal).toEqual(impossible([80005, 'EXPIRY']));
    fixture.upstreams.eligibility.renewalReasons = [80005];
    expect((await readEligibility())?.renewal).toEqual(impossible([80005, 'EXPIRY']));
  });

  it('exclude an upgrade that the membership API does not offer (MEMBERSHIP-25)', async () => {
    fixture.upstreams.eligibility.isUpgradeOffered = false;
    expect((await readEligibility())?.upgrade).toEqual(impossible([110005, 'NOT_ALLOWED']));
  });

  it('are not requested from the membership API where they are switched off (MEMBERSHIP-21, MEMBERSHIP-22, ACCOUNT-8)', async () => {
    fixture.upstreams.customers.set(anaNumber, {
      ...createCustomer(),
      custom: { type: { typeId: 'type', id: 'u' }, fields: { country: 'NI' } },
    });
    expect(await readEligibility()).toEqual({
      renewal: impossible([80001, 'CONFIG']),
      upgrade: impossible([110001, 'CONFIG']),
    });
    expect(listRequests()).toEqual([]);
  });

  it('have the reason API when the membership API is down or returns an unknown code (MEMBERSHIP-26)', async () => {
    fixture.upstreams.down.add('eligibility');
    expect(await readEligibility()).toEqual({
      renewal: impossible([80003, 'API']),
      upgrade: impossible([80003, 'API']),
    });
    fixture.upstreams.down.clear();
    fixture.upstreams.eligibility.renewalReasons = [90001];
    expect(await readEligibility()).toEqual({ renewal: impossible([80003, 'API']), upgrade: possible });
  });

  it('have the message of editors for the first reason, in the language of the request (MEMBERSHIP-301)', async () => {
    const messages = `{ me { membership { renewal { message { title text } } upgrade { message { title text } } } } }`;
    const readMessages = async () => (await fixture.service.execute(ana, messages)).data.me;
    fixture.upstreams.eligibility.renewalReasons = [80005, 80004];
    fixture.upstreams.eligibility.upgradeReasons = [110003];
    const renewal = { message: { title: 'Too early', text: 'It ends on {date}.' } };
    expect(await readMessages()).toEqual({ membership: { renewal, upgrade: { message: null } } });
    fixture.upstreams.eligibility.renewalReasons = [80004, 80005];
    expect(await readMessages()).toMatchObject({ membership: { renewal: { message: null } } });
  });

  it('are not readable by another member (MEMBERSHIP-15)', async () => {
    fixture.upstreams.customers.set('72012208710001', { ...createCustomer(), key: '72012208710001' });
    const references = `query($r: [_Any!]!) { _entities(representations: $r) { ... on Member { membership { renewal { isEligible } } } } }`;
    const { data } = await fixture.service.execute(marcus, references, {
      r: [{ __typename: 'Member', id: 'sub-ana' }],
    });
    expect([data._entities, listRequests()]).toEqual([[null], []]);
  });
});

import { describe, expect, it } from 'vitest';
import { ana, anasNumber, freshWorld, marcus } from './testing/service.ts';
import { customer } from './testing/upstreams.ts';

const world = freshWorld();

const question = `{ me { membership {
  renewal { isPossible reasons { name code } }
  upgrade { isPossible reasons { name code } }
} } }`;
const ask = async (identity = ana) => {
  const { data, codes } = await world.service.ask(identity, question);
  expect(codes).toBeUndefined();
  return (data.me as { membership: Record<'renewal' | 'upgrade', unknown> | null }).membership;
};
const no = (...reasons: (readonly [code: number, name: string])[]) => ({
  isPossible: false,
  reasons: reasons.map(([code, name]) => ({ code, name })),
});
const yes = { isPossible: true, reasons: [] };
const asked = () => world.upstreams.calls.filter((call) => /is-|transactions/.test(call)).sort();

describe('renewal and upgrade', () => {
  it('are possible when nothing speaks against them (MEMBERSHIP-19)', async () => {
    expect(await ask()).toEqual({ renewal: yes, upgrade: yes });
    expect(asked()).toEqual([
      `GET /v1/memberships/${anasNumber}/transactions`,
      'POST /v1/memberships/is-renewable',
      'POST /v1/memberships/is-upgradable',
    ]);
  });

  it('have the reasons that the club gives, in its order (MEMBERSHIP-19, MEMBERSHIP-20)', async () => {
    world.upstreams.refusals.renewal = [80002, 80004];
    world.upstreams.refusals.upgrade = [110002, 110003, 110004, 110005, 110006];
    expect(await ask()).toEqual({
      renewal: no([80002, 'STATUS'], [80004, 'MULTIPLE_CARDS']),
      upgrade: no(
        [110002, 'STATUS'],
        [110003, 'TYPE'],
        [110004, 'SECONDARY'],
        [110005, 'NOT_ALLOWED'],
        [110006, 'MAX_CARDS'],
      ),
    });
  });

  it('wait for the days in which the shop renews, whatever the club says (MEMBERSHIP-23, MEMBERSHIP-24)', async () => {
    world.upstreams.expiresOn = '2099-12-31';
    expect((await ask())?.renewal).toEqual(no([80005, 'EXPIRY']));
    world.upstreams.refusals.renewal = [80005];
    expect((await ask())?.renewal).toEqual(no([80005, 'EXPIRY']));
  });

  it('need the club to sell the upgrade (MEMBERSHIP-25)', async () => {
    world.upstreams.refusals.sellsUpgrade = false;
    expect((await ask())?.upgrade).toEqual(no([110005, 'NOT_ALLOWED']));
  });

  it('are not asked for where the shop does not do them (MEMBERSHIP-21, MEMBERSHIP-22, ACCOUNT-8)', async () => {
    world.upstreams.customers.set(anasNumber, {
      ...customer(),
      custom: { type: { typeId: 'type', id: 'u' }, fields: { country: 'NI' } },
    });
    expect(await ask()).toEqual({ renewal: no([80001, 'CONFIG']), upgrade: no([110001, 'CONFIG']) });
    expect(asked()).toEqual([]);
  });

  it('name the service when it does not answer, or says what nobody understands (MEMBERSHIP-26)', async () => {
    world.upstreams.down.add('eligibility');
    expect(await ask()).toEqual({ renewal: no([80003, 'API']), upgrade: no([80003, 'API']) });
    world.upstreams.down.clear();
    world.upstreams.refusals.renewal = [90001];
    expect(await ask()).toEqual({ renewal: no([80003, 'API']), upgrade: yes });
  });

  it("are nobody else's (MEMBERSHIP-15)", async () => {
    world.upstreams.customers.set('72012208710001', { ...customer(), key: '72012208710001' });
    const query = `query($r: [_Any!]!) { _entities(representations: $r) { ... on Member { membership { renewal { isPossible } } } } }`;
    const { data } = await world.service.ask(marcus, query, { r: [{ __typename: 'Member', id: 'sub-ana' }] });
    expect([data._entities, asked()]).toEqual([[null], []]);
  });
});

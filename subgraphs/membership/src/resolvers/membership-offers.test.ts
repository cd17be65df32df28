import { describe, expect, it } from 'vitest';
import { createCustomer } from '../testing/customer.ts';
import { ana, anaNumber, guest, setUpFixture } from '../testing/service.ts';

const fixture = setUpFixture();
const fields = `type
  price { centAmount currency } priceInUsd { centAmount currency }
  yearlyPrice { centAmount currency } yearlyPriceInUsd { centAmount currency }`;
const query = `query ($club: ID!) { membershipOffers(clubKey: $club) { ${fields} } }`;
const findOffers = async (club: string) => {
  const { data, codes } = await fixture.service.execute(guest, query, { club });
  return { offers: data.membershipOffers, codes };
};
const colones = (centAmount: number) => ({ centAmount, currency: 'CRC' });
const dollars = (centAmount: number) => ({ centAmount, currency: 'USD' });
const createOffer = (type: string, price: number, prices = {}) => ({
  type,
  price: colones(price),
  priceInUsd: null,
  yearlyPrice: colones(price),
  yearlyPriceInUsd: null,
  ...prices,
});

describe('membershipOffers', () => {
  it('returns what a club charges for a year to everyone, in the order of the types (MEMBERSHIP-53)', async () => {
    expect(await findOffers('6401')).toEqual({
      offers: [
        createOffer('DIAMOND', 1_785_000),
        createOffer('PLATINUM', 3_825_000),
        createOffer('BUSINESS', 1_785_000),
      ],
    });
    expect(fixture.upstreams.priceRequests).toEqual([
      { location: { clubCode: '6401', country: 'CR' }, context: 'NEW', version: 1 },
    ]);
  });

  it('adds US dollars where the market shows them (MEMBERSHIP-55)', async () => {
    fixture.service.settings.priceInUsd = true;
    const usd = dollars(3_500);
    expect((await findOffers('6401')).offers).toContainEqual(
      createOffer('DIAMOND', 1_785_000, { priceInUsd: usd, yearlyPriceInUsd: usd }),
    );
  });

  it('returns no price where the market hides them, not even in US dollars (MEMBERSHIP-54)', async () => {
    fixture.service.settings.hidePrice = true;
    fixture.service.settings.priceInUsd = true;
    expect((await findOffers('6401')).offers).toContainEqual(
      createOffer('DIAMOND', 0, { price: null, yearlyPrice: null }),
    );
  });

  it.each([
    ['that is excluded (MEMBERSHIP-50)', '6403'],
    ['that takes no online orders (MEMBERSHIP-150)', '6408'],
    ['of another market', '7201'],
    ['that does not exist', 'zapote'],
  ])('is empty for a club %s', async (_case, club) => {
    expect(await findOffers(club)).toEqual({ offers: [] });
    expect(fixture.upstreams.priceRequests).toEqual([]);
  });

  it('is empty where the market sells no memberships (MEMBERSHIP-49)', async () => {
    fixture.service.settings.purchase = false;
    expect(await findOffers('6401')).toEqual({ offers: [] });
  });

  it('is null while the membership API is down; other fields are returned (MEMBERSHIP-151)', async () => {
    fixture.upstreams.down.add('prices');
    const { data, codes } = await fixture.service.execute(
      guest,
      `{ membershipOffers(clubKey: "6401") { type } territories { name } }`,
    );
    expect(codes).toEqual(['UPSTREAM_UNAVAILABLE']);
    expect(data).toMatchObject({ membershipOffers: null, territories: expect.arrayContaining([{ name: 'San José' }]) });
  });
});

describe('renewalOffer and upgradeOffer', () => {
  const ownQuery = `{ me { firstName membership { type renewalOffer { ${fields} } upgradeOffer { ${fields} } } } }`;
  const findOwnOffers = async () => {
    const { data, codes } = await fixture.service.execute(ana, ownQuery);
    const { membership, firstName } = data.me as { membership: Record<string, unknown>; firstName: string };
    return { ...membership, firstName, codes };
  };

  it('return what a member pays today, for an upgrade the share of the days that are left (MEMBERSHIP-152)', async () => {
    expect(await findOwnOffers()).toMatchObject({
      renewalOffer: createOffer('DIAMOND', 1_785_000),
      upgradeOffer: createOffer('PLATINUM', 1_020_000, { yearlyPrice: colones(2_040_000) }),
    });
    const location = { clubCode: '6401', country: 'CR' };
    expect(fixture.upstreams.priceRequests).toEqual([
      { location, context: 'RENEWAL', version: 1, membership: anaNumber },
      { location, context: 'UPGRADE', version: 1, membership: anaNumber },
    ]);
  });

  it('hide prices as those of new memberships (MEMBERSHIP-54)', async () => {
    fixture.service.settings.hidePrice = true;
    const hidden = { price: null, yearlyPrice: null };
    expect(await findOwnOffers()).toMatchObject({
      renewalOffer: createOffer('DIAMOND', 0, hidden),
      upgradeOffer: createOffer('PLATINUM', 0, hidden),
    });
  });

  it('are null without an upgrade of the type, and where they are switched off (MEMBERSHIP-21, MEMBERSHIP-22)', async () => {
    fixture.upstreams.hasUpgrade = false;
    expect(await findOwnOffers()).toMatchObject({ renewalOffer: { type: 'DIAMOND' }, upgradeOffer: null });
    fixture.upstreams.priceRequests.length = 0;
    fixture.upstreams.customers.set(anaNumber, {
      ...createCustomer(),
      custom: { type: { typeId: 'type', id: 'u' }, fields: { country: 'NI' } },
    });
    expect(await findOwnOffers()).toMatchObject({ renewalOffer: null, upgradeOffer: null });
    expect(fixture.upstreams.priceRequests).toEqual([]);
  });

  it('are null while the membership API has no prices; the membership is returned (MEMBERSHIP-151)', async () => {
    fixture.upstreams.down.add('prices');
    expect(await findOwnOffers()).toEqual({
      firstName: 'Ana Lucía',
      type: 'DIAMOND',
      renewalOffer: null,
      upgradeOffer: null,
      codes: ['UPSTREAM_UNAVAILABLE', 'UPSTREAM_UNAVAILABLE'],
    });
  });
});

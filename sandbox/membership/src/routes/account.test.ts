import { afterAll, describe, expect, it } from 'vitest';
import { numbers, startMembership } from '../testing/membership-fixture.ts';

const api = await startMembership();
afterAll(api.close);
const { v1 } = api;
const { ana, marcus, sofia, shanice, valentina } = numbers;
const holder = {
  firstName: 'Eva',
  lastName: 'Mora',
  email: 'eva@tarima.test',
  cellPhone: '88887777',
  birthDate: '1999-01-02',
};

describe('a cancellation', () => {
  it('cancels all cards of the account, once', async () => {
    await Promise.all([v1.cancel(ana), v1.cancel(ana)]);
    expect(await v1.validate(ana)).toEqual({ result: false, blockStatus: 'CANCELLED' });
    expect(await v1.validate('64011045120002')).toEqual({ result: false, blockStatus: 'CANCELLED' });
    expect(await v1.getMembership(ana)).toMatchObject({ accountStatusCode: 'CANCELLED' });
    expect((await v1.isUpgradable(ana)).reasons).toContainEqual({ code: 110002 });
  });

  it.each([
    ['the holder of another card', shanice, 'SECONDARY_CARD'],
    ['a blocked account', valentina, 'MEMBERSHIP_BLOCKED'],
  ])('is refused for %s', async (_what, membership, errorCode) => {
    await expect(v1.cancel(membership)).rejects.toMatchObject({ status: 422, body: { errorCode } });
    expect(await v1.validate(membership)).not.toMatchObject({ blockStatus: 'CANCELLED' });
  });

  it.each([{ membership: sofia }, { membership: sofia, action: 'DELETE' }, { membership: '1', action: 'CANCEL' }])(
    'is rejected without the action: %o',
    async (body) => {
      expect((await api.call('POST', '/v1/memberships/cancellation', body)).statusCode).toBe(400);
    },
  );
});

describe('cards of the family', () => {
  it('are added up to the limit of the type, with the next number', async () => {
    expect(await v1.getCards(sofia)).toMatchObject({ cards: [{ cardId: sofia }], maximumCards: 2 });
    const results = await Promise.allSettled(
      ['Eva', 'Leo', 'Iris'].map((firstName) => v1.addCard(sofia, { ...holder, firstName })),
    );
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
    const { cards } = await v1.getCards(sofia);
    expect(cards.map(({ cardId }) => cardId)).toEqual([sofia, '64031050200002']);
    expect(await v1.validate('64031050200002')).toEqual({ result: true });
    expect(await v1.getMembership(sofia)).toMatchObject({ membershipCards: 2, primaryCard: true });
  });

  it.each([
    ['a person with a card', { membership: marcus, added: true }, 'CARD_EXISTS'],
    ['the holder of another card', { membership: shanice, added: false }, 'SECONDARY_CARD'],
    ['a blocked account', { membership: valentina, added: false }, 'MEMBERSHIP_BLOCKED'],
  ])('are not added for %s', async (_what, { membership, added }, errorCode) => {
    if (added) await v1.addCard(membership, holder);
    await expect(v1.addCard(membership, holder)).rejects.toMatchObject({ body: { errorCode } });
  });
});

describe('extended attributes', () => {
  it('are set, changed and removed by name, for one card', async () => {
    const set = (attributeName: string, attributeValue: string) =>
      v1.setAttributes(sofia, [{ attributeName, attributeValue }]);
    await set('occupation', 'Chef');
    await set('household', '4');
    await set('occupation', 'Baker');
    expect(await v1.getAttributes(sofia)).toEqual([
      { attributeName: 'household', attributeValue: '4' },
      { attributeName: 'occupation', attributeValue: 'Baker' },
    ]);
    expect(await set('household', '')).toEqual([{ attributeName: 'occupation', attributeValue: 'Baker' }]);
    expect(await v1.getAttributes(marcus)).toEqual([]);
    const [published] = (await api.call('GET', `/v1/memberships/${sofia}/extended-attributes`)).json().attributes;
    expect(published).toMatchObject({ membership: sofia, personId: '1050200001' });
  });

  it('have a limit for each person', async () => {
    const buildAttributes = (from: number) =>
      Array.from({ length: 20 }, (_value, index) => ({ attributeName: `a${from + index}`, attributeValue: 'x' }));
    await v1.setAttributes(marcus, buildAttributes(0));
    await v1.setAttributes(marcus, buildAttributes(20));
    await expect(v1.setAttributes(marcus, buildAttributes(40))).rejects.toMatchObject({ status: 422 });
    expect(await v1.getAttributes(marcus)).toHaveLength(40);
  });

  it('are rejected when a name occurs twice', async () => {
    const attribute = { attributeName: 'occupation', attributeValue: 'Chef' };
    await expect(v1.setAttributes(sofia, [attribute, attribute])).rejects.toMatchObject({ status: 400 });
  });
});

it('adds a payment card of an account once for its token', async () => {
  const card = { cardToken: 'token-0001', brand: 'VISA', lastFour: '1000', expiry: '1229' };
  await v1.addPaymentCard(sofia, card);
  expect(await v1.addPaymentCard(sofia, { ...card, expiry: '0131' })).toEqual([{ ...card, expiry: '0131' }]);
  await expect(v1.addPaymentCard(sofia, { ...card, lastFour: '4000000000001000' })).rejects.toMatchObject({
    status: 400,
  });
});

it('returns a country with its provinces and cities', async () => {
  const { territory } = (await api.call('GET', '/v1/territories/countries/CR')).json();
  const [first] = territory.cities;
  expect([territory.id, territory.name]).toEqual(['CR', 'Costa Rica']);
  expect(first.zones).toEqual(await v1.getZones(first.id));
  expect(territory.cities.map(({ zones: _zones, ...city }: { zones: unknown }) => city)).toEqual(
    await v1.getCities('CR'),
  );
});

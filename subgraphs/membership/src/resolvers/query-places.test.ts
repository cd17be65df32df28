import { describe, expect, it } from 'vitest';
import { ana, guest, setUpFixture } from '../testing/service.ts';

const fixture = setUpFixture();

const placeFields = '{ latitude longitude plusCode streetText }';
const church = {
  latitude: 9.9322,
  longitude: -84.1386,
  plusCode: '66XQWVJ6+VH',
  streetText: 'Iglesia de San Rafael, Escazú, San José',
};
const findPlaceAt = (latitude: number, longitude: number) =>
  fixture.service.execute(
    ana,
    `query($a: Float!, $o: Float!) { placeByPosition(latitude: $a, longitude: $o) { __typename ... on Place ${placeFields} ... on UserError { code } } }`,
    { a: latitude, o: longitude },
  );

describe('places', () => {
  it('are suggested, and found by id and by text (ADDRESSES-44, ADDRESSES-46)', async () => {
    const { data } = await fixture.service.execute(
      ana,
      `{
        placeSuggestions(text: " iglesia ") { id text }
        blank: placeSuggestions(text: "  ") { id }
        place(id: "mark-7") ${placeFields}
        none: place(id: "nothing") ${placeFields}
        far: place(id: "far") ${placeFields}
        placeByText(text: "iglesia") ${placeFields}
      }`,
    );
    expect(data).toEqual({
      placeSuggestions: [{ id: 'mark-7', text: church.streetText }],
      blank: [],
      place: church,
      none: null,
      far: null,
      placeByText: church,
    });
  });

  it('are found at a position, with at most 100 characters of text (ADDRESSES-47)', async () => {
    const { data } = await findPlaceAt(9.93, -84.13);
    expect(data.placeByPosition).toMatchObject({ __typename: 'Place', latitude: 9.93, longitude: -84.13 });
    const { streetText } = data.placeByPosition as typeof church;
    expect([streetText.slice(0, 24), streetText.length]).toEqual(['200 m sur de la muy anti', 100]);
  });

  it('have the plus code as their text where the map service has none (ADDRESSES-55)', async () => {
    const { data } = await findPlaceAt(8.5, -84);
    expect(data.placeByPosition).toMatchObject({ streetText: '66WRG222+22', plusCode: '66WRG222+22' });
  });

  it('are deliverable where a club delivers (ADDRESSES-80)', async () => {
    const query = '{ placeByText(text: "iglesia") { isDeliverable } }';
    expect((await fixture.service.execute(ana, query)).data).toEqual({ placeByText: { isDeliverable: true } });
    fixture.upstreams.coverage.set(church.plusCode, []);
    expect((await fixture.service.execute(ana, query)).data).toEqual({ placeByText: { isDeliverable: false } });
  });

  it('are rejected outside the market (ADDRESSES-59)', async () => {
    const { data } = await findPlaceAt(18, -76.8);
    expect(data.placeByPosition).toEqual({ __typename: 'PlaceOutsideMarket', code: 'PLACE_OUTSIDE_MARKET' });
  });

  it('require a signed-in member and are limited per minute (ADDRESSES-56)', async () => {
    const query = '{ placeSuggestions(text: "iglesia") { id } }';
    expect((await fixture.service.execute(guest, query)).codes).toEqual(['UNAUTHENTICATED']);
    for (let count = 0; count < 5; count += 1)
      expect((await fixture.service.execute(ana, query)).codes).toBeUndefined();
    expect((await fixture.service.execute(ana, query)).codes).toEqual(['TOO_MANY_REQUESTS']);
  });

  it.each([
    ['the longest text', 'a'.repeat(150)],
    ['blanks', '   '],
    ['an empty text', ''],
  ])('can be searched by %s (ADDRESSES-45, ADDRESSES-46)', async (_case, text) => {
    const { data, codes } = await fixture.service.execute(
      ana,
      'query($t: String!) { placeSuggestions(text: $t) { id } }',
      {
        t: text,
      },
    );
    expect([data, codes]).toEqual([{ placeSuggestions: [] }, undefined]);
  });

  it.each([
    `placeSuggestions(text: "${'a'.repeat(151)}") { id }`,
    `placeByText(text: "${'a'.repeat(151)}") { plusCode }`,
    'placeSuggestions(text: "a", limit: 0) { id }',
    'placeByPosition(latitude: 91, longitude: 0) { __typename }',
  ])('are not searched with invalid arguments: %s (ADDRESSES-45)', async (field) => {
    expect((await fixture.service.execute(ana, `{ ${field} }`)).codes).toEqual(['BAD_USER_INPUT']);
  });

  it('fail alone while the map service is down', async () => {
    fixture.upstreams.down.add('maps');
    const { data, codes } = await fixture.service.execute(
      ana,
      '{ me { firstName } placeByText(text: "iglesia") { plusCode } }',
    );
    expect([data.me, codes]).toEqual([{ firstName: 'Ana Lucía' }, ['UPSTREAM_UNAVAILABLE']]);
  });

  it('have the territories that contain them (ADDRESSES-78)', async () => {
    const { data } = await fixture.service.execute(ana, '{ place(id: "mark-7") { territories { id name } } }');
    expect(data.place).toEqual({
      territories: [
        { id: '1', name: 'San José' },
        { id: '1/102', name: 'Escazú' },
      ],
    });
  });
});

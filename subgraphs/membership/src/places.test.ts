import { describe, expect, it } from 'vitest';
import { ana, freshWorld, guest } from './testing/service.ts';

const world = freshWorld();

const place = '{ latitude longitude plusCode streetText }';
const church = {
  latitude: 9.9322,
  longitude: -84.1386,
  plusCode: '66XQWVJ6+VH',
  streetText: 'Iglesia de San Rafael, Escazú, San José',
};
const at = (latitude: number, longitude: number) =>
  world.service.ask(
    ana,
    `query($a: Float!, $o: Float!) { placeAt(latitude: $a, longitude: $o) { __typename ... on Place ${place} ... on UserError { code } } }`,
    { a: latitude, o: longitude },
  );

describe('places', () => {
  it('are suggested, told by their ids and found by their words (ADDRESSES-44, ADDRESSES-46)', async () => {
    const { data } = await world.service.ask(
      ana,
      `{
        placeSuggestions(text: " iglesia ") { id text }
        blank: placeSuggestions(text: "  ") { id }
        place(id: "mark-7") ${place}
        none: place(id: "nothing") ${place}
        far: place(id: "far") ${place}
        findPlace(text: "iglesia") ${place}
      }`,
    );
    expect(data).toEqual({
      placeSuggestions: [{ id: 'mark-7', text: church.streetText }],
      blank: [],
      place: church,
      none: null,
      far: null,
      findPlace: church,
    });
  });

  it('are told at a position, in at most 100 characters (ADDRESSES-47)', async () => {
    const { data } = await at(9.93, -84.13);
    expect(data.placeAt).toMatchObject({ __typename: 'Place', latitude: 9.93, longitude: -84.13 });
    const { streetText } = data.placeAt as typeof church;
    expect([streetText.slice(0, 24), streetText.length]).toEqual(['200 m sur de la muy anti', 100]);
  });

  it('are told by their plus code where the map has no words (ADDRESSES-55)', async () => {
    const { data } = await at(8.5, -84);
    expect(data.placeAt).toMatchObject({ streetText: '66WRG222+22', plusCode: '66WRG222+22' });
  });

  it('tell whether a club delivers there (ADDRESSES-80)', async () => {
    const query = '{ findPlace(text: "iglesia") { isDeliverable } }';
    expect((await world.service.ask(ana, query)).data).toEqual({ findPlace: { isDeliverable: true } });
    world.upstreams.coverage.set(church.plusCode, []);
    expect((await world.service.ask(ana, query)).data).toEqual({ findPlace: { isDeliverable: false } });
  });

  it('lie in the market (ADDRESSES-59)', async () => {
    const { data } = await at(18, -76.8);
    expect(data.placeAt).toEqual({ __typename: 'PlaceOutsideMarket', code: 'PLACE_OUTSIDE_MARKET' });
  });

  it('are for members, so many a minute (ADDRESSES-56)', async () => {
    const query = '{ placeSuggestions(text: "iglesia") { id } }';
    expect((await world.service.ask(guest, query)).codes).toEqual(['UNAUTHENTICATED']);
    for (let time = 0; time < 5; time += 1) expect((await world.service.ask(ana, query)).codes).toBeUndefined();
    expect((await world.service.ask(ana, query)).codes).toEqual(['TOO_MANY_REQUESTS']);
  });

  it.each([
    ['words of the greatest length', 'a'.repeat(150)],
    ['blanks', '   '],
    ['nothing', ''],
  ])('may be asked for by %s (ADDRESSES-45, ADDRESSES-46)', async (_what, text) => {
    const { data, codes } = await world.service.ask(ana, 'query($t: String!) { placeSuggestions(text: $t) { id } }', {
      t: text,
    });
    expect([data, codes]).toEqual([{ placeSuggestions: [] }, undefined]);
  });

  it.each([
    `placeSuggestions(text: "${'a'.repeat(151)}") { id }`,
    `findPlace(text: "${'a'.repeat(151)}") { plusCode }`,
    'placeSuggestions(text: "a", limit: 0) { id }',
    'placeAt(latitude: 91, longitude: 0) { __typename }',
  ])('are not looked for by what makes no sense: %s (ADDRESSES-45)', async (field) => {
    expect((await world.service.ask(ana, `{ ${field} }`)).codes).toEqual(['BAD_USER_INPUT']);
  });

  it('are not there while the map is away; the profile is', async () => {
    world.upstreams.down.add('maps');
    const { data, codes } = await world.service.ask(
      ana,
      '{ me { firstName } findPlace(text: "iglesia") { plusCode } }',
    );
    expect([data.me, codes]).toEqual([{ firstName: 'Ana Lucía' }, ['UPSTREAM_UNAVAILABLE']]);
  });
});

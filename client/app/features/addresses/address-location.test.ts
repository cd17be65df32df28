import { describe, expect, it } from 'vitest';
import {
  type AddressLocation,
  type LocationAction,
  nextLocation,
  nowhere,
  smallestOf,
  territoriesOf,
  territoryText,
  territoryTexts,
} from './address-location.ts';

const place = {
  position: { latitude: 9.92, longitude: -84.14 },
  plusCode: '762X9V96+2X',
  streetText: 'Parque de Escazú, Escazú',
  isDeliverable: true,
  territories: {},
};
const sanJose = { id: '1', name: 'San José' };
const escazu = { id: '1-2', name: 'Escazú' };
const sanRafael = { id: '1-2-3', name: 'San Rafael' };

const after = (...actions: LocationAction[]): AddressLocation => actions.reduce(nextLocation, nowhere);
const choose = (level: 'province' | 'city' | 'district', territory: typeof sanJose | null): LocationAction => ({
  type: 'territory-chosen',
  level,
  territory,
});
const byHand = [choose('province', sanJose), choose('city', escazu), choose('district', sanRafael)];

describe('a place that was found', () => {
  it('confirms its own words', () => {
    expect(after({ type: 'typed', text: 'parque esc' }, { type: 'look-up-started' }, { type: 'found', place })).toEqual(
      {
        ...nowhere,
        text: place.streetText,
        confirmedText: place.streetText,
        place,
        isFound: true,
      },
    );
  });

  it('gives at most 100 characters of its words (ADDRESSES-47)', () => {
    const long = { ...place, streetText: `${'calle '.repeat(30)}` };
    expect(after({ type: 'found', place: long }).text.length).toBeLessThanOrEqual(100);
  });

  it('ends the editing of the pin', () => {
    const position = { latitude: 9.93, longitude: -84.1 };
    const edited = after({ type: 'found', place }, { type: 'pin-edited', position });
    expect(edited.editedPin).toEqual(position);
    expect(nextLocation(edited, { type: 'found', place: { ...place, position } })).toMatchObject({
      editedPin: null,
      place: { position },
    });
  });
});

describe('typing in the location box', () => {
  it('clears what was found and what was wrong, and leaves manual mode (ADDRESSES-49)', () => {
    const failed = after(...byHand, { type: 'found', place }, { type: 'not-found', problem: 'not-found' });
    expect(failed).toMatchObject({ isManual: true, isFound: true, problem: 'not-found' });
    expect(nextLocation(failed, { type: 'typed', text: 'x' })).toMatchObject({
      text: 'x',
      isFound: false,
      isManual: false,
      problem: null,
    });
  });

  it('takes 150 characters (ADDRESSES-45)', () => {
    expect(after({ type: 'typed', text: 'x'.repeat(200) }).text).toHaveLength(150);
  });
});

describe('province, city and district by hand', () => {
  it('are the words of the address, the smallest first, and have to be found (ADDRESSES-74)', () => {
    expect(after(...byHand)).toMatchObject({
      isManual: true,
      isFound: false,
      text: 'San Rafael, Escazú, San José',
    });
  });

  it('keep their words when the map tells where they are (ADDRESSES-74)', () => {
    expect(after(...byHand, { type: 'found', place })).toMatchObject({
      text: 'San Rafael, Escazú, San José',
      confirmedText: 'San Rafael, Escazú, San José',
      isFound: true,
    });
  });

  it('are looked for without the smallest when the map does not know it; the pin then waits to be confirmed (ADDRESSES-76)', () => {
    expect(territoryTexts(after(...byHand).territories)).toEqual([
      'San Rafael, Escazú, San José',
      'Escazú, San José',
      'San José',
    ]);
    expect(after(...byHand, { type: 'found', place, isRough: true })).toMatchObject({
      text: 'San Rafael, Escazú, San José',
      editedPin: place.position,
    });
  });

  it('lose what lies below a change (ADDRESSES-75)', () => {
    expect(after(...byHand, choose('city', { id: '1-3', name: 'Alajuelita' })).territories).toEqual({
      province: sanJose,
      city: { id: '1-3', name: 'Alajuelita' },
    });
    expect(after(...byHand, choose('province', null)).territories).toEqual({});
  });

  it('are shown of a place that was found, until other words are typed', () => {
    const found = after({ type: 'found', place: { ...place, territories: territoriesOf([sanJose, escazu]) } });
    expect(found).toMatchObject({ isManual: false, territories: { province: sanJose, city: escazu } });
    expect(smallestOf(found.territories)).toEqual(escazu);
    expect(nextLocation(found, { type: 'typed', text: 'x' }).territories).toEqual({});
    expect(nextLocation(found, choose('district', sanRafael))).toMatchObject({
      isManual: true,
      text: 'San Rafael, Escazú, San José',
    });
  });

  it('name a city that is one district by itself once', () => {
    expect(territoryText(territoriesOf([sanJose, escazu, { id: '1-2-1', name: 'Escazú' }]))).toBe('Escazú, San José');
  });

  it('read from nothing as nothing', () => {
    expect(territoryText({})).toBe('');
  });
});

it.each<LocationAction>([{ type: 'typed', text: 'otra cosa' }, choose('province', sanJose), { type: 'pin-put-back' }])(
  'a look-up that is under way is no longer waited for after %o',
  (action) => {
    expect(after({ type: 'look-up-started' }, action).isLookingUp).toBe(false);
  },
);

it('puts the pin back where the place is (ADDRESSES-67)', () => {
  const position = { latitude: 9.93, longitude: -84.1 };
  const state = after({ type: 'found', place }, { type: 'pin-edited', position }, { type: 'pin-put-back' });
  expect(state).toMatchObject({ editedPin: null, place, isFound: true });
});

it('keeps the last place when a look-up finds nothing (ADDRESSES-53)', () => {
  const state = after(
    { type: 'found', place },
    { type: 'look-up-started' },
    { type: 'not-found', problem: 'not-found' },
  );
  expect(state).toMatchObject({ place, isLookingUp: false, problem: 'not-found' });
});

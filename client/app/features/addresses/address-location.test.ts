import { describe, expect, it } from 'vitest';
import {
  type AddressLocation,
  buildTerritorySearchTexts,
  emptyLocation,
  formatTerritories,
  getSmallestTerritory,
  groupTerritoriesByLevel,
  type LocationAction,
  locationReducer,
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

const reduceActions = (...actions: LocationAction[]): AddressLocation => actions.reduce(locationReducer, emptyLocation);
const choose = (level: 'province' | 'city' | 'district', territory: typeof sanJose | null): LocationAction => ({
  type: 'territory-chosen',
  level,
  territory,
});
const manualActions = [choose('province', sanJose), choose('city', escazu), choose('district', sanRafael)];

describe('a found place', () => {
  it('sets the text and the confirmed text', () => {
    expect(
      reduceActions({ type: 'typed', text: 'parque esc' }, { type: 'look-up-started' }, { type: 'found', place }),
    ).toEqual({
      ...emptyLocation,
      text: place.streetText,
      confirmedText: place.streetText,
      place,
      isFound: true,
    });
  });

  it('sets at most 100 characters of text (ADDRESSES-47)', () => {
    const long = { ...place, streetText: `${'calle '.repeat(30)}` };
    expect(reduceActions({ type: 'found', place: long }).text.length).toBeLessThanOrEqual(100);
  });

  it('ends the editing of the pin', () => {
    const position = { latitude: 9.93, longitude: -84.1 };
    const edited = reduceActions({ type: 'found', place }, { type: 'pin-edited', position });
    expect(edited.editedPin).toEqual(position);
    expect(locationReducer(edited, { type: 'found', place: { ...place, position } })).toMatchObject({
      editedPin: null,
      place: { position },
    });
  });
});

describe('typing in the location box', () => {
  it('clears the found state and the problem, and leaves manual mode (ADDRESSES-49)', () => {
    const failed = reduceActions(
      ...manualActions,
      { type: 'found', place },
      { type: 'not-found', problem: 'not-found' },
    );
    expect(failed).toMatchObject({ hasManualTerritory: true, isFound: true, problem: 'not-found' });
    expect(failed.territories).not.toEqual({});
    expect(locationReducer(failed, { type: 'typed', text: 'x' })).toEqual({
      ...failed,
      text: 'x',
      isFound: false,
      hasManualTerritory: false,
      territories: {},
      problem: null,
    });
  });

  it('cuts the text at 150 characters (ADDRESSES-45)', () => {
    expect(reduceActions({ type: 'typed', text: 'x'.repeat(200) }).text).toHaveLength(150);
  });
});

describe('a manually chosen province, city and district', () => {
  it('set the text, smallest first, and still have to be found (ADDRESSES-74)', () => {
    expect(reduceActions(...manualActions)).toMatchObject({
      hasManualTerritory: true,
      isFound: false,
      text: 'San Rafael, Escazú, San José',
    });
  });

  it('keep their text when the place is found (ADDRESSES-74)', () => {
    expect(reduceActions(...manualActions, { type: 'found', place })).toMatchObject({
      text: 'San Rafael, Escazú, San José',
      confirmedText: 'San Rafael, Escazú, San José',
      isFound: true,
    });
  });

  it('are searched for without the smallest when it is unknown, and the pin then has to be confirmed (ADDRESSES-76)', () => {
    expect(buildTerritorySearchTexts(reduceActions(...manualActions).territories)).toEqual([
      'San Rafael, Escazú, San José',
      'Escazú, San José',
      'San José',
    ]);
    expect(reduceActions(...manualActions, { type: 'found', place, isApproximate: true })).toMatchObject({
      text: 'San Rafael, Escazú, San José',
      editedPin: place.position,
    });
  });

  it('lose the levels below a change (ADDRESSES-75)', () => {
    expect(reduceActions(...manualActions, choose('city', { id: '1-3', name: 'Alajuelita' })).territories).toEqual({
      province: sanJose,
      city: { id: '1-3', name: 'Alajuelita' },
    });
    expect(reduceActions(...manualActions, choose('province', null)).territories).toEqual({});
  });

  it('are set from a found place until other text is typed', () => {
    const found = reduceActions({
      type: 'found',
      place: { ...place, territories: groupTerritoriesByLevel([sanJose, escazu]) },
    });
    expect(found).toMatchObject({ hasManualTerritory: false, territories: { province: sanJose, city: escazu } });
    expect(getSmallestTerritory(found.territories)).toEqual(escazu);
    expect(locationReducer(found, { type: 'typed', text: 'x' }).territories).toEqual({});
    expect(locationReducer(found, choose('district', sanRafael))).toMatchObject({
      hasManualTerritory: true,
      text: 'San Rafael, Escazú, San José',
    });
  });

  it('include a city with the same name as its district once', () => {
    expect(formatTerritories(groupTerritoriesByLevel([sanJose, escazu, { id: '1-2-1', name: 'Escazú' }]))).toBe(
      'Escazú, San José',
    );
  });

  it('are an empty text without territories', () => {
    expect(formatTerritories({})).toBe('');
  });
});

it.each<LocationAction>([{ type: 'typed', text: 'otra cosa' }, choose('province', sanJose), { type: 'pin-reset' }])(
  'ends the pending look-up after %o',
  (action) => {
    expect(reduceActions({ type: 'look-up-started' }, action).isLookingUp).toBe(false);
  },
);

it('resets the pin to the place (ADDRESSES-67)', () => {
  const position = { latitude: 9.93, longitude: -84.1 };
  const state = reduceActions({ type: 'found', place }, { type: 'pin-edited', position }, { type: 'pin-reset' });
  expect(state).toMatchObject({ editedPin: null, place, isFound: true });
});

it('keeps the last place when a look-up finds nothing (ADDRESSES-53)', () => {
  const state = reduceActions(
    { type: 'found', place },
    { type: 'look-up-started' },
    { type: 'not-found', problem: 'not-found' },
  );
  expect(state).toMatchObject({ place, isLookingUp: false, problem: 'not-found' });
});

import { addressLimits, type Position } from '@tarima/markets/address-rules';

/** A place as the maps service tells it. */
export interface FoundPlace {
  readonly position: Position;
  readonly plusCode: string;
  /** How people say where it is. */
  readonly streetText: string;
  /** Whether a club delivers there. */
  readonly isDeliverable: boolean;
  /** What it lies in, as far as the map tells. */
  readonly territories: Territories;
}

/** A province, city or district as it was chosen by hand. */
export interface ChosenTerritory {
  readonly id: string;
  readonly name: string;
}

/** The levels of a market's territory, each inside the one before it. */
export const territoryLevels = ['province', 'city', 'district'] as const;
export type TerritoryLevel = (typeof territoryLevels)[number];
export type Territories = Readonly<Partial<Record<TerritoryLevel, ChosenTerritory>>>;

/** Why no place has been found yet. */
export type LocationProblem =
  | 'not-found'
  | 'outside-market'
  | 'no-answer'
  | 'signed-out'
  | 'geolocation-failed'
  | 'geolocation-unsupported';

/** Where an address is, as the form knows it so far. */
export interface AddressLocation {
  /** What stands in the location box. */
  readonly text: string;
  /** The place that was found last, by whatever way. */
  readonly place: FoundPlace | null;
  /** The street text that goes with the place; what is typed afterwards differs from it. */
  readonly confirmedText: string;
  /** Whether the coordinates come from a look-up rather than from words that nobody looked up yet. */
  readonly isFound: boolean;
  readonly isManual: boolean;
  readonly territories: Territories;
  /** Where the pin is while it is being edited. */
  readonly editedPin: Position | null;
  readonly isLookingUp: boolean;
  readonly problem: LocationProblem | null;
}

export type LocationAction =
  | { readonly type: 'typed'; readonly text: string }
  | { readonly type: 'look-up-started' }
  /** A rough place is near what was asked for: the pin waits to be put right and confirmed. */
  | { readonly type: 'found'; readonly place: FoundPlace; readonly isRough?: boolean }
  | { readonly type: 'not-found'; readonly problem: LocationProblem }
  | { readonly type: 'territory-chosen'; readonly level: TerritoryLevel; readonly territory: ChosenTerritory | null }
  | { readonly type: 'pin-edited'; readonly position: Position }
  | { readonly type: 'pin-put-back' };

export const nowhere: AddressLocation = {
  text: '',
  place: null,
  confirmedText: '',
  isFound: false,
  isManual: false,
  territories: {},
  editedPin: null,
  isLookingUp: false,
  problem: null,
};

/** Territories from the province on, each by its level. */
export const territoriesOf = (path: readonly ChosenTerritory[]): Territories =>
  Object.fromEntries(territoryLevels.slice(0, path.length).map((level, place) => [level, path[place]]));

/** The smallest of them, which says all the others. */
export const smallestOf = (territories: Territories): ChosenTerritory | undefined =>
  territories.district ?? territories.city ?? territories.province;

/** The chosen places as people write them, the smallest first; a city that is one district by itself stands once. */
export const territoryText = (territories: Territories): string =>
  [...territoryLevels]
    .reverse()
    .flatMap((level) => territories[level]?.name ?? [])
    .filter((name, place, names) => name !== names[place - 1])
    .join(', ');

/** What to look for on the map: the chosen places, then without the smallest, which the map may not know. */
export const territoryTexts = ({ province, city, district }: Territories): readonly string[] =>
  [{ province, city, district }, { province, city }, { province }].map(territoryText);

/** The location after a step. */
export function nextLocation(state: AddressLocation, action: LocationAction): AddressLocation {
  switch (action.type) {
    case 'typed':
      // What was found is of other words (ADDRESSES-49).
      return {
        ...state,
        text: action.text.slice(0, addressLimits.search),
        isFound: false,
        isManual: false,
        territories: {},
        isLookingUp: false,
        problem: null,
      };
    case 'look-up-started':
      return { ...state, isLookingUp: true, problem: null };
    case 'found': {
      // By hand the words are the chosen places'; the map only tells where they are.
      const words = state.isManual ? territoryText(state.territories) : action.place.streetText;
      const text = words.slice(0, addressLimits.foundStreet).trimEnd();
      return {
        ...state,
        text,
        confirmedText: text,
        place: action.place,
        territories: state.isManual ? state.territories : action.place.territories,
        isFound: true,
        editedPin: action.isRough ? action.place.position : null,
        isLookingUp: false,
        problem: null,
      };
    }
    case 'not-found':
      return { ...state, isLookingUp: false, problem: action.problem };
    case 'territory-chosen': {
      const above = territoryLevels.slice(0, territoryLevels.indexOf(action.level));
      const kept = Object.fromEntries(above.map((level) => [level, state.territories[level]]));
      const territories: Territories = action.territory ? { ...kept, [action.level]: action.territory } : kept;
      return {
        ...state,
        isManual: true,
        territories,
        text: territoryText(territories),
        isFound: false,
        isLookingUp: false,
        problem: null,
      };
    }
    case 'pin-edited':
      return { ...state, editedPin: action.position };
    case 'pin-put-back':
      return { ...state, editedPin: null, isLookingUp: false };
  }
}

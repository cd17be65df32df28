import { addressLimits, type Position } from '@tarima/markets/address-rules';

/** A place found by the maps service. */
export interface FoundPlace {
  readonly position: Position;
  readonly plusCode: string;
  /** Street address or description, for display. */
  readonly streetText: string;
  /** Whether a club delivers there. */
  readonly isDeliverable: boolean;
  /** The territories that contain it, as far as the maps service knows them. */
  readonly territories: Territories;
}

/** A province, city or district. */
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
  | 'no-response'
  | 'signed-out'
  | 'geolocation-failed'
  | 'geolocation-unsupported';

/** State of the location part of the address form. */
export interface AddressLocation {
  /** Text of the location input. */
  readonly text: string;
  /** The place that was found last, by search, map or device position. */
  readonly place: FoundPlace | null;
  /** The street text of the found place; `text` differs from it once the member edits it. */
  readonly confirmedText: string;
  /** Whether `place` belongs to the current text; false while the text has not been looked up. */
  readonly isFound: boolean;
  readonly hasManualTerritory: boolean;
  readonly territories: Territories;
  /** Position of the pin while it is being edited. */
  readonly editedPin: Position | null;
  readonly isLookingUp: boolean;
  readonly problem: LocationProblem | null;
}

export type LocationAction =
  | { readonly type: 'typed'; readonly text: string }
  | { readonly type: 'look-up-started' }
  /** An approximate place is only near the requested one: the member has to confirm the pin. */
  | { readonly type: 'found'; readonly place: FoundPlace; readonly isApproximate?: boolean }
  | { readonly type: 'not-found'; readonly problem: LocationProblem }
  | { readonly type: 'territory-chosen'; readonly level: TerritoryLevel; readonly territory: ChosenTerritory | null }
  | { readonly type: 'pin-edited'; readonly position: Position }
  | { readonly type: 'pin-reset' };

export const emptyLocation: AddressLocation = {
  text: '',
  place: null,
  confirmedText: '',
  isFound: false,
  hasManualTerritory: false,
  territories: {},
  editedPin: null,
  isLookingUp: false,
  problem: null,
};

/** Maps a list of territories, starting with the province, to their levels. */
export const groupTerritoriesByLevel = (path: readonly ChosenTerritory[]): Territories =>
  Object.fromEntries(territoryLevels.slice(0, path.length).map((level, index) => [level, path[index]]));

/** The smallest territory; it implies the ones above it. */
export const getSmallestTerritory = (territories: Territories): ChosenTerritory | undefined =>
  territories.district ?? territories.city ?? territories.province;

/** Joins the names, smallest first. A city with the same name as its district is included once. */
export const formatTerritories = (territories: Territories): string =>
  [...territoryLevels]
    .reverse()
    .flatMap((level) => territories[level]?.name ?? [])
    .filter((name, index, names) => name !== names[index - 1])
    .join(', ');

/** Texts to search for, in order: without the smaller territories if the maps service does not know them. */
export const buildTerritorySearchTexts = ({ province, city, district }: Territories): readonly string[] =>
  [{ province, city, district }, { province, city }, { province }].map(formatTerritories);

/** Reducer of the location state. */
export function locationReducer(state: AddressLocation, action: LocationAction): AddressLocation {
  switch (action.type) {
    case 'typed':
      // The found place belongs to the previous text (ADDRESSES-49).
      return {
        ...state,
        text: action.text.slice(0, addressLimits.search),
        isFound: false,
        hasManualTerritory: false,
        territories: {},
        isLookingUp: false,
        problem: null,
      };
    case 'look-up-started':
      return { ...state, isLookingUp: true, problem: null };
    case 'found': {
      // In manual mode the text comes from the chosen territories, and the maps service only adds the position.
      const fullText = state.hasManualTerritory ? formatTerritories(state.territories) : action.place.streetText;
      const text = fullText.slice(0, addressLimits.foundStreet).trimEnd();
      return {
        ...state,
        text,
        confirmedText: text,
        place: action.place,
        territories: state.hasManualTerritory ? state.territories : action.place.territories,
        isFound: true,
        editedPin: action.isApproximate ? action.place.position : null,
        isLookingUp: false,
        problem: null,
      };
    }
    case 'not-found':
      return { ...state, isLookingUp: false, problem: action.problem };
    case 'territory-chosen': {
      const parentLevels = territoryLevels.slice(0, territoryLevels.indexOf(action.level));
      const kept = Object.fromEntries(parentLevels.map((level) => [level, state.territories[level]]));
      const territories: Territories = action.territory ? { ...kept, [action.level]: action.territory } : kept;
      return {
        ...state,
        hasManualTerritory: true,
        territories,
        text: formatTerritories(territories),
        isFound: false,
        isLookingUp: false,
        problem: null,
      };
    }
    case 'pin-edited':
      return { ...state, editedPin: action.position };
    case 'pin-reset':
      return { ...state, editedPin: null, isLookingUp: false };
  }
}

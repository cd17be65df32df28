import { type AddressRules, addressLimits, type Position } from '@tarima/markets/address-rules';
import type { Caller } from '@tarima/service-kit/caller';
import {
  createBadUserInputError,
  createTooManyRequestsError,
  createUnauthenticatedError,
} from '@tarima/service-kit/graphql-errors';
import { getThrottleKey, type Throttle } from '@tarima/service-kit/throttle';
import { type PlaceOutsideMarket, placeOutsideMarket } from '../domain/failure.ts';
import {
  type FoundPlace,
  isInMarket,
  type Place,
  type PlaceSuggestion,
  toPlace,
  toUnnamedPlace,
} from '../domain/place.ts';
import type { MapScope, Maps } from './ports.ts';

/**
 * Searches of the map in the request's market, for members because each one can cost money (ADDRESSES-56).
 * @throws GraphQLError `UNAUTHENTICATED`, `TOO_MANY_REQUESTS`, `BAD_USER_INPUT`
 */
export interface PlaceFinder {
  suggest(text: string, limit: number): Promise<PlaceSuggestion[]>;
  /** Finds the place of a suggestion's id. */
  findById(id: string): Promise<Place | null>;
  /** Finds the most likely place for a text. */
  findByText(text: string): Promise<Place | null>;
  findAt(position: Position): Promise<Place | PlaceOutsideMarket>;
}

export interface PlaceFinderDependencies {
  readonly caller: Caller;
  readonly addressRules: AddressRules;
  readonly maps: Maps;
  /** Limits the searches of one member. */
  readonly throttle: Pick<Throttle, 'admit'>;
}

const maxSuggestions = 10;

export function createPlaceFinder({ caller, addressRules, maps, throttle }: PlaceFinderDependencies): PlaceFinder {
  const admitSearch = async (): Promise<MapScope> => {
    if (caller.identity.kind !== 'member') throw createUnauthenticatedError();
    if (!(await throttle.admit(getThrottleKey(caller)))) throw createTooManyRequestsError();
    return { market: addressRules.market, language: caller.language };
  };
  const toPlaceInMarket = (found: FoundPlace | undefined) =>
    found && isInMarket(found, addressRules) ? toPlace(found) : null;

  return {
    async suggest(text, limit) {
      const searchText = trimSearchText(text);
      if (searchText === '') return [];
      if (limit < 1 || limit > maxSuggestions)
        throw createBadUserInputError(`limit must be from 1 to ${maxSuggestions}.`);
      return maps.suggest(searchText, await admitSearch(), limit);
    },
    findById: async (id) => toPlaceInMarket(await maps.findById(id, await admitSearch())),
    async findByText(text) {
      const searchText = trimSearchText(text);
      return searchText === '' ? null : toPlaceInMarket(await maps.geocode(searchText, await admitSearch()));
    },
    async findAt(position) {
      const scope = await admitSearch();
      if (Math.abs(position.latitude) > 90 || Math.abs(position.longitude) > 180) {
        throw createBadUserInputError('latitude must be from -90 to 90, and longitude from -180 to 180.');
      }
      if (!isInMarket(position, addressRules)) return placeOutsideMarket;
      const found = await maps.reverseGeocode(position, scope);
      return found ? toPlace(found) : toUnnamedPlace(position);
    },
  };
}

function trimSearchText(text: string): string {
  if (text.length > addressLimits.search)
    throw createBadUserInputError(`text must have at most ${addressLimits.search} characters.`);
  return text.trim();
}

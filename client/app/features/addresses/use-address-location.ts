import { useApolloClient } from '@apollo/client/react';
import type { Position } from '@tarima/markets/address-rules';
import { useReducer, useRef } from 'react';
import { isSignedOut } from '../../apollo/graph-error-kind.ts';
import { handlesFailureInPlace, reportSessionEnd } from '../../apollo/message-link.ts';
import { getCurrentPosition } from '../../ui/current-position.ts';
import {
  type AddressLocation,
  buildTerritorySearchTexts,
  type ChosenTerritory,
  groupTerritoriesByLevel,
  type LocationProblem,
  locationReducer,
  type TerritoryLevel,
} from './address-location.ts';
import { PlaceByPositionDocument, PlaceByTextDocument, PlaceDocument, type PlacePartsFragment } from './places.gen.ts';

/** The location state and its actions. Those that look up a place call the maps service. */
export interface LocationControls {
  readonly location: AddressLocation;
  changeText(text: string): void;
  chooseSuggestion(suggestionId: string): void;
  /** Looks up the text of the location input. */
  searchText(): void;
  /** Looks up the device's position. */
  locateDevice(): void;
  chooseTerritory(level: TerritoryLevel, territory: ChosenTerritory | null): void;
  movePin(position: Position): void;
  confirmPin(): void;
  /** Discards the edited pin position. */
  resetPin(): void;
}

/** The result of a look-up: a place, or why there is none. */
type LookUpResult =
  | (PlacePartsFragment & { readonly isApproximate?: boolean })
  | Extract<LocationProblem, 'not-found' | 'outside-market'>;

export function useAddressLocation(initial: AddressLocation): LocationControls {
  const client = useApolloClient();
  const [location, dispatch] = useReducer(locationReducer, initial);
  // A response is ignored when a later look-up or input has superseded it.
  const latestId = useRef(0);
  const isLatest = (id: number) => id === latestId.current;
  const begin = (): number => {
    latestId.current += 1;
    dispatch({ type: 'look-up-started' });
    return latestId.current;
  };

  async function lookUp(request: () => Promise<LookUpResult>, id = begin()): Promise<void> {
    const result = await request().catch((error: unknown) => (isSignedOut(error) ? 'signed-out' : 'no-response'));
    if (!isLatest(id)) return;
    if (result === 'signed-out') reportSessionEnd();
    if (typeof result === 'string') {
      dispatch({ type: 'not-found', problem: result });
      return;
    }
    const { latitude, longitude, territories, isApproximate = false, ...rest } = result;
    const place = { ...rest, position: { latitude, longitude }, territories: groupTerritoriesByLevel(territories) };
    dispatch({ type: 'found', place, isApproximate });
  }
  const find = ([text = '', ...broader]: readonly string[]): Promise<LookUpResult> =>
    client.query({ query: PlaceByTextDocument, variables: { text } }).then(async ({ data }) => {
      if (data?.placeByText) return data.placeByText;
      const found = broader.length > 0 ? await find(broader) : 'not-found';
      return typeof found === 'string' ? found : { ...found, isApproximate: true };
    });
  const findAt = (position: Position, id?: number) =>
    lookUp(async () => {
      const { data } = await client.query({
        query: PlaceByPositionDocument,
        variables: position,
        context: handlesFailureInPlace,
      });
      return data?.placeByPosition.__typename === 'Place' ? data.placeByPosition : 'outside-market';
    }, id);

  return {
    location,
    changeText(text) {
      latestId.current += 1;
      dispatch({ type: 'typed', text });
    },
    chooseSuggestion: (id) =>
      void lookUp(async () => {
        const { data } = await client.query({ query: PlaceDocument, variables: { id } });
        return data?.place ?? 'not-found';
      }),
    searchText() {
      if (location.text.trim() !== '') void lookUp(() => find([location.text.trim()]));
    },
    async locateDevice() {
      const id = begin();
      const position = await getCurrentPosition();
      if (!isLatest(id)) return;
      if (typeof position === 'string') dispatch({ type: 'not-found', problem: position });
      else await findAt(position, id);
    },
    chooseTerritory(level, territory) {
      const action = { type: 'territory-chosen', level, territory } as const;
      latestId.current += 1;
      dispatch(action);
      const { territories } = locationReducer(location, action);
      if (territories.district) void lookUp(() => find(buildTerritorySearchTexts(territories)));
    },
    movePin: (position) => dispatch({ type: 'pin-edited', position }),
    confirmPin() {
      if (location.editedPin) void findAt(location.editedPin);
    },
    resetPin() {
      latestId.current += 1;
      dispatch({ type: 'pin-reset' });
    },
  };
}

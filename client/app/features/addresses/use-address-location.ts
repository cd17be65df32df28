import { useApolloClient } from '@apollo/client/react';
import type { Position } from '@tarima/markets/address-rules';
import { useReducer, useRef } from 'react';
import { isSignedOut } from '../../apollo/graph-fault.ts';
import { isToldInPlace } from '../../apollo/message-link.ts';
import { useModals } from '../../session/modals.ts';
import { currentPosition } from '../../ui/current-position.ts';
import {
  type AddressLocation,
  type ChosenTerritory,
  type LocationProblem,
  nextLocation,
  type TerritoryLevel,
  territoriesOf,
  territoryTexts,
} from './address-location.ts';
import { FindPlaceDocument, PlaceAtDocument, PlaceDocument, type PlacePartsFragment } from './places.gen.ts';

/** Where an address is, and every way to give it: all but typing ask the maps service. */
export interface LocationWays {
  readonly location: AddressLocation;
  type(text: string): void;
  /** A suggestion that was taken. */
  take(suggestionId: string): void;
  /** What stands in the location box, as it is. */
  findTyped(): void;
  useCurrent(): void;
  chooseTerritory(level: TerritoryLevel, territory: ChosenTerritory | null): void;
  movePin(position: Position): void;
  confirmPin(): void;
  putPinBack(): void;
}

/** What a look-up came to: a place, or why there is none. */
type Answer =
  | (PlacePartsFragment & { readonly isRough?: boolean })
  | Extract<LocationProblem, 'not-found' | 'outside-market'>;

export function useAddressLocation(initial: AddressLocation): LocationWays {
  const client = useApolloClient();
  const modals = useModals();
  const [location, dispatch] = useReducer(nextLocation, initial);
  // An answer counts only while nothing else was asked or typed after it.
  const turn = useRef(0);
  const isLatest = (mine: number) => mine === turn.current;
  const begin = (): number => {
    turn.current += 1;
    dispatch({ type: 'look-up-started' });
    return turn.current;
  };

  async function lookUp(ask: () => Promise<Answer>, mine = begin()): Promise<void> {
    const answer = await ask().catch((error: unknown) => (isSignedOut(error) ? 'signed-out' : 'no-answer'));
    if (!isLatest(mine)) return;
    if (answer === 'signed-out') modals.open('sessionExpired', {});
    if (typeof answer === 'string') {
      dispatch({ type: 'not-found', problem: answer });
      return;
    }
    const { latitude, longitude, territories, isRough = false, ...told } = answer;
    const place = { ...told, position: { latitude, longitude }, territories: territoriesOf(territories) };
    dispatch({ type: 'found', place, isRough });
  }
  const find = ([text = '', ...wider]: readonly string[]): Promise<Answer> =>
    client.query({ query: FindPlaceDocument, variables: { text } }).then(async ({ data }) => {
      if (data?.findPlace) return data.findPlace;
      const found = wider.length > 0 ? await find(wider) : 'not-found';
      return typeof found === 'string' ? found : { ...found, isRough: true };
    });
  const findAt = (position: Position, mine?: number) =>
    lookUp(async () => {
      const { data } = await client.query({ query: PlaceAtDocument, variables: position, context: isToldInPlace });
      return data?.placeAt.__typename === 'Place' ? data.placeAt : 'outside-market';
    }, mine);

  return {
    location,
    type(text) {
      turn.current += 1;
      dispatch({ type: 'typed', text });
    },
    take: (id) =>
      void lookUp(async () => {
        const { data } = await client.query({ query: PlaceDocument, variables: { id } });
        return data?.place ?? 'not-found';
      }),
    findTyped() {
      if (location.text.trim() !== '') void lookUp(() => find([location.text.trim()]));
    },
    async useCurrent() {
      const mine = begin();
      const position = await currentPosition();
      if (!isLatest(mine)) return;
      if (typeof position === 'string') dispatch({ type: 'not-found', problem: position });
      else await findAt(position, mine);
    },
    chooseTerritory(level, territory) {
      const action = { type: 'territory-chosen', level, territory } as const;
      turn.current += 1;
      dispatch(action);
      const { territories } = nextLocation(location, action);
      if (territories.district) void lookUp(() => find(territoryTexts(territories)));
    },
    movePin: (position) => dispatch({ type: 'pin-edited', position }),
    confirmPin() {
      if (location.editedPin) void findAt(location.editedPin);
    },
    putPinBack() {
      turn.current += 1;
      dispatch({ type: 'pin-put-back' });
    },
  };
}

import { addressLimits } from '@tarima/markets/address-rules';
import { badUserInput, tooManyRequests, unauthenticated } from '@tarima/service-kit/graphql-errors';
import type { Context } from '../context.ts';
import type { FoundPlace, MapQuestion } from '../domain/maps.ts';
import { isInMarket, namelessPlace, toPlace } from '../domain/place.ts';
import { placeOutsideMarket } from '../errors.ts';
import type { QueryResolvers } from '../resolver-types.gen.ts';

const maxSuggestions = 10;

/** Looking for places on the map: for members, since each look-up may cost money (ADDRESSES-56). */
export const places = {
  async placeSuggestions(_parent, { text, limit }, context) {
    const asked = searchText(text);
    if (asked === '') return [];
    const most = limit ?? 5;
    if (most < 1 || most > maxSuggestions) throw badUserInput(`limit is 1 to ${maxSuggestions}.`);
    return context.maps.suggest(asked, await admitted(context), most);
  },
  place: async (_parent, { id }, context) => inMarket(await context.maps.find(id, await admitted(context)), context),
  async findPlace(_parent, { text }, context) {
    const asked = searchText(text);
    return asked === '' ? null : inMarket(await context.maps.geocode(asked, await admitted(context)), context);
  },
  async placeAt(_parent, position, context) {
    const question = await admitted(context);
    if (Math.abs(position.latitude) > 90 || Math.abs(position.longitude) > 180) {
      throw badUserInput('latitude is -90 to 90, longitude -180 to 180.');
    }
    if (!isInMarket(position, context.addressRules)) return placeOutsideMarket(context.caller.language);
    const found = await context.maps.reverse(position, question);
    return { __typename: 'Place', ...(found ? toPlace(found) : namelessPlace(position)) };
  },
} satisfies QueryResolvers;

function searchText(text: string): string {
  if (text.length > addressLimits.search) throw badUserInput(`text has at most ${addressLimits.search} characters.`);
  return text.trim();
}

/** What a member asks the map about. @throws GraphQLError `UNAUTHENTICATED`, `TOO_MANY_REQUESTS` */
async function admitted({ caller, addressRules, admitMapLookUp }: Context): Promise<MapQuestion> {
  if (caller.identity.kind !== 'member') throw unauthenticated();
  if (!(await admitMapLookUp())) throw tooManyRequests();
  return { market: addressRules.market, language: caller.language };
}

function inMarket(found: FoundPlace | undefined, { addressRules }: Context) {
  return found && isInMarket(found, addressRules) ? toPlace(found) : null;
}

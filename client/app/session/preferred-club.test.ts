import { getLocale } from '@tarima/markets/locale';
import { expect, it } from 'vitest';
import { createApolloClient } from '../apollo/create-client.ts';
import { createClub, createMember } from '../testing/fixtures.ts';
import { createGraph } from '../testing/graph.ts';
import { saveDefaultClub } from './preferred-club.ts';
import { ViewerDocument } from './viewer.gen.ts';

const locale = getLocale('es', 'CR');
const club = createClub(locale, 1);

/** The requests that a page sends to the profile of a member or a guest. */
async function savedFor(me: object | null) {
  const graph = createGraph({
    Viewer: { me, cart: null, guestCart: null },
    SetPreferredClub: { setPreferredClub: { __typename: 'SetPreferredClubSuccess', member: createMember(locale) } },
  });
  const client = createApolloClient({ ssr: true, send: graph.send });
  const { data } = await client.query({ query: ViewerDocument });
  await saveDefaultClub(client, locale.market, data?.me);
  return graph.getRequests('SetPreferredClub');
}

const replaced = { preferredClub: club, isPreferredClubReplaced: true };

it('saves the default club in place of an unavailable one in the member’s own market (CLUBS-45)', async () => {
  expect(await savedFor(createMember(locale, replaced))).toEqual([{ input: { clubKey: club.key } }]);
});

it.each([
  ['in another market than the member’s', createMember(locale, { ...replaced, marketCode: 'PA' })],
  ['while the saved club is available', createMember(locale, { ...replaced, isPreferredClubReplaced: false })],
  ['for a member without a preferred club', createMember(locale, { preferredClub: null })],
  ['for a guest', null],
])('saves no club %s (CLUBS-45)', async (_what, me) => {
  expect(await savedFor(me)).toEqual([]);
});

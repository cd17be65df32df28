import { getLocale } from '@tarima/markets/locale';
import { expect, it } from 'vitest';
import { makeClient } from '../apollo/make-client.ts';
import { clubOf, memberOf } from '../testing/fixtures.ts';
import { createGraph } from '../testing/graph.ts';
import { saveDefaultClub } from './save-default-club.ts';
import { ViewerDocument } from './viewer.gen.ts';

const locale = getLocale('es', 'CR');
const club = clubOf(locale, 1);

/** The requests that a page sends to the profile of a member or a guest. */
async function savedFor(me: object | null) {
  const graph = createGraph({
    Viewer: { me, cart: null, guestCart: null },
    SetPreferredClub: { setPreferredClub: { __typename: 'SetPreferredClubSuccess', member: memberOf(locale) } },
  });
  const client = makeClient({ ssr: true, send: graph.send });
  const { data } = await client.query({ query: ViewerDocument });
  await saveDefaultClub(client, locale, data?.me);
  return graph.sent('SetPreferredClub');
}

const replaced = { preferredClub: club, isPreferredClubReplaced: true };

it('saves the default club in place of an unavailable one in the member’s own market (CLUBS-45)', async () => {
  expect(await savedFor(memberOf(locale, replaced))).toEqual([{ input: { clubId: club.key } }]);
});

it.each([
  ['in another market than the member’s', memberOf(locale, { ...replaced, marketCode: 'PA' })],
  ['while the saved club is available', memberOf(locale, { ...replaced, isPreferredClubReplaced: false })],
  ['for a member without a preferred club', memberOf(locale, { preferredClub: null })],
  ['for a guest', null],
])('saves no club %s (CLUBS-45)', async (_what, me) => {
  expect(await savedFor(me)).toEqual([]);
});

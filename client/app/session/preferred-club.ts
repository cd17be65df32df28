import type { ApolloClient } from '@apollo/client';
import type { Locale } from '@tarima/markets/locale';
import { SetPreferredClubDocument } from './preferred-club.gen.ts';
import type { ViewerQuery } from './viewer.gen.ts';

/**
 * Saves the default club to the profile of a member whose saved club is no longer available, in the member's own market
 * only (CLUBS-45). After a failure the next page retries; until then the graph returns the default club.
 */
export async function saveDefaultClub(
  client: ApolloClient,
  locale: Locale,
  member: ViewerQuery['me'] | undefined,
): Promise<void> {
  if (!member?.isPreferredClubReplaced || !member.preferredClub || member.marketCode !== locale.market.code) return;
  const input = { clubKey: member.preferredClub.key };
  await client.mutate({ mutation: SetPreferredClubDocument, variables: { input } }).catch(() => undefined);
}

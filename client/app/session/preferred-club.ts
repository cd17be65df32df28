import type { ApolloClient } from '@apollo/client';
import type { Market } from '@tarima/markets/table';
import { SetPreferredClubDocument } from './preferred-club.gen.ts';
import type { ViewerQuery } from './viewer.gen.ts';

type Member = NonNullable<ViewerQuery['me']>;

/**
 * Saves a club to the profile of a member of this market (CLUBS-27); does nothing for guests and members of other markets.
 * A failure is ignored, because the choice applies in this browser anyway.
 */
export async function savePreferredClub(
  client: ApolloClient,
  market: Pick<Market, 'code'>,
  member: Pick<Member, 'marketCode'> | null | undefined,
  clubKey: string,
): Promise<void> {
  if (member?.marketCode !== market.code) return;
  const variables = { input: { clubKey } };
  await client.mutate({ mutation: SetPreferredClubDocument, variables }).catch(() => undefined);
}

/**
 * Saves the default club to the profile of a member whose saved club is no longer available (CLUBS-45). After a failure
 * the next page retries; until then the graph returns the default club.
 */
export async function saveDefaultClub(
  client: ApolloClient,
  market: Pick<Market, 'code'>,
  member: Member | null | undefined,
): Promise<void> {
  if (!member?.isPreferredClubReplaced || !member.preferredClub) return;
  await savePreferredClub(client, market, member, member.preferredClub.key);
}

import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import { cardKeyCookie } from '../../card-key-cookie.ts';
import { writeCookie } from '../../cookies.ts';
import { keepPage } from '../../service-worker/keep-page.ts';
import { importCardKey } from './card-code.ts';
import { type CardHolder, deleteCard, readCard, type StoredCard, saveCard } from './card-store.ts';
import { IssueCardKeyDocument, type MembershipCardQuery } from './membership-card.gen.ts';

/** Why there is no code: not yet known, the membership cannot be used, no connection, or a failed request. */
export type CardProblem = 'loading' | 'inactive' | 'offline' | 'failed';

/** The card of this page. */
export interface Card {
  readonly card: StoredCard | undefined;
  readonly problem: CardProblem | undefined;
  /** Sets up the card again, with a new key. */
  readonly renew: () => void;
}

type Member = MembershipCardQuery['me'];

/**
 * The card of the signed-in member, which is set up on this device when it is first shown; without a member, such as
 * offline, the card that the device keeps (MEMBERSHIP-230, MEMBERSHIP-234).
 */
export function useCard(member: Member): Card {
  const client = useApolloClient();
  const [card, setCard] = useState<StoredCard>();
  const [problem, setProblem] = useState<CardProblem | undefined>('loading');

  const issueKey = useCallback(
    async (deviceId: string) => {
      // Never from or to the cache, which has no secrets.
      const { data } = await client.mutate({
        mutation: IssueCardKeyDocument,
        variables: { input: { deviceId } },
        fetchPolicy: 'no-cache',
      });
      return data?.issueCardKey;
    },
    [client],
  );

  const setUp = useCallback(
    async (isNew: boolean) => {
      const stored = await readCard();
      const holder = toHolder(member);
      if (!holder) {
        // Offline, or the membership cannot be read now. Another member's card is never shown.
        const kept = !member || stored?.holder.membershipNumber === member.membershipNumber ? stored : undefined;
        setCard(kept);
        setProblem(kept?.cardKey ? undefined : member ? 'failed' : 'offline');
        return;
      }
      const isOwn = stored?.holder.membershipNumber === holder.membershipNumber;
      if (stored && !isOwn) await deleteCard();
      const deviceId = isOwn ? stored.deviceId : crypto.randomUUID();
      const known: StoredCard = { deviceId, holder, cardKey: isOwn ? stored.cardKey : null };
      setCard(known);
      if (holder.membership.status !== 'ACTIVE') {
        setProblem('inactive');
        await saveCard(known);
        return;
      }
      if (known.cardKey && !isNew) {
        setProblem(undefined);
        await saveCard(known);
        keepPage('card', location.pathname);
        return;
      }
      setProblem('loading');
      const result = await issueKey(deviceId);
      if (result?.__typename !== 'IssueCardKeySuccess') {
        setProblem(result ? 'inactive' : 'failed');
        return;
      }
      const { secret, issuedAt, keyId, digits, periodSeconds } = result.cardKey;
      const key = await importCardKey(secret);
      const clockOffsetMs = correctClock(Date.parse(issuedAt) - Date.now());
      const issued: StoredCard = { ...known, cardKey: { keyId, key, digits, periodSeconds, clockOffsetMs } };
      setCard(issued);
      setProblem(undefined);
      writeCookie(cardKeyCookie, keyId);
      if (await saveCard(issued)) keepPage('card', location.pathname);
    },
    [issueKey, member],
  );

  const start = useCallback(
    (isNew: boolean) => {
      setUp(isNew).catch((error: unknown) => {
        console.info('The membership card could not be set up.', error);
        setProblem(navigator.onLine ? 'failed' : 'offline');
      });
    },
    [setUp],
  );

  useEffect(() => start(false), [start]);
  const renew = useCallback(() => start(true), [start]);
  return { card, problem, renew };
}

function toHolder(member: Member): CardHolder | undefined {
  if (!member?.membership) return undefined;
  const { membershipNumber, firstName, lastName, membership } = member;
  return { membershipNumber, firstName, lastName, membership };
}

/** Differences below this are the time of the response, not a wrong clock. */
const toleratedMs = 5_000;

/** A device with a wrong clock adds the difference to the club's (MEMBERSHIP-247). */
const correctClock = (differenceMs: number): number => (Math.abs(differenceMs) > toleratedMs ? differenceMs : 0);

import type { PaymentsContext } from './context.ts';
import { PaymentsError } from './errors.ts';
import { forgetDeclines, insertDecline, listDeclines, lockCard } from './store/card-declines.ts';
import type { Store } from './store/tables.ts';

/**
 * Refuses a card that its issuer has declined too often within the configured time: nobody asks the issuer again, so the
 * answer tells nothing about the card. Needs a transaction, in which tries of one card wait for each other.
 * @throws PaymentsError CARD_VELOCITY_EXCEEDED
 */
export async function assertCardLimit({ env, clock }: PaymentsContext, trx: Store, fingerprint: string): Promise<void> {
  const windowMs = env.PAYMENTS_CARD_DECLINES_WINDOW_MINUTES * 60_000;
  const now = clock().getTime();
  const windowStart = new Date(now - windowMs);
  await lockCard(trx, fingerprint);
  const declines = await listDeclines(trx, fingerprint, windowStart);
  // The oldest of the last `limit` declines is the one that has to leave the window first.
  const oldest = declines.at(-env.PAYMENTS_CARD_DECLINES_LIMIT);
  if (!oldest) return;
  const retryAfterSeconds = Math.max(1, Math.ceil((oldest.getTime() + windowMs - now) / 1_000));
  throw new PaymentsError(422, 'CARD_VELOCITY_EXCEEDED', 'The card was declined too often; try it again later.', {
    cardFingerprint: fingerprint,
    retryAfterSeconds,
  });
}

/** Counts a decline of a card towards its limit. */
export async function recordDecline({ env, clock }: PaymentsContext, db: Store, fingerprint: string): Promise<void> {
  const now = clock();
  await forgetDeclines(db, fingerprint, new Date(now.getTime() - env.PAYMENTS_CARD_DECLINES_WINDOW_MINUTES * 60_000));
  await insertDecline(db, fingerprint, now);
}

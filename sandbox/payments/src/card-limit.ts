import type { PaymentsContext } from './context.ts';
import { PaymentsError } from './errors.ts';
import { deleteDeclines, insertDecline, listDeclines, lockCard } from './store/card-declines.ts';
import type { Store } from './store/tables.ts';

/**
 * Rejects a card that its issuer has declined too often within the configured window. The issuer is not asked again, so
 * the response reveals nothing about the card. Needs a transaction, in which attempts with one card are serialised.
 * @throws PaymentsError CARD_VELOCITY_EXCEEDED
 */
export async function assertCardLimit({ env, clock }: PaymentsContext, trx: Store, fingerprint: string): Promise<void> {
  const windowMs = env.PAYMENTS_CARD_DECLINES_WINDOW_MINUTES * 60_000;
  const now = clock().getTime();
  const windowStart = new Date(now - windowMs);
  await lockCard(trx, fingerprint);
  const declines = await listDeclines(trx, fingerprint, windowStart);
  // The card is accepted again when the oldest of the last `limit` declines leaves the window.
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
  await deleteDeclines(db, fingerprint, new Date(now.getTime() - env.PAYMENTS_CARD_DECLINES_WINDOW_MINUTES * 60_000));
  await insertDecline(db, fingerprint, now);
}

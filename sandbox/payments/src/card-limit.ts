import type { PaymentsContext } from './context.ts';
import { PaymentsError } from './errors.ts';
import { deleteDecline, deleteDeclines, insertDecline, listDeclines, lockCard } from './store/card-declines.ts';
import type { Store } from './store/tables.ts';

/**
 * Rejects a card that its issuer has declined too often within the configured window. The issuer is not asked again, so
 * the response reveals nothing about the card. Otherwise it counts a decline in advance, which `cancelDecline` takes back
 * when the issuer approves; thus parallel attempts with one card cannot exceed the limit. Needs a database transaction.
 * @returns the id of the counted decline
 * @throws PaymentsError CARD_VELOCITY_EXCEEDED
 */
export async function countDecline({ env, clock }: PaymentsContext, trx: Store, fingerprint: string): Promise<string> {
  const windowMs = env.PAYMENTS_CARD_DECLINES_WINDOW_MINUTES * 60_000;
  const now = clock();
  const windowStart = new Date(now.getTime() - windowMs);
  await lockCard(trx, fingerprint);
  const declines = await listDeclines(trx, fingerprint, windowStart);
  // The card is accepted again when the oldest of the last `limit` declines leaves the window.
  const oldest = declines.at(-env.PAYMENTS_CARD_DECLINES_LIMIT);
  if (oldest) {
    const retryAfterSeconds = Math.max(1, Math.ceil((oldest.getTime() + windowMs - now.getTime()) / 1_000));
    throw new PaymentsError(422, 'CARD_VELOCITY_EXCEEDED', 'The card was declined too often; try it again later.', {
      cardFingerprint: fingerprint,
      retryAfterSeconds,
    });
  }
  await deleteDeclines(trx, fingerprint, windowStart);
  return insertDecline(trx, fingerprint, now);
}

/** Takes back a decline that was counted in advance. */
export async function cancelDecline(db: Store, id: string | undefined): Promise<void> {
  if (id !== undefined) await deleteDecline(db, id);
}

/** Counts a decline after a challenge; `fingerprint` is null for a route without a card. */
export async function recordDecline({ db, clock }: PaymentsContext, fingerprint: string | null): Promise<void> {
  if (fingerprint !== null) await insertDecline(db, fingerprint, clock());
}

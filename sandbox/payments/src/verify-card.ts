import { randomUUID } from 'node:crypto';
import { inTransaction } from '@tarima/service-kit/database';
import { cancelDecline, countDecline } from './card-limit.ts';
import type { DecryptedCard } from './card-vault.ts';
import { toPaymentsError } from './claims.ts';
import type { PaymentsContext } from './context.ts';
import { PaymentsError } from './errors.ts';

/**
 * Asks the issuer about a card without an amount.
 * @returns the card provider's token
 * @throws PaymentsError CARD_VELOCITY_EXCEEDED, CARD_REFUSED, PEC_503, PROVIDER_*
 */
export async function verifyCard(context: PaymentsContext, card: DecryptedCard): Promise<string> {
  const { db, cardVerifier } = context;
  const { fingerprint } = card;
  const declineId = await inTransaction(db, (trx) => countDecline(context, trx, fingerprint));
  try {
    const result = await cardVerifier.verifyCard(`verify-${randomUUID()}`, card);
    if (!result.isAccepted) {
      const message = `The issuer declined the card: ${result.reason}`;
      throw new PaymentsError(422, 'CARD_REFUSED', message, { cardFingerprint: fingerprint });
    }
    await cancelDecline(db, declineId);
    return result.instrumentId;
  } catch (error) {
    if (!(error instanceof PaymentsError)) await cancelDecline(db, declineId);
    throw toPaymentsError(error);
  }
}

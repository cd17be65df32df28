import { inTransaction } from '@tarima/service-kit/database';
import type { FastifyInstance } from 'fastify';
import { loseReply } from '../../../faults/faults.ts';
import { findCardFault } from '../card-faults.ts';
import { decryptCard } from '../card-vault.ts';
import type { PaymentsContext } from '../context.ts';
import { PaymentsError } from '../errors.ts';
import { toSavedCardResponse } from '../responses.ts';
import { deleteCard, insertCard, listCards, setDefault, updateCardOfAttempt } from '../store/saved-cards.ts';
import type { SavedCardRow, Store } from '../store/tables.ts';
import { verifyCard } from '../verify-card.ts';
import { addCardSchema, changeCardSchema, membershipSchema, parseInput } from '../wire.ts';

type MemberRoute = { Params: { membershipId: string } };
type CardRoute = { Params: { membershipId: string; cardId: string } };

/** Saved cards of a member. Another member's cards can be neither listed nor changed. */
export function registerCardRoutes(api: FastifyInstance, context: PaymentsContext): void {
  const { db, keys, clock } = context;
  api.get<MemberRoute>('/members/:membershipId/cards', async (request) => {
    const cards = await listCards(db, parseInput(membershipSchema, request.params.membershipId));
    return { items: cards.map(toSavedCardResponse) };
  });

  api.post<MemberRoute>('/members/:membershipId/cards', async (request, reply) => {
    const membership = parseInput(membershipSchema, request.params.membershipId);
    const { card: encrypted, isDefault } = parseInput(addCardSchema, request.body);
    const decrypted = decryptCard(encrypted, keys, clock());
    const { brand, fingerprint, lastDigits, expiry } = decrypted;
    const fault = findCardFault(decrypted.number);
    if (fault === 'unavailable') throw new PaymentsError(503, 'PEC_503', '503 service unavailable');
    const card = {
      membership_number: membership,
      fingerprint,
      instrument_id: await verifyCard(context, decrypted),
      brand,
      holder_name: encrypted.holderName,
      last_digits: lastDigits,
      expiry,
      is_flagged: fault === 'flagged',
      attempt_id: encrypted.attemptId,
    };
    const { row, created } = await inTransaction(db, async (trx) => {
      const added = await insertCard(trx, card, clock());
      const row = added ?? (await updateCardOfAttempt(trx, card));
      if (!row) throw new PaymentsError(409, '102', 'The card already exists.');
      return { row: isDefault ? await makeDefault(trx, membership, row.id, true) : row, created: added !== undefined };
    });
    if (created && fault === 'late-process') loseReply(reply);
    return reply.status(created ? 201 : 200).send(toSavedCardResponse(row));
  });

  api.patch<CardRoute>('/members/:membershipId/cards/:cardId', async (request) => {
    const { membershipId, cardId } = request.params;
    const { isDefault } = parseInput(changeCardSchema, request.body);
    const changed = await inTransaction(db, (trx) => makeDefault(trx, membershipId, cardId, isDefault));
    return toSavedCardResponse(changed);
  });

  api.delete<CardRoute>('/members/:membershipId/cards/:cardId', async (request, reply) => {
    const { membershipId, cardId } = request.params;
    const deleted = await inTransaction(db, (trx) => deleteCard(trx, membershipId, cardId));
    if (!deleted) throw new PaymentsError(404, 'CARD_NOT_FOUND', 'The member has no such card.');
    return reply.status(204).send();
  });
}

async function makeDefault(trx: Store, membership: string, id: string, isDefault: boolean): Promise<SavedCardRow> {
  const row = await setDefault(trx, membership, id, isDefault);
  if (!row) throw new PaymentsError(404, 'PE_0002', 'The member has no such card, or it cannot be the default.');
  return row;
}

import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { findMarket } from '@tarima/markets/table';
import { inTransaction } from '@tarima/service-kit/database';
import { approve } from './approve.ts';
import { assertCardLimit, recordDecline } from './card-limit.ts';
import { decryptCard } from './card-vault.ts';
import type { PaymentsContext } from './context.ts';
import { PaymentsError } from './errors.ts';
import { type Decision, decide } from './issuer.ts';
import { findCardByToken } from './store/saved-cards.ts';
import type { ChallengeRow, NewTransaction, Store, TransactionRow } from './store/tables.ts';
import {
  findByReference,
  findChallengeByTransaction,
  insertChallenge,
  insertTransaction,
} from './store/transactions.ts';
import { findProfileName, getProfile } from './test-cards.ts';
import { assertThirdParty } from './third-parties.ts';
import type { ProcessRequest } from './wire.ts';

const challengeAttempts = 3;

/** A transaction, its challenge if any, and whether this call created it. */
export interface ProcessResult {
  readonly row: TransactionRow;
  readonly challenge: ChallengeRow | undefined;
  readonly created: boolean;
}

/**
 * Requests authorisation of the amount from the issuer. The merchant's `reference` is the idempotency key: a replay
 * returns the transaction of the first request.
 * @throws PaymentsError PE_0001 (request), PE_0003 (acquirer account), CARD_* (invalid card, or too many declines),
 * PEC_503, REFERENCE_REUSED.
 */
export async function processTransaction(context: PaymentsContext, request: ProcessRequest): Promise<ProcessResult> {
  assertCurrency(request);
  assertThirdParty(request, { clubId: request.clubNumber, country: request.countryCode, delivery: request.delivery });
  const card = await resolveCard(context, request);
  const profile = getProfile(card.profile);
  if (profile.unavailable) throw new PaymentsError(503, 'PEC_503', '503 service unavailable');
  const decision = decide(profile, card);
  if (decision.status === 'CHALLENGE_REQUIRED' && !request.returnUrl3DS) {
    throw new PaymentsError(400, 'PE_0001', 'returnUrl3DS: required because the card needs 3-D Secure');
  }
  const row = buildTransaction(request, card, decision, context.clock());

  return inTransaction(context.db, async (trx) => {
    const inserted = await insertTransaction(trx, row);
    if (!inserted) return findExisting(trx, row);
    await assertCardLimit(context, trx, card.fingerprint);
    if (inserted.status === 'DECLINED') await recordDecline(context, trx, card.fingerprint);
    if (inserted.status === 'CHALLENGE_REQUIRED') {
      return { row: inserted, challenge: await openChallenge(trx, inserted), created: true };
    }
    const settled = inserted.status === 'APPROVED' ? await approve(trx, inserted, decision, context.clock()) : inserted;
    return { row: settled, challenge: undefined, created: true };
  });
}

function assertCurrency(request: ProcessRequest): void {
  const market = findMarket(request.countryCode);
  if (!market || market.currencyNumeric !== Number(request.currency)) {
    throw new PaymentsError(422, 'PE_0001', 'currency: does not match countryCode');
  }
  if (request.tax >= request.amount) throw new PaymentsError(422, 'PE_0001', 'tax: must be less than amount');
}

type ResolvedCard = Pick<
  NewTransaction,
  'profile' | 'brand' | 'last_digits' | 'expiry' | 'holder_name' | 'fingerprint' | 'card_token'
> & { cvv?: string };

async function resolveCard(context: PaymentsContext, request: ProcessRequest): Promise<ResolvedCard> {
  if (!('tokenCard' in request.card)) {
    const { number, cvv, brand, lastDigits, expiry, fingerprint } = decryptCard(
      request.card,
      context.keys,
      context.clock(),
    );
    const profile = findProfileName(number);
    const holder_name = request.card.holderName;
    return { profile, cvv, brand, last_digits: lastDigits, expiry, holder_name, fingerprint, card_token: null };
  }
  const token = request.card.tokenCard;
  const saved = request.membershipNumber && (await findCardByToken(context.db, request.membershipNumber, token));
  if (!saved) throw new PaymentsError(404, 'CARD_NOT_FOUND', 'The member has no such card.');
  if (saved.is_flagged) throw new PaymentsError(422, 'CARD_REFUSED', 'This card cannot be used for payments.');
  const { profile, brand, last_digits, expiry, holder_name, fingerprint } = saved;
  return { profile, brand, last_digits, expiry, holder_name, fingerprint, card_token: token };
}

function buildTransaction(request: ProcessRequest, card: ResolvedCard, decision: Decision, now: Date): NewTransaction {
  const { cvv: _neverStored, ...cardFields } = card;
  return {
    ...cardFields,
    reference_number: `T${randomBytes(9).toString('hex').toUpperCase()}`,
    reference: request.reference,
    request_hash: hashRequest(request, card),
    status: decision.status,
    response_code: decision.responseCode,
    reason: decision.reason,
    amount: request.amount,
    currency: request.currency,
    cart_id: request.cartId,
    country_code: request.countryCode,
    club_number: request.clubNumber,
    membership_number: request.membershipNumber ?? null,
    delivery: request.delivery,
    one_step: request.oneStep,
    save_card: request.saveCard,
    return_url: request.returnUrl3DS ?? null,
    language: request.language ?? null,
    created_at: now,
    captured_at: null,
    voided_at: null,
  };
}

/**
 * Distinguishes a replay from another request with the same reference. Encrypting the same card again does not change
 * the hash.
 */
function hashRequest(request: ProcessRequest, card: ResolvedCard): string {
  const normalizedRequest = { ...request, card: [card.fingerprint, card.expiry, card.holder_name] };
  return createHash('sha256').update(JSON.stringify(normalizedRequest)).digest('hex');
}

async function findExisting(trx: Store, row: NewTransaction): Promise<ProcessResult> {
  const existing = await findByReference(trx, row.reference);
  if (!existing) throw new Error('The transaction that holds the reference was not found.');
  if (existing.request_hash !== row.request_hash) {
    throw new PaymentsError(409, 'REFERENCE_REUSED', 'The reference belongs to a different transaction request.');
  }
  return { row: existing, challenge: await findChallengeByTransaction(trx, existing.reference_number), created: false };
}

async function openChallenge(trx: Store, row: TransactionRow): Promise<ChallengeRow> {
  const challenge: ChallengeRow = {
    id: randomBytes(24).toString('base64url'),
    reference_number: row.reference_number,
    order_id: randomUUID(),
    state: 'PENDING',
    attempts_left: challengeAttempts,
    cavv: null,
    eci: null,
  };
  await insertChallenge(trx, challenge);
  return challenge;
}

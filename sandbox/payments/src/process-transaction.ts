import { createHash, randomBytes } from 'node:crypto';
import { fromNumericCurrency } from '@tarima/markets/currency-codes';
import { findMarket } from '@tarima/markets/table';
import { inTransaction } from '@tarima/service-kit/database';
import { type CardFault, findCardFault } from './card-faults.ts';
import { cancelDecline, countDecline } from './card-limit.ts';
import { decryptCard } from './card-vault.ts';
import { withClaim } from './claims.ts';
import type { Authorization, CardInput } from './connectors/connector.ts';
import { ProviderError } from './connectors/provider-error.ts';
import type { PaymentsContext } from './context.ts';
import { getPaypalCurrencies } from './env.ts';
import { PaymentsError } from './errors.ts';
import { captureClaimed } from './money-movements.ts';
import { recordAuthorization } from './record-outcome.ts';
import { toShopper } from './shopper.ts';
import { findCardByToken } from './store/saved-cards.ts';
import type { NewTransaction, TransactionRow } from './store/tables.ts';
import { deleteTransaction, findByReference, insertTransaction } from './store/transactions.ts';
import { assertThirdParty, providerIds } from './third-parties.ts';
import type { ProcessRequest } from './wire.ts';

/** A transaction, and whether this call created it. */
export interface ProcessResult {
  readonly row: TransactionRow;
  readonly created: boolean;
}

/**
 * Requests authorisation of the amount from the account's provider. The merchant's `reference` is the idempotency key: a
 * replay returns the transaction of the first request. The transaction is stored before the provider is called; one that
 * the provider certainly did not execute is removed again.
 * @throws PaymentsError PE_0001 (request), PE_0003 (acquirer account), CARD_* (invalid card, or too many declines),
 * PEC_503, REFERENCE_REUSED, PROVIDER_*.
 */
export async function processTransaction(context: PaymentsContext, request: ProcessRequest): Promise<ProcessResult> {
  assertAmounts(request);
  const scope = { clubId: request.clubNumber, country: request.countryCode, delivery: request.delivery };
  assertThirdParty(request, scope, getPaypalCurrencies(context.env));
  assertFieldsOfRoute(request);
  const card = await resolveCard(context, request);
  if (card.fault === 'unavailable') throw new PaymentsError(503, 'PEC_503', '503 service unavailable');
  const row = buildTransaction(request, card, context.clock());
  const { inserted, declineId } = await inTransaction(context.db, async (trx) => {
    const inserted = await insertTransaction(trx, row);
    if (!inserted || card.fingerprint === null) return { inserted, declineId: undefined };
    return { inserted, declineId: await countDecline(context, trx, card.fingerprint) };
  });
  const stored = inserted ?? (await findReplayed(context, row));
  if (!inserted && stored.status !== 'PENDING') return { row: stored, created: false };
  const created = inserted !== undefined;
  try {
    const settled = await withClaim(context, stored.reference_number, 'process', (claimed) =>
      authorise(context, claimed, card.input),
    );
    if (settled.status !== 'DECLINED') await cancelDecline(context.db, declineId);
    return { row: settled, created };
  } catch (error) {
    const isUnknown = error instanceof PaymentsError && error.errorCode === 'PROVIDER_TIMEOUT';
    if (!isUnknown) await cancelDecline(context.db, declineId);
    throw error;
  }
}

/** Authorises a claimed transaction that is not decided, and captures it with `oneStep`. */
async function authorise(context: PaymentsContext, row: TransactionRow, card: CardInput): Promise<TransactionRow> {
  if (row.status !== 'PENDING') return row;
  const connector = context.getConnector(row);
  let result: Authorization;
  try {
    result = await connector.authorise(row, card, row.unresolved_operation !== null);
  } catch (error) {
    if (!(error instanceof ProviderError) || error.outcome !== 'unknown') {
      await deleteTransaction(context.db, row.reference_number);
    }
    throw error;
  }
  const recorded = await recordAuthorization(context, row, result);
  return recorded.status === 'APPROVED' && recorded.one_step ? (await captureClaimed(context, recorded)).row : recorded;
}

function assertAmounts(request: ProcessRequest): void {
  const market = findMarket(request.countryCode);
  if (!market || market.currency !== fromNumericCurrency(request.currency)) {
    throw new PaymentsError(422, 'PE_0001', 'currency: does not match countryCode');
  }
  if (request.tax >= request.amount) throw new PaymentsError(422, 'PE_0001', 'tax: must be less than amount');
}

function assertFieldsOfRoute({ paymentThird, card, returnUrl3DS, cancelUrl }: ProcessRequest): void {
  const isCardRoute = paymentThird === providerIds.bankCard;
  if (isCardRoute !== (card !== undefined)) {
    throw new PaymentsError(400, 'PE_0001', `card: ${isCardRoute ? 'required' : 'not allowed'} for this account`);
  }
  if (!isCardRoute && returnUrl3DS === undefined) {
    throw new PaymentsError(400, 'PE_0001', 'returnUrl3DS: required for this account');
  }
  if (paymentThird === providerIds.paypal && cancelUrl === undefined) {
    throw new PaymentsError(400, 'PE_0001', 'cancelUrl: required for this account');
  }
}

type CardColumns = Pick<
  NewTransaction,
  'brand' | 'last_digits' | 'expiry' | 'holder_name' | 'fingerprint' | 'card_token' | 'instrument_id'
>;

type ResolvedCard = CardColumns & {
  readonly fingerprint: string | null;
  readonly fault: CardFault | null;
  readonly input: CardInput;
};

const noCard: CardColumns & { fingerprint: null } = {
  brand: null,
  last_digits: null,
  expiry: null,
  holder_name: null,
  fingerprint: null,
  card_token: null,
  instrument_id: null,
};

async function resolveCard(context: PaymentsContext, request: ProcessRequest): Promise<ResolvedCard> {
  const { card } = request;
  if (!card) return { ...noCard, fault: null, input: null };
  if (!('tokenCard' in card)) {
    const decrypted = decryptCard(card, context.keys, context.clock());
    const { number, brand, lastDigits, expiry, fingerprint } = decrypted;
    const columns = { brand, last_digits: lastDigits, expiry, fingerprint, card_token: null, instrument_id: null };
    return { ...columns, holder_name: card.holderName, fault: findCardFault(number), input: decrypted };
  }
  const token = card.tokenCard;
  const saved = request.membershipNumber && (await findCardByToken(context.db, request.membershipNumber, token));
  if (!saved) throw new PaymentsError(404, 'CARD_NOT_FOUND', 'The member has no such card.');
  if (saved.is_flagged) throw new PaymentsError(422, 'CARD_REFUSED', 'This card cannot be used for payments.');
  const { instrument_id, brand, last_digits, expiry, holder_name, fingerprint } = saved;
  const columns = { instrument_id, brand, last_digits, expiry, holder_name, fingerprint, card_token: token };
  return { ...columns, fault: null, input: null };
}

function buildTransaction(request: ProcessRequest, card: ResolvedCard, now: Date): NewTransaction {
  const { fault, input: _neverStored, ...columns } = card;
  return {
    ...columns,
    fault,
    reference_number: `T${randomBytes(9).toString('hex').toUpperCase()}`,
    reference: request.reference,
    request_hash: hashRequest(request, card),
    status: 'PENDING',
    response_code: '',
    reason: '',
    amount: request.amount,
    currency: request.currency,
    cart_id: request.cartId ?? null,
    country_code: request.countryCode,
    club_number: request.clubNumber,
    membership_number: request.membershipNumber ?? null,
    delivery: request.delivery,
    one_step: request.oneStep,
    payment_third: request.paymentThird,
    payment_third_id: request.paymentThirdId,
    save_card: request.saveCard,
    shopper: JSON.stringify(toShopper(request)),
    language: request.language ?? null,
    created_at: now,
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

async function findReplayed({ db }: PaymentsContext, row: NewTransaction): Promise<TransactionRow> {
  const existing = await findByReference(db, row.reference);
  // Another request with the reference was removed again, because the provider did not execute it.
  if (!existing) throw new PaymentsError(503, 'PEC_503', '503 service unavailable');
  if (existing.request_hash !== row.request_hash) {
    throw new PaymentsError(409, 'REFERENCE_REUSED', 'The reference belongs to a different transaction request.');
  }
  return existing;
}

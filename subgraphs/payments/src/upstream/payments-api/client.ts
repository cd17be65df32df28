import type { MarketCode } from '@tarima/markets/table';
import type { HttpCall, HttpClient } from '@tarima/service-kit/http-client';
import { mapUpstreamErrors, UpstreamError } from '@tarima/service-kit/upstream-error';
import type { PaymentsPort, ProcessRequest } from '../../application/payments-port.ts';
import type { Transaction } from '../../domain/transaction.ts';
import { toPaymentAccounts } from './accounts.ts';
import {
  type TransactionRules,
  toCandidate,
  toRefusedError,
  toSavedCard,
  toSavedCards,
  toTransaction,
} from './mapping.ts';
import { toCloseRequest, toEnrollmentRequest, toTransactionRequest } from './requests.ts';
import {
  cardsWire,
  cardWire,
  movementWire,
  publicKeyWire,
  refundWire,
  statusWire,
  thirdPartiesWire,
  transactionWire,
} from './wire.ts';

/** Maximum number of transactions that a status query returns; more than 1, so that a second candidate is seen. */
const statusLimit = 10;
/** The provider's clock may be ahead of ours. */
const clockToleranceMs = 60_000;

export interface PaymentsUpstreamSettings extends TransactionRules {
  /** Whether the market's configuration allows a payment provider. */
  readonly isAllowedProvider: (market: MarketCode, providerId: number) => boolean;
}

/**
 * The club's payments API. A call that can act rejects with `RefusedError` when the API certainly did nothing, and with any
 * other error when its outcome is unknown.
 */
export function createPaymentsUpstream(http: HttpClient, settings: PaymentsUpstreamSettings): PaymentsPort {
  const call = async (path: string, options?: HttpCall) => {
    try {
      return await http.json(path, options);
    } catch (error) {
      throw (error instanceof UpstreamError && toRefusedError(error)) || error;
    }
  };
  /** A read that changes nothing. @throws GraphQLError UPSTREAM_UNAVAILABLE */
  const read = (path: string) => mapUpstreamErrors(http.json(path));
  const parseTransaction = (response: unknown): Transaction => toTransaction(transactionWire.parse(response), settings);
  const formatTransactionPath = (referenceNumber: string, action = '') =>
    `/v1/transactions/${encodeURIComponent(referenceNumber)}${action}`;
  const formatCardsPath = (membershipNumber: string) => `/v1/members/${encodeURIComponent(membershipNumber)}/cards`;
  const formatCardPath = (membershipNumber: string, cardId: string) =>
    `${formatCardsPath(membershipNumber)}/${encodeURIComponent(cardId)}`;

  return {
    getPublicKey: async () => publicKeyWire.parse(await read('/v1/public-key')),

    async listCards(membershipNumber) {
      return toSavedCards(cardsWire.parse(await read(formatCardsPath(membershipNumber))));
    },

    async addCard(membershipNumber, card) {
      return toSavedCard(
        cardWire.parse(await call(formatCardsPath(membershipNumber), { method: 'POST', body: { card } })),
      );
    },

    async deleteCard(membershipNumber, cardId) {
      await call(formatCardPath(membershipNumber, cardId), { method: 'DELETE' });
    },

    async setDefaultCard(membershipNumber, cardId) {
      await call(formatCardPath(membershipNumber, cardId), { method: 'PATCH', body: { isDefault: true } });
    },

    async listPaymentAccounts({ market, club, isDelivery }) {
      const query = { clubId: club, country: market, delivery: String(isDelivery) };
      const accounts = thirdPartiesWire.parse(await http.json('/v1/third-parties', { query }));
      return toPaymentAccounts(accounts, market, settings.isAllowedProvider);
    },

    async process(request) {
      return parseTransaction(
        await call(getProcessPath(request), { method: 'POST', body: toTransactionRequest(request) }),
      );
    },

    async getTransaction(referenceNumber) {
      return parseTransaction(await call(formatTransactionPath(referenceNumber)));
    },

    /** Sends the authorisation status query (PAYMENTS-35). */
    async searchTransactions({ since, club, isDelivery, membershipNumber, market, lastDigits }) {
      const query = {
        startDate: since.toISOString(),
        endDate: new Date(Date.now() + clockToleranceMs).toISOString(),
        club,
        delivery: isDelivery === undefined ? undefined : String(isDelivery),
        membership: membershipNumber,
        country: market,
        limit: statusLimit,
        fourLastDigits: lastDigits,
      };
      return statusWire.parse(await call('/v1/authorization-status', { query })).items.map(toCandidate);
    },

    async enroll(referenceNumber, enrollment) {
      const path = formatTransactionPath(referenceNumber, '/enrollment');
      const body = toEnrollmentRequest(referenceNumber, enrollment);
      return parseTransaction(await call(path, { method: 'POST', body }));
    },

    async closeChallenge(referenceNumber, close) {
      const { action, body } = toCloseRequest(referenceNumber, close);
      return parseTransaction(await call(formatTransactionPath(referenceNumber, action), { method: 'POST', body }));
    },

    async capture(referenceNumber) {
      const response = await call(formatTransactionPath(referenceNumber, '/capture'), { method: 'POST' });
      // `s`: the capture succeeded (PAYMENTS-27).
      return movementWire.parse(response).transactionType === 's';
    },

    async void(referenceNumber) {
      const path = formatTransactionPath(referenceNumber, '/void');
      const { statusCode, transactionType } = movementWire.parse(await call(path, { method: 'POST' }));
      // `V`: the void succeeded (PAYMENTS-29).
      const isDone = statusCode < 300 && transactionType.toUpperCase() === 'V';
      if (!isDone) throw new Error(`The response to the void was ${statusCode} ${transactionType}`);
    },

    async refundTransaction(referenceNumber, refundId, amountCents) {
      const path = formatTransactionPath(referenceNumber, '/refund');
      const body = { refundId, amount: amountCents };
      const { statusCode, transactionType, ...refund } = refundWire.parse(await call(path, { method: 'POST', body }));
      // `R`: the refund succeeded.
      const isDone = statusCode < 300 && transactionType.toUpperCase() === 'R';
      const isSame = refund.refundId === refundId && refund.amount === amountCents;
      if (!isDone || !isSame) throw new Error(`The response to the refund was ${statusCode} ${transactionType}`);
    },
  };
}

/** Guests pay for a membership without a stored user, members as the user that they are (MEMBERSHIP-69, MEMBERSHIP-70). */
function getProcessPath({ membership, membershipNumber }: ProcessRequest): string {
  if (!membership) return '/v1/transactions';
  const user = membershipNumber === undefined ? '' : `/members/${encodeURIComponent(membershipNumber)}`;
  return `/v1${user}/membership-transactions`;
}

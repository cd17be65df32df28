import type { MarketCode } from '@tarima/markets/table';
import type { HttpCall, HttpClient } from '@tarima/service-kit/http-client';
import { UpstreamError } from '@tarima/service-kit/upstream-error';
import { type PaymentsPort, Refused } from '../../domain/ports.ts';
import { candidateOf, processBody, refusalOf, savedCardOf, savedCardsOf, transactionOf } from './mapping.ts';
import {
  cardSchema,
  cardsSchema,
  movementSchema,
  publicKeySchema,
  statusSchema,
  thirdPartiesSchema,
  transactionSchema,
} from './wire.ts';

/** The most transactions that a status query returns: enough to see a second candidate, which a limit of 1 hides. */
const statusLimit = 10;
/** The provider's clock may be ahead of ours. */
const clockToleranceMs = 60_000;

/**
 * The club's payments API. Every call rejects with `Refused` when the API certainly did nothing, and with
 * anything else when its outcome is unknown. `isAllowedThirdParty` knows the configured providers.
 */
export function createPaymentsUpstream(
  http: HttpClient,
  isAllowedThirdParty: (market: MarketCode, paymentThird: number) => boolean,
): PaymentsPort {
  const call = async (path: string, options?: HttpCall) => {
    try {
      return await http.json(path, options);
    } catch (error) {
      throw (error instanceof UpstreamError && refusalOf(error)) || error;
    }
  };
  const transactionPath = (referenceNumber: string, action = '') =>
    `/v1/transactions/${encodeURIComponent(referenceNumber)}${action}`;
  const cardsPath = (membershipNumber: string) => `/v1/members/${encodeURIComponent(membershipNumber)}/cards`;
  const cardPath = (membershipNumber: string, cardId: string) =>
    `${cardsPath(membershipNumber)}/${encodeURIComponent(cardId)}`;

  return {
    publicKey: async () => publicKeySchema.parse(await call('/v1/public-key')),

    async listCards(membershipNumber) {
      return savedCardsOf(cardsSchema.parse(await call(cardsPath(membershipNumber))));
    },

    async addCard(membershipNumber, card) {
      return savedCardOf(cardSchema.parse(await call(cardsPath(membershipNumber), { method: 'POST', body: { card } })));
    },

    async deleteCard(membershipNumber, cardId) {
      await call(cardPath(membershipNumber, cardId), { method: 'DELETE' });
    },

    async setDefaultCard(membershipNumber, cardId) {
      await call(cardPath(membershipNumber, cardId), { method: 'PATCH', body: { isDefault: true } });
    },

    async findThirdParty(cart, market) {
      const query = { clubId: cart.club, country: market, delivery: String(cart.isDelivery) };
      const { items } = thirdPartiesSchema.parse(await call('/v1/third-parties', { query }));
      // The first account of a provider that the market allows (PAYMENTS-2).
      const found = items.find(({ paymentThird }) => isAllowedThirdParty(market, paymentThird));
      if (!found) throw new Refused('THIRD_PARTY');
      return found;
    },

    async process(request) {
      const answer = await call('/v1/transactions', { method: 'POST', body: processBody(request) });
      return transactionOf(transactionSchema.parse(answer));
    },

    async getTransaction(referenceNumber) {
      return transactionOf(transactionSchema.parse(await call(transactionPath(referenceNumber))));
    },

    /** The authorisation status query (PAYMENTS-35). */
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
      return statusSchema.parse(await call('/v1/authorization-status', { query })).items.map(candidateOf);
    },

    async closeChallenge(referenceNumber, proof) {
      const path = transactionPath(referenceNumber, '/close-3ds');
      return transactionOf(transactionSchema.parse(await call(path, { method: 'POST', body: proof })));
    },

    async capture(referenceNumber) {
      const answer = await call(transactionPath(referenceNumber, '/capture'), { method: 'POST' });
      // `s`: the capture succeeded (PAYMENTS-27).
      return movementSchema.parse(answer).transactionType === 's';
    },

    async void(referenceNumber) {
      const answer = movementSchema.parse(await call(transactionPath(referenceNumber, '/void'), { method: 'POST' }));
      // `V`: the void succeeded (PAYMENTS-29).
      const isDone = answer.statusCode < 300 && answer.transactionType.toUpperCase() === 'V';
      if (!isDone) throw new Error(`The void was answered ${answer.statusCode} ${answer.transactionType}`);
    },
  };
}

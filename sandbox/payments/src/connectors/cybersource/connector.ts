import type { HttpClient } from '@tarima/service-kit/http-client';
import type { z } from 'zod';
import { createMismatchError, createPendingError } from '../../challenge-errors.ts';
import type { ChallengeRow, TransactionRow } from '../../store/tables.ts';
import type { CloseRequest } from '../../wire.ts';
import type { Authorization, CardInput, CardVerifier, Connector, Decision } from '../connector.ts';
import { asRejection, callProvider } from '../provider-error.ts';
import { toAuthentication, toAuthorization, toFoundAuthorization } from './mapping.ts';
import {
  buildAmount,
  buildBillTo,
  buildBuyer,
  buildCode,
  buildDevice,
  buildNewCard,
  buildPaymentInformation,
} from './requests.ts';
import { type CybersourceCredentials, signRequest } from './signature.ts';
import {
  authenticationWire,
  type CybersourceAuthentication,
  followOnWire,
  instrumentIdentifierWire,
  paymentWire,
  searchWire,
  setupWire,
} from './wire.ts';

export interface CybersourceSettings extends CybersourceCredentials {
  readonly getHttp: () => { readonly http: HttpClient; readonly baseUrl: string };
  /** How long a challenge stays open. */
  readonly challengeMinutes: number;
  readonly clock: () => Date;
}

const authenticationFailed: Decision = { status: 'DECLINED', responseCode: '63', reason: 'AUTHENTICATION_FAILED' };
const cancelledByShopper: Decision = { status: 'DECLINED', responseCode: '17', reason: 'CANCELLED_BY_SHOPPER' };

/** The bank-card provider: CyberSource Payments, Payer Authentication, Token Management and Transaction Search. */
export function createCybersourceConnector(settings: CybersourceSettings): Connector & CardVerifier {
  async function post<Schema extends z.ZodType>(path: string, body: object, schema: Schema): Promise<z.output<Schema>> {
    const { http, baseUrl } = settings.getHttp();
    const headers = signRequest(new URL(baseUrl + path), JSON.stringify(body), settings, settings.clock());
    return schema.parse(await callProvider(http, path, { method: 'POST', body, headers }));
  }

  const reference = (code: string) => ({ clientReferenceInformation: { code } });

  /** Transactions that were made with a merchant reference. */
  async function search(code: string) {
    const query = { query: `clientReferenceInformation.code:${code}`, limit: 10, sort: 'submitTimeUtc:asc' };
    return (await post('/tss/v2/searches', query, searchWire))._embedded?.transactionSummaries ?? [];
  }

  const findFollowOn = async (code: string) =>
    (await search(code)).find(({ applicationInformation }) =>
      applicationInformation.applications.some(({ reasonCode }) => reasonCode === '100'),
    );

  const findAuthenticatedPayment = async (row: TransactionRow) =>
    (await search(buildCode(row, 'auth-3ds'))).map(toFoundAuthorization).at(0);

  async function pay(row: TransactionRow, card: CardInput, authentication?: Authentication): Promise<Authorization> {
    const isTokenWanted = card !== null && row.save_card;
    const payment = await post(
      '/pts/v2/payments',
      {
        ...reference(buildCode(row, authentication ? 'auth-3ds' : 'auth')),
        processingInformation: {
          capture: false,
          commerceIndicator: authentication?.ecommerceIndicator ?? 'internet',
          ...(isTokenWanted && { actionList: ['TOKEN_CREATE'], actionTokenTypes: ['instrumentIdentifier'] }),
        },
        paymentInformation: buildPaymentInformation(row, card),
        orderInformation: { ...buildAmount(row), ...buildBillTo(row) },
        buyerInformation: buildBuyer(row),
        deviceInformation: buildDevice(row),
        ...(authentication && { consumerAuthenticationInformation: authentication }),
      },
      paymentWire,
    );
    return toAuthorization(payment) ?? setUpAuthentication(row, card);
  }

  /** Replaces the card number by a token, and begins the authentication that the issuer requires. */
  async function setUpAuthentication(row: TransactionRow, card: CardInput): Promise<Authorization> {
    const instrumentId = card ? await tokenize(card) : row.instrument_id;
    if (instrumentId === null) throw new Error('A card without a token cannot be authenticated.');
    const setup = await post(
      '/risk/v1/authentication-setups',
      {
        ...reference(buildCode(row, 'auth')),
        paymentInformation: buildPaymentInformation({ ...row, instrument_id: instrumentId }, null),
      },
      setupWire,
    );
    const session = setup.consumerAuthenticationInformation;
    if (setup.status !== 'COMPLETED' || !session) return { kind: 'decided', decision: authenticationFailed };
    const { accessToken, referenceId, deviceDataCollectionUrl } = session;
    return {
      kind: 'challenged',
      instrumentId,
      challenge: {
        kind: 'DEVICE_DATA',
        details: { thirdReferenceId: referenceId, accessToken, deviceDataCollectionUrl },
        providerId: referenceId,
        returnUrl: null,
        expiresAt: getExpiry(),
      },
    };
  }

  const getExpiry = () => new Date(settings.clock().getTime() + settings.challengeMinutes * 60_000);

  async function tokenize(card: NonNullable<CardInput>): Promise<string> {
    const body = { card: { number: card.number } };
    return (await post('/tms/v1/instrumentidentifiers', body, instrumentIdentifierWire)).id;
  }

  /** Authorises with the proof of the authentication, or declines. */
  async function finish(row: TransactionRow, result: CybersourceAuthentication): Promise<Authorization> {
    const { challengeCancelCode, ...proof } = result.consumerAuthenticationInformation ?? {};
    if (result.status === 'AUTHENTICATION_SUCCESSFUL') return pay(row, null, toAuthentication(proof));
    const decision = challengeCancelCode === undefined ? authenticationFailed : cancelledByShopper;
    return { kind: 'decided', decision };
  }

  return {
    async authorise(row, card, isRepeat) {
      return (isRepeat ? await this.findAuthorization(row) : undefined) ?? pay(row, card);
    },

    async findAuthorization(row) {
      return (
        (await findAuthenticatedPayment(row)) ?? (await search(buildCode(row, 'auth'))).map(toFoundAuthorization).at(0)
      );
    },

    async enroll(row, challenge, request, isRepeat) {
      const paid = isRepeat ? await findAuthenticatedPayment(row) : undefined;
      if (paid) return paid;
      const result = await post(
        '/risk/v1/authentications',
        {
          ...reference(buildCode(row, 'auth')),
          paymentInformation: buildPaymentInformation(row, null),
          orderInformation: { ...buildAmount(row), ...buildBillTo(row) },
          buyerInformation: buildBuyer(row),
          deviceInformation: buildDevice(row, request.deviceSessionId),
          consumerAuthenticationInformation: {
            referenceId: request.thirdReferenceId,
            returnUrl: request.returnURL,
            deviceChannel: 'Browser',
            transactionMode: 'eCommerce',
          },
        },
        authenticationWire,
      );
      const session = result.consumerAuthenticationInformation;
      if (result.status !== 'PENDING_AUTHENTICATION') return finish(row, result);
      if (!session?.stepUpUrl || !session.accessToken || !session.authenticationTransactionId) {
        return { kind: 'decided', decision: authenticationFailed };
      }
      const { stepUpUrl, accessToken, authenticationTransactionId } = session;
      const details = { thirdReferenceId: request.thirdReferenceId, stepUpUrl, accessToken };
      return {
        kind: 'challenged',
        challenge: {
          kind: 'STEP_UP',
          details,
          providerId: authenticationTransactionId,
          returnUrl: request.returnURL,
          expiresAt: challenge.expires_at,
        },
      };
    },

    async close(row, challenge, request, isRepeat) {
      assertSameAuthentication(challenge, request);
      const paid = isRepeat ? await findAuthenticatedPayment(row) : undefined;
      if (paid) return paid;
      const result = await post(
        '/risk/v1/authentication-results',
        {
          ...reference(buildCode(row, 'auth')),
          paymentInformation: buildPaymentInformation(row, null),
          orderInformation: buildAmount(row),
          consumerAuthenticationInformation: { authenticationTransactionId: challenge.provider_id },
        },
        authenticationWire,
      );
      if (result.status === 'PENDING_AUTHENTICATION') throw createPendingError();
      const { cavv, eci } = result.consumerAuthenticationInformation ?? {};
      const isForged = (request.cavv ?? cavv) !== cavv || (request.eci ?? eci) !== eci;
      if (isForged) throw createMismatchError();
      return finish(row, result);
    },

    async capture(row, isRepeat) {
      const found = isRepeat ? await this.findCapture(row) : undefined;
      if (found) return found;
      try {
        const body = { ...reference(buildCode(row, 'capture')), orderInformation: buildAmount(row) };
        const { id } = await post(`/pts/v2/payments/${row.provider_payment_id}/captures`, body, followOnWire);
        return { captureId: id };
      } catch (error) {
        if (!asRejection(error)) throw error;
        return (await this.findCapture(row)) ?? 'refused';
      }
    },

    async findCapture(row) {
      const found = await findFollowOn(buildCode(row, 'capture'));
      return found && { captureId: found.id };
    },

    async void(row) {
      const code = buildCode(row, 'void');
      const [path, amount] =
        row.provider_capture_id === null
          ? [`/pts/v2/payments/${row.provider_payment_id}/reversals`, { reversalInformation: buildAmount(row) }]
          : [`/pts/v2/captures/${row.provider_capture_id}/voids`, {}];
      try {
        await post(path, { ...reference(code), ...amount }, followOnWire);
      } catch (error) {
        if (!asRejection(error) || !(await findFollowOn(code))) throw error;
      }
    },

    async refund(row, { refundId, amount }) {
      // The vendor does not recognise a repeated refund.
      const code = buildCode(row, { refundId });
      if (await findFollowOn(code)) return;
      const body = { ...reference(code), orderInformation: buildAmount(row, amount) };
      await post(`/pts/v2/captures/${row.provider_capture_id}/refunds`, body, followOnWire);
    },

    async verifyCard(code, card) {
      const payment = await post(
        '/pts/v2/payments',
        {
          ...reference(code),
          processingInformation: {
            capture: false,
            commerceIndicator: 'internet',
            actionList: ['TOKEN_CREATE'],
            actionTokenTypes: ['instrumentIdentifier'],
          },
          paymentInformation: buildNewCard(card),
          orderInformation: { amountDetails: { totalAmount: '0.00', currency: 'USD' } },
        },
        paymentWire,
      );
      const result = toAuthorization(payment);
      if (result?.decision.status === 'DECLINED') return { isAccepted: false, reason: result.decision.reason };
      // An issuer that asks for an authentication knows the card.
      return { isAccepted: true, instrumentId: result?.instrumentId ?? (await tokenize(card)) };
    },
  };
}

/** A new payment after an authentication. */
type Authentication = ReturnType<typeof toAuthentication>;

/** An authentication id that a browser brought back must be that of the challenge. */
function assertSameAuthentication({ provider_id }: ChallengeRow, { transactionId }: CloseRequest): void {
  if (transactionId !== undefined && transactionId !== provider_id) throw createMismatchError();
}

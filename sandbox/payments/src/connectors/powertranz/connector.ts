import { randomBytes } from 'node:crypto';
import type { HttpClient } from '@tarima/service-kit/http-client';
import type { z } from 'zod';
import { createMismatchError, createPendingError } from '../../challenge-errors.ts';
import type { TransactionRow } from '../../store/tables.ts';
import type { Authorization, Connector } from '../connector.ts';
import { asRejection, callProvider } from '../provider-error.ts';
import { codes, toAuthorization } from './codes.ts';
import { buildIdentifier, buildSpiAuth, type HostedPage, toAmount } from './requests.ts';
import { followOnWire, lookUpWire, paymentWire, spiWire } from './wire.ts';

export interface PowertranzSettings {
  readonly getHttp: () => HttpClient;
  readonly id: string;
  readonly password: string;
  readonly page: HostedPage;
  /** How long the hosted page stays open. */
  readonly pageMinutes: number;
  readonly clock: () => Date;
  /** Address at which browsers open the page that leads to the hosted page. */
  readonly getPageUrl: (token: string) => string;
}

/** The hosted card page, version 3: PowerTranz with the simplified payment interface (SPI). */
export function createPowertranzConnector(settings: PowertranzSettings): Connector {
  const credentials = {
    'PowerTranz-PowerTranzId': settings.id,
    'PowerTranz-PowerTranzPassword': settings.password,
  };

  async function post<Schema extends z.ZodType>(path: string, body: unknown, schema: Schema, headers = credentials) {
    return schema.parse(await callProvider(settings.getHttp(), path, { method: 'POST', body, headers }));
  }

  /** The payment with the identifier of this transaction; undefined when there is none. */
  async function lookUp(row: TransactionRow) {
    try {
      const path = `/Api/transactions/${buildIdentifier(row, 'auth')}`;
      return lookUpWire.parse(await callProvider(settings.getHttp(), path, { headers: credentials }));
    } catch (error) {
      if (asRejection(error)?.status === 404) return undefined;
      throw error;
    }
  }

  /** Opens the hosted page. It moves no money, therefore a repetition just opens another one. */
  async function openPage(row: TransactionRow): Promise<Authorization> {
    const result = await post('/Api/spi/auth', buildSpiAuth(row, settings.page), spiWire);
    const { IsoResponseCode, SpiToken, RedirectData } = result;
    if (IsoResponseCode !== codes.spiComplete || SpiToken === undefined || RedirectData === undefined) {
      const reason = result.ResponseMessage ?? 'DECLINED';
      return { kind: 'decided', decision: { status: 'DECLINED', responseCode: IsoResponseCode, reason } };
    }
    const token = randomBytes(24).toString('base64url');
    return {
      kind: 'challenged',
      challenge: {
        kind: 'HOSTED_PAGE',
        details: { url: settings.getPageUrl(token) },
        providerId: SpiToken,
        returnUrl: row.shopper.returnUrl3DS ?? null,
        expiresAt: new Date(settings.clock().getTime() + settings.pageMinutes * 60_000),
        page: { token, html: RedirectData },
      },
    };
  }

  return {
    authorise: openPage,
    findAuthorization: openPage,

    async close(row, challenge, request, isRepeat) {
      if (request.spiToken === undefined) throw createPendingError();
      if (request.spiToken !== challenge.provider_id) throw createMismatchError();
      const earlier = isRepeat ? await lookUp(row) : undefined;
      const found = earlier && toAuthorization(earlier);
      if (found) return found;
      // The completion needs the token only, not the credentials.
      const payment = await callProvider(settings.getHttp(), '/Api/spi/payment', {
        method: 'POST',
        body: challenge.provider_id,
      });
      const result = toAuthorization(paymentWire.parse(payment));
      if (!result) throw createPendingError();
      return result;
    },

    async capture(row, isRepeat) {
      const found = isRepeat ? await this.findCapture(row) : undefined;
      if (found) return found;
      const body = {
        TransactionIdentifier: row.provider_payment_id,
        TotalAmount: toAmount(Number(row.amount)),
        ExternalIdentifier: buildIdentifier(row, 'capture'),
      };
      const { Approved, IsoResponseCode, TransactionIdentifier } = await post('/Api/capture', body, followOnWire);
      if (Approved) return { captureId: TransactionIdentifier };
      return (IsoResponseCode === codes.duplicate ? await this.findCapture(row) : undefined) ?? 'refused';
    },

    async findCapture(row) {
      const payment = await lookUp(row);
      return payment && payment.TotalCaptured > 0 ? { captureId: buildIdentifier(row, 'capture') } : undefined;
    },

    async void(row) {
      const body = {
        TransactionIdentifier: row.provider_payment_id,
        ExternalIdentifier: buildIdentifier(row, 'void'),
        AutoReversal: false,
      };
      const { Approved } = await post('/Api/void', body, followOnWire);
      if (Approved || (await lookUp(row))?.IsVoided) return;
      throw new Error('The provider declined the void.');
    },

    async refund(row, { refundId, amount }) {
      const body = {
        Refund: true,
        TransactionIdentifier: row.provider_payment_id,
        TotalAmount: toAmount(amount),
        ExternalIdentifier: buildIdentifier(row, `refund:${refundId}`),
      };
      const { Approved, IsoResponseCode } = await post('/Api/refund', body, followOnWire);
      if (!Approved && IsoResponseCode !== codes.duplicate) throw new Error('The provider declined the refund.');
    },
  };
}

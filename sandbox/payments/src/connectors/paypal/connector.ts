import type { HttpClient } from '@tarima/service-kit/http-client';
import type { z } from 'zod';
import { createPendingError } from '../../challenge-errors.ts';
import type { TransactionRow } from '../../store/tables.ts';
import type { Authorization, Connector } from '../connector.ts';
import { asRejection, callProvider } from '../provider-error.ts';
import { createTokenSource, type PaypalCredentials } from './access-token.ts';
import { cancelledByPayer, getIssue, toAuthorization, toDecline } from './mapping.ts';
import { buildCapture, buildOrder, buildRefund, buildRequestId } from './requests.ts';
import { authorizationWire, captureWire, orderWire, refundWire } from './wire.ts';

export interface PaypalSettings extends PaypalCredentials {
  readonly getHttp: () => HttpClient;
  /** The account that receives the money. */
  readonly merchantId: string;
  /** How long PayPal keeps an order that is not approved. */
  readonly orderMinutes: number;
  readonly clock: () => Date;
}

/** PayPal: Orders v2 with the intent AUTHORIZE, and Payments v2. Repeated calls have the same `PayPal-Request-Id`. */
export function createPaypalConnector(settings: PaypalSettings): Connector {
  const tokens = createTokenSource(settings.getHttp, settings);

  async function call(method: 'GET' | 'POST', path: string, requestId?: string, body?: object): Promise<unknown> {
    const headers = {
      authorization: `Bearer ${await tokens.get()}`,
      prefer: 'return=representation',
      ...(requestId !== undefined && { 'paypal-request-id': requestId }),
    };
    return callProvider(settings.getHttp(), path, { method, headers, ...(body && { body }) });
  }

  /** Calls PayPal, with a new token when the kept one was revoked. */
  async function send<Schema extends z.ZodType>(schema: Schema, ...args: Parameters<typeof call>) {
    try {
      return schema.parse(await call(...args));
    } catch (error) {
      if (asRejection(error)?.status !== 401) throw error;
      tokens.reset();
      return schema.parse(await call(...args));
    }
  }

  async function createOrder(row: TransactionRow): Promise<Authorization> {
    const body = buildOrder(row, settings.merchantId);
    const order = await send(orderWire, 'POST', '/v2/checkout/orders', buildRequestId(row, 'order'), body);
    const url = order.links?.find(({ rel }) => rel === 'payer-action' || rel === 'approve')?.href;
    if (order.id === undefined || url === undefined) throw new Error('PayPal returned an order without approve link.');
    return {
      kind: 'challenged',
      payee: settings.merchantId,
      challenge: {
        kind: 'APPROVAL',
        details: { url },
        providerId: order.id,
        returnUrl: row.shopper.returnUrl3DS ?? null,
        expiresAt: new Date(settings.clock().getTime() + settings.orderMinutes * 60_000),
      },
    };
  }

  async function authoriseOrder(row: TransactionRow, orderId: string): Promise<Authorization> {
    try {
      const path = `/v2/checkout/orders/${orderId}/authorize`;
      return toAuthorization(await send(orderWire, 'POST', path, buildRequestId(row, 'authorize'), {}));
    } catch (error) {
      const rejection = asRejection(error);
      const decline = rejection && toDecline(rejection);
      if (decline) return decline;
      if (rejection && getIssue(rejection) === 'ORDER_NOT_APPROVED') throw createPendingError();
      throw error;
    }
  }

  async function postCapture(row: TransactionRow) {
    const path = `/v2/payments/authorizations/${row.provider_payment_id}/capture`;
    const { id, status } = await send(captureWire, 'POST', path, buildRequestId(row, 'capture'), buildCapture(row));
    if (status === 'DECLINED' || status === 'FAILED' || id === undefined) return 'refused';
    return { captureId: id };
  }

  async function postRefund(row: TransactionRow, requestId: string, body: object): Promise<void> {
    const { status } = await send(
      refundWire,
      'POST',
      `/v2/payments/captures/${row.provider_capture_id}/refund`,
      requestId,
      body,
    );
    if (status === 'FAILED' || status === 'CANCELLED') throw new Error(`PayPal's refund is ${status}.`);
  }

  return {
    // Creating an order moves no money, and a repetition returns the same order.
    authorise: createOrder,
    findAuthorization: createOrder,

    async close(row, challenge, request) {
      const orderId = challenge.provider_id;
      const order = await send(orderWire, 'GET', `/v2/checkout/orders/${orderId}`);
      if (order.status === 'VOIDED') return cancelledByPayer;
      // The order was authorised, and the response was lost.
      if (order.status === 'APPROVED' || order.status === 'COMPLETED') return authoriseOrder(row, orderId);
      if (request.isCancelled) return cancelledByPayer;
      throw createPendingError();
    },

    async capture(row) {
      try {
        return await postCapture(row);
      } catch (error) {
        if (!asRejection(error)) throw error;
        return (await this.findCapture(row)) ?? 'refused';
      }
    },

    async findCapture(row) {
      const path = `/v2/payments/authorizations/${row.provider_payment_id}`;
      const { status } = await send(authorizationWire, 'GET', path);
      if (status !== 'CAPTURED') return undefined;
      // The repetition of the capture returns the capture that exists.
      const found = await postCapture(row);
      return found === 'refused' ? undefined : found;
    },

    async void(row) {
      const requestId = buildRequestId(row, 'void');
      if (row.provider_capture_id !== null) return postRefund(row, requestId, buildRefund(row));
      try {
        const path = `/v2/payments/authorizations/${row.provider_payment_id}/void`;
        await send(authorizationWire.optional(), 'POST', path, requestId, {});
      } catch (error) {
        const rejection = asRejection(error);
        if (!rejection || getIssue(rejection) !== 'PREVIOUSLY_VOIDED') throw error;
      }
    },

    refund: (row, order) => postRefund(row, buildRequestId(row, order), buildRefund(row, order)),
  };
}

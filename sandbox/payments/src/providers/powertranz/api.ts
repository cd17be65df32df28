import { isSameSecret } from '@tarima/service-kit/same-secret';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CardBrand } from '../../card-number.ts';
import { codes } from '../../connectors/powertranz/codes.ts';
import { escapeHtml } from '../page.ts';
import type { PowertranzContext } from './context.ts';
import { PowertranzError } from './errors.ts';
import { completePayment, executeFollowOn, type FollowOn, findSession, loadPayment, openSession } from './payments.ts';
import {
  captureRequest,
  parseRequest,
  refundRequest,
  spiAuthRequest,
  spiPaymentRequest,
  toCents,
  voidRequest,
} from './requests.ts';
import { type SessionRow, type TransactionRow, transactionTypes } from './tables.ts';
import { getBehaviour } from './test-cards.ts';

/** The vendor's names of the card networks. */
const brandNames: Partial<Record<CardBrand, string>> = {
  VISA: 'Visa',
  MASTERCARD: 'MasterCard',
  AMEX: 'AmericanExpress',
  DISCOVER: 'Discover',
};

/** The API of PowerTranz. Every call but the completion needs the merchant's id and password. */
export function registerPowertranzApi(api: FastifyInstance, context: PowertranzContext): void {
  api.setErrorHandler((error, request, reply) => {
    if (error instanceof PowertranzError) {
      const { statusCode, code, message } = error;
      return reply
        .status(statusCode)
        .send({ Approved: false, IsoResponseCode: code, Errors: [{ Code: code, Message: message }] });
    }
    const statusCode = (error as { statusCode?: number }).statusCode ?? 500;
    if (statusCode >= 500) request.log.error({ err: error }, 'request failed');
    return reply.status(statusCode).send({ Errors: [{ Code: '999', Message: 'The request failed.' }] });
  });

  const assertMerchant = async (request: FastifyRequest) => {
    const { 'powertranz-powertranzid': id, 'powertranz-powertranzpassword': password } = request.headers;
    if (isSameSecret(id, context.id) && isSameSecret(password, context.password)) return;
    throw new PowertranzError(401, '03', 'Invalid merchant.');
  };
  const secured = { onRequest: assertMerchant };

  api.get('/Api/alive', async () => ({ Name: 'PowerTranz' }));

  api.post('/Api/spi/auth', secured, async (request) => {
    const session = await openSession(context, parseRequest(spiAuthRequest, request.body));
    const url = `${context.getPublicUrl(`${request.protocol}://${request.host}`)}/pages/${session.page_set}/${session.page_name}`;
    return {
      ...toSession(session),
      SpiToken: session.spi_token,
      RedirectData: renderRedirect(url, session.spi_token),
    };
  });

  const ignoredTokens = new Set<string>();
  api.post('/Api/spi/payment', async (request) => {
    const token = parseRequest(spiPaymentRequest, request.body);
    const card = (await findSession(context, token))?.card;
    const latePayment = card ? getBehaviour(card).latePayment : undefined;
    if (latePayment === 'before' && !ignoredTokens.has(token)) {
      ignoredTokens.add(token);
      await context.waitLate();
      throw new PowertranzError(500, '999', 'The request failed.');
    }
    const result = await completePayment(context, token);
    if ('spi_token' in result) return toSession(result);
    if (latePayment === 'after') await context.waitLate();
    return toTransaction(result);
  });

  api.get<{ Params: { identifier: string } }>('/Api/transactions/:identifier', secured, async (request, reply) => {
    const payment = await loadPayment(context.db, request.params.identifier);
    if (!payment) return reply.status(404).send({ Errors: [{ Code: '25', Message: 'There is no such transaction.' }] });
    const { row, captured, isVoided } = payment;
    return { ...toTransaction(row), TotalCaptured: captured / 100, IsVoided: isVoided };
  });

  const execute = async (order: FollowOn) => {
    const row = await executeFollowOn(context, order);
    const isLate = order.type === 'capture' && row.is_approved && row.card && getBehaviour(row.card).isCaptureLate;
    if (isLate) await context.waitLate();
    return { OriginalTrxnIdentifier: order.identifier, ...toTransaction(row) };
  };

  api.post('/Api/capture', secured, async (request) => {
    const { TransactionIdentifier, TotalAmount, ExternalIdentifier } = parseRequest(captureRequest, request.body);
    const amount = toCents(TotalAmount);
    return execute({
      type: 'capture',
      identifier: TransactionIdentifier,
      amount,
      externalIdentifier: ExternalIdentifier,
    });
  });

  api.post('/Api/void', secured, async (request) => {
    const { TransactionIdentifier, ExternalIdentifier } = parseRequest(voidRequest, request.body);
    return execute({
      type: 'void',
      identifier: TransactionIdentifier,
      amount: undefined,
      externalIdentifier: ExternalIdentifier,
    });
  });

  api.post('/Api/refund', secured, async (request) => {
    const { TransactionIdentifier, TotalAmount, ExternalIdentifier } = parseRequest(refundRequest, request.body);
    const amount = toCents(TotalAmount);
    return execute({
      type: 'refund',
      identifier: TransactionIdentifier,
      amount,
      externalIdentifier: ExternalIdentifier,
    });
  });
}

/** The document that leads a browser to the hosted page. */
function renderRedirect(url: string, spiToken: string): string {
  const field = `<input type="hidden" name="SpiToken" value="${escapeHtml(spiToken)}">`;
  return `<!DOCTYPE html><html><head><meta charset="utf-8"><title>PowerTranz</title></head><body><form id="spi" method="post" action="${escapeHtml(url)}">${field}<noscript><button>Continue</button></noscript></form><script>document.getElementById('spi').submit();</script></body></html>`;
}

const sessionCodes: Readonly<Record<SessionRow['state'], readonly [string, string]>> = {
  OPEN: [codes.spiComplete, 'SPI Preprocessing complete'],
  SUBMITTED: [codes.pageComplete, 'HPP preprocessing complete'],
  CANCELLED: [codes.pageFailed, 'Cancelled by cardholder'],
  PAID: [codes.pageComplete, 'HPP preprocessing complete'],
};

/** A session, as the response of the preprocessing and as the result that the browser brings back. */
export function toSession(row: SessionRow) {
  const [IsoResponseCode, ResponseMessage] = sessionCodes[row.state];
  return {
    TransactionType: transactionTypes.auth,
    Approved: false,
    TransactionIdentifier: row.identifier,
    TotalAmount: Number(row.amount) / 100,
    CurrencyCode: row.currency,
    IsoResponseCode,
    ResponseMessage,
    OrderIdentifier: row.order_identifier,
  };
}

function toTransaction(row: TransactionRow) {
  return {
    TransactionType: row.type,
    Approved: row.is_approved,
    TransactionIdentifier: row.identifier,
    TotalAmount: Number(row.amount) / 100,
    CurrencyCode: row.currency,
    ...(row.is_approved && { AuthorizationCode: '123456' }),
    RRN: String(row.serial).padStart(12, '0'),
    ...(row.brand !== null && { CardBrand: brandNames[row.brand] ?? row.brand }),
    ...(row.last_digits !== null && { CardSuffix: row.last_digits }),
    IsoResponseCode: row.iso_code,
    ResponseMessage: row.message,
    OrderIdentifier: row.order_identifier,
  };
}

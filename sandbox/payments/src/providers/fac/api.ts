import type { FastifyInstance, FastifyReply } from 'fastify';
import { type FacMerchant, signResult } from '../../connectors/fac/signature.ts';
import { namespaces, parseXml, readXml, writeXml, type XmlFields } from '../../connectors/fac/xml.ts';
import { getBehaviour } from '../powertranz/test-cards.ts';
import type { FacContext } from './context.ts';
import {
  assertMerchant,
  FacRejection,
  findAuthorization,
  findAuthorizationByToken,
  findPage,
  modify,
  openPage,
} from './gateway.ts';
import type { AuthorizationRow } from './tables.ts';

/** The XML services of the gateway. */
export function registerFacApi(api: FastifyInstance, context: FacContext): void {
  const { db, merchant } = context;
  api.addContentTypeParser('text/xml', { parseAs: 'string', bodyLimit: 16_384 }, (_request, body, done) => {
    const root = parseXml(String(body));
    done(root ? null : new FacRejection('1000', 'The document is not valid.'), root);
  });
  const send = (reply: FastifyReply, name: string, fields: XmlFields) =>
    reply.type('text/xml; charset=utf-8').send(writeXml(name, fields, namespaces.gateway));
  api.setErrorHandler((error, request, reply) => {
    if (error instanceof FacRejection) {
      return send(reply, 'Response', {
        ResponseCode: '3',
        ReasonCode: error.code,
        ResponseCodeDescription: error.message,
      });
    }
    request.log.error({ err: error }, 'request failed');
    return send(reply.status(500), 'Response', { ResponseCode: '3' });
  });
  type Root = NonNullable<ReturnType<typeof parseXml>>;

  /** The request's document. @throws FacRejection for another operation's */
  const readRequest = (body: unknown, name: string) => {
    const root = body as Root | undefined;
    if (root?.name !== name) throw new FacRejection('1000', `Expected ${name}.`);
    return root.node;
  };

  api.post('/PGServiceXML/HostedPageAuthorize', async (request, reply) => {
    const page = await openPage(context, readRequest(request.body, 'HostedPageAuthorizeRequest'));
    return send(reply, 'HostedPageAuthorizeResponse', {
      ResponseCode: '0',
      ResponseCodeDescription: 'Success',
      SingleUseToken: page.token,
    });
  });

  const ignoredTokens = new Set<string>();
  api.post('/PGServiceXML/HostedPageResults', async (request, reply) => {
    const token = readRequest(request.body, 'string').text;
    const page = await findPage(context, token);
    const row = await findAuthorizationByToken(db, token);
    const latePayment = row && getBehaviour(row.card).latePayment;
    if (latePayment && !ignoredTokens.has(token)) {
      ignoredTokens.add(token);
      await context.waitLate();
    }
    if (page?.state === 'CANCELLED') {
      const results = { ResponseCode: '3', ReasonCodeDescription: 'Cancelled by cardholder' };
      return send(reply, 'HostedPageResultsResponse', {
        AuthResponse: { ...toResponse(merchant, page.order_number), CreditCardTransactionResults: results },
      });
    }
    return send(reply, 'HostedPageResultsResponse', row ? { AuthResponse: toAuthResponse(merchant, row) } : {});
  });

  api.post('/PGServiceXML/TransactionModification', async (request, reply) => {
    const node = readRequest(request.body, 'TransactionModificationRequest');
    const row = await modify(context, node);
    const isCapture = readXml(node, 'ModificationType') === '1';
    if (row && isCapture && getBehaviour(row.card).isCaptureLate) await context.waitLate();
    return send(reply, 'TransactionModificationResponse', {
      ...toResponse(merchant, readXml(node, 'OrderNumber')),
      ResponseCode: row ? '1' : '2',
      ReasonCode: row ? '1101' : '1100',
    });
  });

  api.post('/PGServiceXML/TransactionStatus', async (request, reply) => {
    const node = readRequest(request.body, 'TransactionStatusRequest');
    assertMerchant(merchant, node);
    const row = await findAuthorization(db, readXml(node, 'OrderNumber'));
    return send(reply, 'TransactionStatusResponse', {
      ...(row && {
        ...toAuthResponse(merchant, row),
        CapturedAmount: String(row.captured),
        RefundedAmount: String(row.refunded),
        IsReversed: String(row.is_reversed),
      }),
    });
  });
}

const toResponse = (merchant: FacMerchant, orderNumber: string) => ({
  AcquirerId: merchant.acquirerId,
  MerchantId: merchant.merchantId,
  OrderNumber: orderNumber,
  Signature: signResult(merchant, orderNumber),
  SignatureMethod: 'SHA1',
});

function toAuthResponse(merchant: FacMerchant, row: AuthorizationRow): XmlFields {
  return {
    ...toResponse(merchant, row.order_number),
    CreditCardTransactionResults: {
      ...(row.is_approved && { AuthCode: '123456' }),
      OriginalResponseCode: row.original_code,
      PaddedCardNumber: row.masked_number,
      ReasonCode: row.is_approved ? '1' : '2',
      ReasonCodeDescription: row.description,
      ResponseCode: row.is_approved ? '1' : '2',
    },
  };
}

import { isSameSecret } from '@tarima/service-kit/same-secret';
import type { CardBrand } from '../../card-number.ts';
import { createMismatchError, createPendingError } from '../../challenge-errors.ts';
import type { TransactionRow } from '../../store/tables.ts';
import type { Authorization, Connector } from '../connector.ts';
import type { HostedPage } from '../powertranz/requests.ts';
import { postXml } from './post-xml.ts';
import { type FacMerchant, formatAmount, signRequest, signResult } from './signature.ts';
import { namespaces, readXml, writeXml, type XmlFields, type XmlNode } from './xml.ts';

export interface FacSettings extends FacMerchant {
  readonly getUrl: () => string;
  /** Base URL of the hosted page for browsers. */
  readonly getPageUrl: () => string;
  readonly page: HostedPage;
  readonly pageMinutes: number;
  readonly timeoutMs: number;
  readonly clock: () => Date;
}

/** Values of `ModificationType`. */
const modifications = { capture: '1', refund: '2', reversal: '3' } as const;

const brandsByFirstDigit: Readonly<Record<string, CardBrand>> = {
  3: 'AMEX',
  4: 'VISA',
  5: 'MASTERCARD',
  6: 'DISCOVER',
};

/**
 * The hosted card page, version 2: the gateway of First Atlantic Commerce. The page itself authorises the card; the result
 * is looked up with the single-use token.
 */
export function createFacConnector(settings: FacSettings): Connector {
  const { merchantId, acquirerId, password } = settings;
  const post = (operation: string, document: string) =>
    postXml(`${settings.getUrl()}/PGServiceXML/${operation}`, document, settings.timeoutMs);

  async function openPage(row: TransactionRow): Promise<Authorization> {
    const amount = formatAmount(Number(row.amount));
    const response = await post(
      'HostedPageAuthorize',
      writeXml(
        'HostedPageAuthorizeRequest',
        {
          CardHolderResponseURL: row.shopper.returnUrl3DS ?? '',
          TransactionDetails: {
            AcquirerId: acquirerId,
            Amount: amount,
            Currency: row.currency,
            CurrencyExponent: '2',
            IPAddress: row.shopper.clientIP ?? '',
            MerchantId: merchantId,
            OrderNumber: row.reference_number,
            Signature: signRequest(settings, row.reference_number, amount, row.currency),
            SignatureMethod: 'SHA1',
            TransactionCode: '0',
          },
        },
        namespaces.gateway,
      ),
    );
    const token = readXml(response, 'SingleUseToken');
    if (readXml(response, 'ResponseCode') !== '0' || token === '') {
      const reason = readXml(response, 'ResponseCodeDescription') || 'DECLINED';
      return { kind: 'decided', decision: { status: 'DECLINED', responseCode: '05', reason } };
    }
    const { pageSet, pageName } = settings.page;
    return {
      kind: 'challenged',
      challenge: {
        kind: 'HOSTED_PAGE',
        details: { url: `${settings.getPageUrl()}/MerchantPages/${pageSet}/${pageName}/${token}` },
        providerId: token,
        returnUrl: row.shopper.returnUrl3DS ?? null,
        expiresAt: new Date(settings.clock().getTime() + settings.pageMinutes * 60_000),
      },
    };
  }

  /** The state of an order at the gateway. */
  async function readStatus(row: TransactionRow): Promise<XmlNode> {
    const fields = {
      AcquirerId: acquirerId,
      MerchantId: merchantId,
      OrderNumber: row.reference_number,
      Password: password,
    };
    return post('TransactionStatus', writeXml('TransactionStatusRequest', fields, namespaces.gateway));
  }

  async function modify(row: TransactionRow, type: keyof typeof modifications, cents: number) {
    const fields: XmlFields = {
      AcquirerId: acquirerId,
      Amount: formatAmount(cents),
      CurrencyExponent: '2',
      MerchantId: merchantId,
      ModificationType: modifications[type],
      OrderNumber: row.reference_number,
      Password: password,
    };
    const request = writeXml('TransactionModificationRequest', fields, namespaces.gateway);
    return readXml(await post('TransactionModification', request), 'ResponseCode') === '1';
  }

  const readCents = (status: XmlNode, field: string) => Number(readXml(status, field) || '0');
  const isReversed = async (row: TransactionRow) => readXml(await readStatus(row), 'IsReversed') === 'true';

  async function reverse(row: TransactionRow): Promise<void> {
    if (await modify(row, 'reversal', Number(row.amount))) return;
    if (!(await isReversed(row))) throw new Error('The provider declined the reversal.');
  }

  return {
    authorise: openPage,
    findAuthorization: openPage,

    async close(row, challenge, request) {
      if (request.spiToken === undefined) throw createPendingError();
      if (request.spiToken !== challenge.provider_id) throw createMismatchError();
      const results = await post('HostedPageResults', writeXml('string', challenge.provider_id, namespaces.text));
      const authorisation = results.children.get('AuthResponse');
      if (!authorisation) throw createPendingError();
      const isSigned = isSameSecret(readXml(authorisation, 'Signature'), signResult(settings, row.reference_number));
      if (!isSigned || readXml(authorisation, 'OrderNumber') !== row.reference_number) throw createMismatchError();
      return toAuthorization(row, authorisation.children.get('CreditCardTransactionResults'));
    },

    async capture(row, isRepeat) {
      const found = isRepeat ? await this.findCapture(row) : undefined;
      if (found) return found;
      if (await modify(row, 'capture', Number(row.amount))) return { captureId: row.reference_number };
      return (await this.findCapture(row)) ?? 'refused';
    },

    async findCapture(row) {
      return readCents(await readStatus(row), 'CapturedAmount') > 0 ? { captureId: row.reference_number } : undefined;
    },

    void: reverse,

    async abandon(row) {
      const results = (await readStatus(row)).children.get('CreditCardTransactionResults');
      if (readXml(results, 'ResponseCode') === '1') await reverse(row);
    },

    async refund(row, { amount, refundedBefore }) {
      // The gateway knows no ids of refunds, but their sum.
      const refunded = readCents(await readStatus(row), 'RefundedAmount');
      if (refunded >= refundedBefore + amount) return;
      if (!(await modify(row, 'refund', amount))) throw new Error('The provider declined the refund.');
    },
  };
}

function toAuthorization(row: TransactionRow, results: XmlNode | undefined): Authorization {
  const cardNumber = readXml(results, 'PaddedCardNumber');
  const brand = brandsByFirstDigit[cardNumber.charAt(0)];
  const card = brand ? { card: { brand, lastDigits: cardNumber.slice(-4) } } : {};
  if (readXml(results, 'ResponseCode') === '1') {
    const decision = { status: 'APPROVED', responseCode: '00', reason: 'APPROVED' } as const;
    return { kind: 'decided', decision, paymentId: row.reference_number, ...card };
  }
  // The page ended without a payment.
  const isCancelled = readXml(results, 'ResponseCode') === '3';
  const responseCode = isCancelled ? '17' : readXml(results, 'OriginalResponseCode') || '05';
  const reason = readXml(results, 'ReasonCodeDescription') || 'DECLINED';
  return { kind: 'decided', decision: { status: 'DECLINED', responseCode, reason }, ...card };
}

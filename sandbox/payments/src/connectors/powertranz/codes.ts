import type { CardBrand } from '../../card-number.ts';
import type { Authorization, Decision } from '../connector.ts';
import type { PowertranzPayment } from './wire.ts';

/** Response codes of the vendor's hosted page and of its checks before the payment. */
export const codes = {
  spiComplete: 'SP4',
  pageComplete: 'HP0',
  pageFailed: 'HP1',
  /** ISO 8583: the same request was executed before. */
  duplicate: '94',
} as const;

const approved: Decision = { status: 'APPROVED', responseCode: '00', reason: 'APPROVED' };
const cancelled: Decision = { status: 'DECLINED', responseCode: '17', reason: 'CANCELLED_BY_SHOPPER' };

const brands: Readonly<Record<string, CardBrand>> = {
  Visa: 'VISA',
  MasterCard: 'MASTERCARD',
  AmericanExpress: 'AMEX',
  Discover: 'DISCOVER',
};

/** The decision of a payment; undefined while the shopper has not completed the page. */
export function toAuthorization(payment: PowertranzPayment): Authorization | undefined {
  const { Approved, IsoResponseCode, TransactionIdentifier, CardBrand: name, CardSuffix: lastDigits } = payment;
  if (IsoResponseCode === codes.pageFailed) return { kind: 'decided', decision: cancelled };
  if (IsoResponseCode === codes.spiComplete) return undefined;
  const brand = brands[name ?? ''];
  const card = brand && lastDigits !== undefined ? { card: { brand, lastDigits } } : {};
  if (Approved) return { kind: 'decided', decision: approved, paymentId: TransactionIdentifier, ...card };
  const reason = payment.ResponseMessage ?? 'DECLINED';
  return { kind: 'decided', decision: { status: 'DECLINED', responseCode: IsoResponseCode, reason }, ...card };
}

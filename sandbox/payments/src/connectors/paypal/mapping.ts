import { toNumericCurrency } from '@tarima/markets/currency-codes';
import type { Authorization, Decision } from '../connector.ts';
import type { ProviderError } from '../provider-error.ts';
import { errorWire, type PaypalOrder } from './wire.ts';

/** Response codes for the issues with which PayPal declines a payer. */
const declineCodes: Readonly<Record<string, string>> = {
  INSTRUMENT_DECLINED: '51',
  TRANSACTION_REFUSED: '05',
  PAYER_CANNOT_PAY: '05',
  // The account must not be tried again.
  PAYER_ACCOUNT_RESTRICTED: '04',
  PAYER_ACCOUNT_LOCKED_OR_CLOSED: '04',
};

/** The first issue of a rejection. */
export function getIssue(error: ProviderError): string | undefined {
  return errorWire.safeParse(error.body).data?.details[0]?.issue;
}

/** The decline that a rejected authorisation means; undefined for a rejection for another reason. */
export function toDecline(error: ProviderError): Authorization | undefined {
  const issue = getIssue(error) ?? '';
  const responseCode = declineCodes[issue];
  if (responseCode === undefined) return undefined;
  return { kind: 'decided', decision: { status: 'DECLINED', responseCode, reason: issue } };
}

export const cancelledByPayer: Authorization = {
  kind: 'decided',
  decision: { status: 'DECLINED', responseCode: '17', reason: 'CANCELLED_BY_SHOPPER' },
};

const approved: Decision = { status: 'APPROVED', responseCode: '00', reason: 'APPROVED' };
const denied: Decision = { status: 'DECLINED', responseCode: '05', reason: 'AUTHORIZATION_DENIED' };

/** The decision of an authorised order, with what PayPal authorised and for whom. */
export function toAuthorization({ purchase_units: [unit] = [] }: PaypalOrder): Authorization {
  const authorization = unit?.payments?.authorizations?.at(-1);
  const { amount, id: paymentId } = authorization ?? {};
  if (authorization?.status !== 'CREATED' || !paymentId || !amount) return { kind: 'decided', decision: denied };
  return {
    kind: 'decided',
    decision: approved,
    paymentId,
    reported: {
      payee: unit?.payee?.merchant_id ?? '',
      amount: Math.round(Number(amount.value) * 100),
      currency: toNumericCurrency(amount.currency_code) ?? '000',
    },
  };
}

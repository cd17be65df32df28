import { getMarketDate } from '@tarima/markets/applicant-rules';
import { money } from '@tarima/markets/money';
import { getMarket } from '@tarima/markets/table';
import type { MembershipTransaction as WireTransaction } from '@tarima/membership-client/client';
import type { ItemNumberEntry, TransactionResult } from '@tarima/membership-client/wire';
import type { GlobalConfiguration } from '@tarima/service-kit/configuration-schema';
import type { MembershipOffer, MembershipTransaction } from '../../application/ports.ts';
import { type Applicant, getTypeCodes, type MembershipResult } from '../../domain/membership-purchase.ts';

/** Names of the purposes at the club. */
export const contexts = { MEMBERSHIP_NEW: 'NEW', RENEW: 'RENEWAL', UPGRADE: 'UPGRADE' } as const;

/** An offer with the amount to pay now, which for an upgrade is the share of the days that are left. */
export function toOffer({
  membershipType,
  membershipTypeItemNumbers,
  totalLocalCost,
  totalUsdCost,
}: ItemNumberEntry): MembershipOffer {
  const [itemNumber = ''] = membershipTypeItemNumbers;
  const price = money(totalLocalCost.proratedAmount, totalLocalCost.currency);
  return { type: membershipType, quote: { price, usdCents: totalUsdCost.proratedAmount, itemNumber } };
}

/** The club's codes of identity documents other than an identity card (MEMBERSHIP-59). */
export type IdTypeCodes = Pick<GlobalConfiguration['membership'], 'dimexTypeCode' | 'passportTypeCode'>;

/** The request of a purchase, a renewal or an upgrade (MEMBERSHIP-4, MEMBERSHIP-58, MEMBERSHIP-71). */
export function toTransaction(transaction: MembershipTransaction, codes: IdTypeCodes): WireTransaction {
  const { transactionId, purpose, market, order } = transaction;
  const paymentDetails = toPaymentDetails(transaction);
  const { typeCode: membershipTypeCode, isPlatinum: isPlatinumMember } = getTypeCodes(order.type);
  const membership = order.membershipNumber;
  // Who the payment is invoiced to (INVOICING-10).
  const paid = { paymentDetails, ...(order.invoice && { electronicInvoiceDetails: order.invoice }) };
  if (purpose === 'RENEW') return { action: 'renew', membership, body: { transactionId, ...paid } };
  const type = { membershipTypeCode, isPlatinumMember };
  if (purpose === 'UPGRADE') return { action: 'upgrade', membership, body: { transactionId, ...type, ...paid } };
  const accountDetails = { clubCode: order.club, countryCode: market, accountStatusCode: '00', ...type };
  const cards = order.applicant ? [toCard(order.applicant, market, codes)] : [];
  return { action: 'create', body: { transactionId, version: 1, accountDetails, cards, ...paid } };
}

/** The details of the payment (MEMBERSHIP-73). */
function toPaymentDetails({ market, paidAt, receiptNumber, accountId, quote }: MembershipTransaction) {
  const [year, month, day] = getMarketDate(getMarket(market), paidAt).split('-');
  return {
    // MMDDYY, in the time zone of the market.
    transactionDate: `${month}${day}${year?.slice(2)}`,
    transactionNumber: receiptNumber,
    paymentTypeCode: 'CC',
    paymentPlatform: accountId,
    priceForeignCurrency: quote.usdCents,
    priceLocalCurrency: quote.price.centAmount,
    itemNumber: quote.itemNumber,
  };
}

function toCard(applicant: Applicant, countryCode: string, { dimexTypeCode, passportTypeCode }: IdTypeCodes) {
  const typeCodes: Readonly<Record<string, string>> = { AR: dimexTypeCode, PP: passportTypeCode };
  const { firstName, lastName, idNumber, idType, phone, state, sharesInfo, ...rest } = applicant;
  return {
    ...rest,
    firstName,
    lastName,
    fullName: `${firstName} ${lastName}`,
    id: idNumber,
    idTypeCode: typeCodes[idType] ?? idType,
    cellPhone: phone,
    countryCode,
    deptStateCode: state,
    autoCharge: false,
    shareInfo: sharesInfo,
  };
}

export function toMembershipResult({ status, membershipId, failureReason }: TransactionResult): MembershipResult {
  if (status === 'SUCCESS' && membershipId) return { status, membershipNumber: membershipId };
  return status === 'FAILURE' ? { status, reason: failureReason ?? '' } : { status: 'PENDING' };
}

import { money } from '@tarima/markets/money';
import type { MembershipTransaction as WireTransaction } from '@tarima/membership-client/client';
import type { ItemNumberEntry, TransactionResult } from '@tarima/membership-client/wire';
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

/** The request of a purchase, a renewal or an upgrade (MEMBERSHIP-4). */
export function toTransaction(transaction: MembershipTransaction): WireTransaction {
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
  const cards = order.applicant ? [toCard(order.applicant, market)] : [];
  return { action: 'create', body: { transactionId, accountDetails, cards, ...paid } };
}

function toPaymentDetails({ paidAt, receiptNumber, accountId, quote }: MembershipTransaction) {
  const [year, month, day] = paidAt.toISOString().slice(0, 10).split('-');
  return {
    // MMDDYY.
    transactionDate: `${month}${day}${year?.slice(2)}`,
    transactionNumber: receiptNumber,
    paymentTypeCode: 'CC',
    paymentPlatform: accountId,
    priceForeignCurrency: quote.usdCents,
    priceLocalCurrency: quote.price.centAmount,
    itemNumber: quote.itemNumber,
  };
}

function toCard(applicant: Applicant, countryCode: string) {
  const { firstName, lastName, idNumber, idType, phone, state, sharesInfo, ...rest } = applicant;
  return {
    ...rest,
    firstName,
    lastName,
    fullName: `${firstName} ${lastName}`,
    id: idNumber,
    idTypeCode: idType,
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

import { toNumericCurrency } from '@tarima/markets/currency-codes';
import { getMarket } from '@tarima/markets/table';
import type {
  CloseRequest,
  EnrollmentRequest,
  PresentedCard,
  ProcessRequest,
} from '../../application/payments-port.ts';
import type { PayableAddress } from '../../domain/cart.ts';
import { getTypeCodes, type MembershipOrder } from '../../domain/membership-purchase.ts';
import { toRiskScoreRequest } from './risk-score.ts';

/** The longest text that the API accepts. */
const textLimit = 200;
const clip = (text: string | undefined) => text?.slice(0, textLimit);

/** The transaction request (PAYMENTS-26, PAYMENTS-65); amounts in cents, the currency as its ISO number (PAYMENTS-25). */
export function toTransactionRequest(request: ProcessRequest) {
  const { cart, card, membership, membershipNumber, paymentAccount, returnUrls } = request;
  const address = cart?.address ?? (membership && toApplicantAddress(membership.order));
  return {
    reference: request.reference,
    currency: toNumericCurrency(getMarket(request.market).currency),
    amount: request.amount.centAmount,
    tax: request.taxCents,
    cartId: cart?.id,
    ...(membership && toMembershipFields(membership)),
    countryCode: request.market,
    clubNumber: cart ? cart.club : membership?.order.club,
    membershipNumber,
    // The last four of the fourteen digits are the card's number within the membership.
    cardNumberMembership: membershipNumber?.slice(-4),
    clientIP: request.clientIp,
    delivery: cart?.isDelivery ?? false,
    address: clip(address?.street),
    address2: clip(address?.description),
    city: clip(address?.city),
    company: clip(address?.company),
    region: clip(address?.region),
    postal: clip(address?.postalCode),
    phone: clip(address?.phone),
    language: request.language,
    email: request.email,
    identityDocument: request.identityDocument,
    device: request.device,
    riskScoreRequest: request.isRiskScored ? toRiskScoreRequest(request) : undefined,
    card: card && toCard(card, request.holderName),
    saveCard: request.saveCard,
    paymentThird: paymentAccount.providerId,
    paymentThirdId: paymentAccount.accountId,
    returnUrl3DS: returnUrls?.returnUrl,
    cancelUrl: returnUrls?.cancelUrl,
    oneStep: false,
  };
}

/** The fields that only a membership transaction has (PAYMENTS-65). */
function toMembershipFields({ purpose, order, quote }: NonNullable<ProcessRequest['membership']>) {
  const { typeCode, isPlatinum } = getTypeCodes(order.type);
  return {
    membershipType: order.type,
    membershipTypeParams: { code: typeCode, isPlatinumMember: isPlatinum, itemNumber: quote.itemNumber, version: 1 },
    availableTransactionParams: {
      context: contexts[purpose],
      clubCode: order.club,
      membership: order.membershipNumber,
      priceLocalCurrency: quote.price.centAmount,
      priceForeignCurrency: quote.usdCents,
    },
  };
}

/** Names of the purposes at the club. */
const contexts = { MEMBERSHIP_NEW: 'NEW', RENEW: 'RENEWAL', UPGRADE: 'UPGRADE' } as const;

function toApplicantAddress({ applicant }: MembershipOrder): PayableAddress | undefined {
  if (!applicant) return undefined;
  const { addressLine1: street, addressLine2: description, city, state: region, phone } = applicant;
  return { street, description, city, region, phone };
}

function toCard(card: PresentedCard, holderName: string) {
  if (card.kind === 'saved') return { tokenCard: card.token };
  const { encryptedCard, keyId, attemptId } = card;
  return { encryptedCard, keyId, attemptId, holderName };
}

/** The enrollment request (PAYMENTS-49). */
export function toEnrollmentRequest(referenceNumber: string, enrollment: EnrollmentRequest) {
  const { thirdReferenceId, returnUrl, email, deviceSessionId } = enrollment;
  return { thirdReferenceId, returnURL: returnUrl, referenceNumber, emailTransaction: email, deviceSessionId };
}

/** The path and the body that end a session (PAYMENTS-50). The session is the attempt's own, never one that a browser names. */
export function toCloseRequest(referenceNumber: string, { challenge, proof, email }: CloseRequest) {
  const { orderId } = challenge;
  const { payerId, isCancelled: cancelled, ...fields } = proof;
  if (challenge.kind === 'APPROVAL') return { action: '/close-paypal', body: { orderId, payerId, cancelled } };
  return { action: '/close-3ds', body: { orderId, referenceNumber, ...fields, email } };
}

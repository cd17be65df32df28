import type { z } from 'zod';
import type { Authorization } from '../connector.ts';
import type { CybersourceAuthentication, CybersourcePayment, searchWire } from './wire.ts';

type Decided = Extract<Authorization, { kind: 'decided' }>;
type Summary = NonNullable<z.output<typeof searchWire>['_embedded']>['transactionSummaries'][number];

/** Response codes of reasons for which the processor returns none. */
const codesOfReasons: Readonly<Record<string, string>> = {
  INSUFFICIENT_FUND: '51',
  STOLEN_LOST_CARD: '43',
  CVN_NOT_MATCH: 'N7',
  INVALID_CVN: 'N7',
  INVALID_ACCOUNT: '14',
  EXPIRED_CARD: '54',
};

/** Response code for a decline without a known reason: "do not honour". */
const generalDecline = '05';

/** The decision of a payment; undefined when the issuer requires an authentication first. */
export function toAuthorization(payment: CybersourcePayment): Decided | undefined {
  const reason = payment.errorInformation?.reason ?? '';
  const responseCode = payment.processorInformation?.responseCode;
  if (reason === 'CONSUMER_AUTHENTICATION_REQUIRED') return undefined;
  if (payment.status !== 'AUTHORIZED') return toDecline(reason, responseCode);
  const instrumentId = payment.tokenInformation?.instrumentIdentifier?.id;
  return { ...toApproval(payment.id), ...(instrumentId !== undefined && { instrumentId }) };
}

/** The decision of a payment that was searched for; undefined when the issuer requires an authentication first. */
export function toFoundAuthorization(summary: Summary): Authorization | undefined {
  const reason = summary.errorInformation?.reason ?? '';
  if (reason === 'CONSUMER_AUTHENTICATION_REQUIRED') return undefined;
  const authorisation = summary.applicationInformation.applications.find(({ name }) => name === 'ics_auth');
  if (!authorisation) return undefined;
  if (authorisation.reasonCode !== '100') return toDecline(reason, summary.processorInformation?.responseCode);
  const instrumentId = summary.paymentInformation?.instrumentIdentifier?.id;
  return { ...toApproval(summary.id), ...(instrumentId !== undefined && { instrumentId }) };
}

function toApproval(paymentId: string): Decided {
  return { kind: 'decided', decision: { status: 'APPROVED', responseCode: '00', reason: 'APPROVED' }, paymentId };
}

function toDecline(reason: string, responseCode: string | undefined): Decided {
  const code = responseCode ?? codesOfReasons[reason] ?? generalDecline;
  return { kind: 'decided', decision: { status: 'DECLINED', responseCode: code, reason: reason || 'DECLINED' } };
}

type Proof = NonNullable<CybersourceAuthentication['consumerAuthenticationInformation']>;

/** The proof of an authentication, as a payment repeats it. */
export function toAuthentication(proof: Proof) {
  const { cavv, eci, ecommerceIndicator, xid, directoryServerTransactionId, specificationVersion } = proof;
  const { ucafAuthenticationData, ucafCollectionIndicator, authenticationTransactionId } = proof;
  return {
    cavv,
    eciRaw: eci,
    ecommerceIndicator,
    xid,
    directoryServerTransactionId,
    paSpecificationVersion: specificationVersion,
    ucafAuthenticationData,
    ucafCollectionIndicator,
    authenticationTransactionId,
  };
}

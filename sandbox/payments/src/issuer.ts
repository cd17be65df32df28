import { type CardBrand, getValidSecurityCode } from './card-number.ts';
import type { TransactionStatus } from './store/tables.ts';
import type { CardProfile, IssuerBehaviour } from './test-cards.ts';

/** A decision of the issuer. Response codes are those of ISO 8583, field 39. */
export interface Decision {
  readonly status: TransactionStatus;
  readonly responseCode: string;
  readonly reason: string;
}

const decisions: Readonly<Record<IssuerBehaviour, Decision>> = {
  approve: { status: 'APPROVED', responseCode: '00', reason: 'APPROVED' },
  decline: { status: 'DECLINED', responseCode: '51', reason: 'INSUFFICIENT_FUNDS' },
  'hard-decline': { status: 'DECLINED', responseCode: '43', reason: 'STOLEN_CARD' },
  'unknown-card': { status: 'DECLINED', responseCode: '14', reason: 'UNKNOWN_CARD' },
};

const challengeRequired: Decision = {
  status: 'CHALLENGE_REQUIRED',
  responseCode: '65',
  reason: 'AUTHENTICATION_REQUIRED',
};
const wrongSecurityCode: Decision = { status: 'DECLINED', responseCode: 'N7', reason: 'SECURITY_CODE_MISMATCH' };

/** Decisions after an unsuccessful 3-D Secure challenge. */
export const authenticationFailed: Decision = {
  status: 'DECLINED',
  responseCode: '63',
  reason: 'AUTHENTICATION_FAILED',
};
export const cancelledByShopper: Decision = { status: 'DECLINED', responseCode: '17', reason: 'CANCELLED_BY_SHOPPER' };

/** First decision for a card. `cvv` is absent for a saved card, because its code was checked when it was saved. */
export function decide(profile: CardProfile, card: { brand: CardBrand; cvv?: string }): Decision {
  if (profile.issuer !== 'unknown-card' && card.cvv !== undefined && card.cvv !== getValidSecurityCode(card.brand)) {
    return wrongSecurityCode;
  }
  return profile.challenge ? challengeRequired : decisions[profile.issuer];
}

/** Decision after the shopper has passed the 3-D Secure challenge. */
export function decideAfterChallenge(profile: CardProfile): Decision {
  return decisions[profile.issuer];
}

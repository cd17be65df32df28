import { type CardBrand, validSecurityCode } from './card-number.ts';
import type { TransactionStatus } from './store/tables.ts';
import type { CardProfile, IssuerAnswer } from './test-cards.ts';

/** The issuer's word: response codes are those of ISO 8583, field 39. */
export interface Decision {
  readonly status: TransactionStatus;
  readonly responseCode: string;
  readonly reason: string;
}

const answers: Readonly<Record<IssuerAnswer, Decision>> = {
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

/** Answers after a 3-D Secure challenge that did not end well. */
export const authenticationFailed: Decision = {
  status: 'DECLINED',
  responseCode: '63',
  reason: 'AUTHENTICATION_FAILED',
};
export const cancelledByShopper: Decision = { status: 'DECLINED', responseCode: '17', reason: 'CANCELLED_BY_SHOPPER' };

/** First answer for a card. `cvv` is absent for a saved card: its code was checked when it was saved. */
export function decide(profile: CardProfile, card: { brand: CardBrand; cvv?: string }): Decision {
  if (profile.issuer !== 'unknown-card' && card.cvv !== undefined && card.cvv !== validSecurityCode(card.brand)) {
    return wrongSecurityCode;
  }
  return profile.challenge ? challengeRequired : answers[profile.issuer];
}

/** Answer once the shopper has confirmed with 3-D Secure. */
export function decideAfterChallenge(profile: CardProfile): Decision {
  return answers[profile.issuer];
}

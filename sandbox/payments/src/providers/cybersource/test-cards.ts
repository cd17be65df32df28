/** The issuer's decision about an amount. */
export type IssuerBehaviour = 'approve' | 'decline' | 'hard-decline' | 'unknown-card';

/** Behaviour of a test card. It is stored by name, because card numbers are not stored. */
export interface CardProfile {
  readonly issuer: IssuerBehaviour;
  /** The issuer requires 3-D Secure: with a challenge, without one, or with an authentication that fails at once. */
  readonly authentication?: 'challenge' | 'frictionless' | 'failing';
  /** The processor rejects the capture. */
  readonly isCaptureRefused?: true;
}

const profiles = {
  success: { issuer: 'approve' },
  decline: { issuer: 'decline' },
  'hard-decline': { issuer: 'hard-decline' },
  challenge: { issuer: 'approve', authentication: 'challenge' },
  'challenge-decline': { issuer: 'decline', authentication: 'challenge' },
  frictionless: { issuer: 'approve', authentication: 'frictionless' },
  'authentication-failed': { issuer: 'approve', authentication: 'failing' },
  'capture-refused': { issuer: 'approve', isCaptureRefused: true },
  unknown: { issuer: 'unknown-card' },
} as const satisfies Record<string, CardProfile>;

export type ProfileName = keyof typeof profiles;

/** The documented test cards (docs/sandbox/payments.md). Any other number is unknown to the issuer. */
const cards: Readonly<Record<string, ProfileName>> = {
  '4000000000001000': 'success',
  '5200000000001005': 'success',
  '340000000001007': 'success',
  '4000000000001018': 'decline',
  '4000000000001026': 'hard-decline',
  '4000000000001042': 'success',
  '4000000000001059': 'success',
  '4000000000001067': 'capture-refused',
  '4000000000001075': 'success',
  '4000000000001083': 'success',
  '4000000000001091': 'challenge',
  '5200000000001096': 'challenge',
  '4000000000001109': 'challenge-decline',
  '4000000000001117': 'frictionless',
  '4000000000001125': 'authentication-failed',
  '4000000000001174': 'success',
};

/** Cards of shoppers who pay at the same time; attempts with one card wait for each other. */
const approvedCards = /^40000001\d{8}$/;

/** Behaviour of a profile. */
export function getProfile(name: ProfileName): CardProfile {
  return profiles[name];
}

/** Profile of a card number; `unknown` for a number that is not a test card. */
export function findProfileName(number: string): ProfileName {
  return cards[number] ?? (approvedCards.test(number) ? 'success' : 'unknown');
}

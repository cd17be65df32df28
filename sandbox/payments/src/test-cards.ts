/** The issuer's behaviour for an authorisation request. */
export type IssuerBehaviour = 'approve' | 'decline' | 'hard-decline' | 'unknown-card';

/** Behaviour of a test card in all calls. It is stored by name because card numbers are not stored. */
export interface CardProfile {
  readonly issuer: IssuerBehaviour;
  /** The issuer requires 3-D Secure first. */
  readonly challenge?: true;
  /** The service processes this call, the first one or the capture, and responds too late. */
  readonly lateReply?: 'process' | 'capture';
  /** The service rejects the first call with 503 and stores nothing. */
  readonly unavailable?: true;
  /** The acquirer responds to the capture with a type other than `s` and captures nothing. */
  readonly captureRefused?: true;
  /** The wallet stores it as `isFlaggeHD`: shown in the account only, not usable for payments. */
  readonly flagged?: true;
}

const profiles = {
  success: { issuer: 'approve' },
  decline: { issuer: 'decline' },
  'hard-decline': { issuer: 'hard-decline' },
  challenge: { issuer: 'approve', challenge: true },
  'challenge-decline': { issuer: 'decline', challenge: true },
  'late-after-success': { issuer: 'approve', lateReply: 'process' },
  'late-capture': { issuer: 'approve', lateReply: 'capture' },
  'capture-refused': { issuer: 'approve', captureRefused: true },
  unavailable: { issuer: 'approve', unavailable: true },
  flagged: { issuer: 'approve', flagged: true },
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
  '4000000000001091': 'challenge',
  '5200000000001096': 'challenge',
  '4000000000001109': 'challenge-decline',
  '4000000000001042': 'late-after-success',
  '4000000000001059': 'late-capture',
  '4000000000001067': 'capture-refused',
  '4000000000001075': 'unavailable',
  '4000000000001083': 'flagged',
};

/** Behaviour of a profile. */
export function getProfile(name: ProfileName): CardProfile {
  return profiles[name];
}

/** Profile of a card number; `unknown` for a number that is not a test card. */
export function findProfileName(number: string): ProfileName {
  return cards[number] ?? 'unknown';
}

/** What the issuer does when it is asked for money. */
export type IssuerAnswer = 'approve' | 'decline' | 'hard-decline' | 'unknown-card';

/** How a test card behaves from the first call to the last; stored by name, because numbers are not stored. */
export interface CardProfile {
  readonly issuer: IssuerAnswer;
  /** The issuer asks the shopper to confirm with 3-D Secure first. */
  readonly challenge?: true;
  /** The service acts, and its answer comes too late: for the first call, or for the capture. */
  readonly lateReply?: 'process' | 'capture';
  /** The service refuses the first call with 503 and does nothing. */
  readonly unavailable?: true;
  /** The acquirer answers the capture with a type other than `s`, and takes nothing. */
  readonly captureRefused?: true;
  /** The wallet keeps it as `isFlaggeHD`: shown in the account only, never to pay with. */
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

/** Profile of a card number; `unknown` for one that the sandbox's issuer never gave out. */
export function profileNameOf(number: string): ProfileName {
  return cards[number] ?? 'unknown';
}

/** What happens with a payment with a card. */
export interface CardBehaviour {
  readonly isoCode: string;
  readonly message: string;
  /** The first completion gets no response in time, before or after it was executed. */
  readonly latePayment?: 'before' | 'after';
  readonly isCaptureLate?: true;
  readonly isCaptureDeclined?: true;
  /** How the browser returns from the page: twice, or only after a delay. */
  readonly returns?: 'twice' | 'late';
}

const approved = { isoCode: '00', message: 'Transaction is approved' } as const;

const behaviours = {
  approved,
  declined: { isoCode: '51', message: 'Insufficient funds' },
  'hard-declined': { isoCode: '43', message: 'Stolen card' },
  'late-before': { ...approved, latePayment: 'before' },
  'late-after': { ...approved, latePayment: 'after' },
  'capture-late': { ...approved, isCaptureLate: true },
  'capture-declined': { ...approved, isCaptureDeclined: true },
  'returns-twice': { ...approved, returns: 'twice' },
  'returns-late': { ...approved, returns: 'late' },
  unknown: { isoCode: '14', message: 'Invalid card number' },
} as const satisfies Record<string, CardBehaviour>;

export type CardName = keyof typeof behaviours;

/** The documented test cards of the hosted page (docs/sandbox/payments.md). */
const cards: Readonly<Record<string, CardName>> = {
  '4000000000001000': 'approved',
  '5200000000001005': 'approved',
  '340000000001007': 'approved',
  '4000000000001018': 'declined',
  '4000000000001026': 'hard-declined',
  '4000000000001133': 'late-before',
  '4000000000001042': 'late-after',
  '4000000000001059': 'capture-late',
  '4000000000001067': 'capture-declined',
  '4000000000001158': 'returns-twice',
  '4000000000001166': 'returns-late',
  '4000000000001174': 'approved',
};

export function findCardName(number: string): CardName {
  return cards[number] ?? 'unknown';
}

export function getBehaviour(name: CardName): CardBehaviour {
  return behaviours[name];
}

/**
 * Faults of the API itself, which a test card selects. Numbers are not stored, therefore a transaction stores the name.
 * `late-process` and `late-capture`: the call is executed, and its response comes too late. `unavailable`: the first call
 * is rejected with 503. `flagged`: the wallet stores the card as `isFlaggeHD`.
 */
export type CardFault = 'late-process' | 'late-capture' | 'unavailable' | 'flagged';

/** The documented test cards (docs/sandbox/payments.md). */
const faults: Readonly<Record<string, CardFault>> = {
  '4000000000001042': 'late-process',
  '4000000000001059': 'late-capture',
  '4000000000001075': 'unavailable',
  '4000000000001083': 'flagged',
};

/** Fault of a card number, or null. */
export function findCardFault(number: string): CardFault | null {
  return faults[number] ?? null;
}

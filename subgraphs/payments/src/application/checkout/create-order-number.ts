import { randomBytes } from 'node:crypto';
import type { MarketCode } from '@tarima/markets/table';

/** Without I, L, O and U, because people read order numbers aloud. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** An order number that people can read aloud: market, date and eight of 32 characters, e.g. `CR-261120-7F3K9Q2M`. */
export function createOrderNumber(market: MarketCode, now: Date): string {
  const date = now.toISOString().slice(2, 10).replaceAll('-', '');
  const code = [...randomBytes(8)].map((byte) => alphabet[byte % alphabet.length]).join('');
  return `${market}-${date}-${code}`;
}

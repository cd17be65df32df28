import { timingSafeEqual } from 'node:crypto';

/** True when a header's value is the expected secret; takes as long for a near miss as for a far one. */
export function isSameSecret(given: string | readonly string[] | undefined, expected: string): boolean {
  const left = Buffer.from(typeof given === 'string' ? given : '');
  const right = Buffer.from(expected);
  return left.length === right.length && timingSafeEqual(left, right);
}

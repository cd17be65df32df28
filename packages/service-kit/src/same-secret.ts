import { timingSafeEqual } from 'node:crypto';

/** True when the value of a header is the expected secret. The comparison takes constant time. */
export function isSameSecret(given: string | readonly string[] | undefined, expected: string): boolean {
  const left = Buffer.from(typeof given === 'string' ? given : '');
  const right = Buffer.from(expected);
  return left.length === right.length && timingSafeEqual(left, right);
}

import { describe, expect, it } from 'vitest';
import { isSameSecret } from './same-secret.ts';

describe('comparing secrets', () => {
  it.each([
    ['the same', 'a-secret', true],
    ['another of the same length', 'b-secret', false],
    ['a shorter one', 'a-secre', false],
    ['none', undefined, false],
    ['a header sent twice', ['a-secret', 'a-secret'], false],
    ['the same count of characters in more bytes', 'á-secret', false],
  ])('%s', (_what, given, same) => {
    expect(isSameSecret(given, 'a-secret')).toBe(same);
  });
});

import { describe, expect, it } from 'vitest';
import { isSameSecret } from './same-secret.ts';

describe('isSameSecret', () => {
  it.each([
    ['the same secret', true, 'a-secret'],
    ['another secret of the same length', false, 'b-secret'],
    ['a shorter secret', false, 'a-secre'],
    ['no secret', false, undefined],
    ['a repeated header', false, ['a-secret', 'a-secret']],
    ['as many characters in more bytes', false, 'á-secret'],
  ])('with %s is %s', (_name, expected, given) => {
    expect(isSameSecret(given, 'a-secret')).toBe(expected);
  });
});

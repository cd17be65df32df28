import { describe, expect, it } from 'vitest';
import { computeCode, getStep, importCardKey } from './card-code.ts';

/** The key of RFC 6238, appendix B, for SHA-256: the digits 1 to 0, up to 32 bytes. */
const secret = btoa('12345678901234567890123456789012').replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
const parameters = { digits: 8, periodSeconds: 30, clockOffsetMs: 0 };

describe('the codes of a card', () => {
  it.each([
    [59, '46119246'],
    [1_111_111_109, '68084774'],
    [1_234_567_890, '91819424'],
    [2_000_000_000, '90698825'],
    [20_000_000_000, '77737706'],
  ])('at %i seconds is %s, as in RFC 6238 (MEMBERSHIP-231)', async (seconds, code) => {
    const { step } = getStep(seconds * 1_000, parameters);
    expect(await computeCode(await importCardKey(secret), step, parameters)).toBe(code);
  });

  it('come from a key that cannot be exported (MEMBERSHIP-232)', async () => {
    const key = await importCardKey(secret);
    expect([key.extractable, key.usages]).toEqual([false, ['sign']]);
    await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow();
  });

  it('change at the same moments as those of the club when the clock is wrong (MEMBERSHIP-247)', () => {
    const club = getStep(1_000_000_000, parameters);
    const slow = getStep(1_000_000_000 - 3_600_000, { ...parameters, clockOffsetMs: 3_600_000 });
    expect(slow).toEqual({ step: club.step, endsAt: club.endsAt - 3_600_000 });
  });
});

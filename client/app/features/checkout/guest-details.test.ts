import { afterEach, expect, it, vi } from 'vitest';
import { formatMembershipNumber } from '../../ui/membership-number.ts';
import { guestSchema, readGuestDetails, saveGuestDetails } from './guest-details.ts';

it('normalises the email and the membership number (CHECKOUT-16)', () => {
  const read = guestSchema.parse({ email: ' ana@tarima.test ', membershipNumber: '6401 123456-0001' });
  expect(read).toEqual({ email: 'ana@tarima.test', membershipNumber: '64011234560001' });
});

it.each([
  [{ email: 'ana', membershipNumber: '64011234560001' }, 'email'],
  [{ email: 'ana@tarima.test', membershipNumber: '6401' }, 'membershipNumber'],
])('rejects %o (CHECKOUT-16)', (details, field) => {
  expect(guestSchema.safeParse(details).error?.issues[0]?.path).toEqual([field]);
});

it('formats a membership number as on the card', () => {
  expect(formatMembershipNumber('64011234560001999')).toBe('6401 123456 0001');
  expect(formatMembershipNumber('64011')).toBe('6401 1');
});

afterEach(() => vi.unstubAllGlobals());

it.each(['{', '[]', '"x"', '{"email":"ana"}', ''])('ignores the stored text %o', (text) => {
  vi.stubGlobal('sessionStorage', { getItem: () => text });
  expect(readGuestDetails()).toBeUndefined();
});

it('keeps the guest details in memory without session storage', () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.stubGlobal('document', {});
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse });
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  const details = { email: 'ana@tarima.test', membershipNumber: '64011234560001' };
  saveGuestDetails(details);
  expect(readGuestDetails()).toEqual(details);
});

import { afterEach, expect, it, vi } from 'vitest';
import { formatMembershipNumber } from '../../ui/membership-number.ts';
import { guestSchema, keepGuestDetails, readGuestDetails } from './guest-details.ts';

it('reads an e-mail and a membership number as people write them (CHECKOUT-16)', () => {
  const read = guestSchema.parse({ email: ' ana@tarima.test ', membershipNumber: '6401 123456-0001' });
  expect(read).toEqual({ email: 'ana@tarima.test', membershipNumber: '64011234560001' });
});

it.each([
  [{ email: 'ana', membershipNumber: '64011234560001' }, 'email'],
  [{ email: 'ana@tarima.test', membershipNumber: '6401' }, 'membershipNumber'],
])('refuses %o (CHECKOUT-16)', (details, field) => {
  expect(guestSchema.safeParse(details).error?.issues[0]?.path).toEqual([field]);
});

it('writes a membership number as it stands on the card', () => {
  expect(formatMembershipNumber('64011234560001999')).toBe('6401 123456 0001');
  expect(formatMembershipNumber('64011')).toBe('6401 1');
});

afterEach(() => vi.unstubAllGlobals());

it.each(['{', '[]', '"x"', '{"email":"ana"}', ''])('reads nothing from a stored %o', (text) => {
  vi.stubGlobal('sessionStorage', { getItem: () => text });
  expect(readGuestDetails()).toBeUndefined();
});

it('keeps what a guest said for the page when the browser refuses its storage', () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.stubGlobal('document', {});
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse });
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  const details = { email: 'ana@tarima.test', membershipNumber: '64011234560001' };
  keepGuestDetails(details);
  expect(readGuestDetails()).toEqual(details);
});

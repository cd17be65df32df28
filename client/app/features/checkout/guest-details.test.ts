import { expect, it } from 'vitest';
import { formatMembershipNumber } from '../../ui/membership-number.ts';
import { guestSchema } from './guest-details.ts';

it('reads an e-mail and a membership number as people write them', () => {
  const read = guestSchema.parse({ email: ' ana@tarima.test ', membershipNumber: '6401 123456-0001' });
  expect(read).toEqual({ email: 'ana@tarima.test', membershipNumber: '64011234560001' });
});

it.each([
  [{ email: 'ana', membershipNumber: '64011234560001' }, 'email'],
  [{ email: 'ana@tarima.test', membershipNumber: '6401' }, 'membershipNumber'],
])('refuses %o', (details, field) => {
  expect(guestSchema.safeParse(details).error?.issues[0]?.path).toEqual([field]);
});

it('writes a membership number as it stands on the card', () => {
  expect(formatMembershipNumber('64011234560001999')).toBe('6401 123456 0001');
  expect(formatMembershipNumber('64011')).toBe('6401 1');
});

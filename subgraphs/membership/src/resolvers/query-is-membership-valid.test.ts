import { describe, expect, it } from 'vitest';
import { ana, anaNumber, guest, setUpFixture } from '../testing/service.ts';

const fixture = setUpFixture();

const execute: typeof fixture.service.execute = (...parameters) => fixture.service.execute(...parameters);

describe('isMembershipValid', () => {
  const query = 'query($n: String!) { isMembershipValid(membershipNumber: $n) }';

  it('returns true or false, a limited number of times a minute (MEMBERSHIP-8, MEMBERSHIP-9, MEMBERSHIP-12, MEMBERSHIP-13)', async () => {
    expect((await execute(guest, query, { n: anaNumber })).data.isMembershipValid).toBe(true);
    expect((await execute(guest, query, { n: '64011045120009' })).data.isMembershipValid).toBe(false);
    // A new guest id does not reset the count.
    expect((await execute({ kind: 'guest', guestId: 'g2' }, query, { n: anaNumber })).data.isMembershipValid).toBe(
      true,
    );
    expect((await execute(guest, query, { n: anaNumber })).codes).toEqual(['TOO_MANY_REQUESTS']);
    expect((await execute(ana, query, { n: anaNumber })).data.isMembershipValid).toBe(true);
  });

  it.each([
    '',
    '6401',
    '6401104512000',
    '640110451200011',
    '6401104512000x',
    ' 64011045120001',
    '64011045120001\n',
    '6401 104512 0001',
    '-6401104512000',
    '٦٤٠١١٠٤٥١٢٠٠٠١',
    "64011045120001' or '1'='1",
  ])('is false for %j (MEMBERSHIP-6)', async (n) => {
    expect((await execute(guest, query, { n })).data.isMembershipValid).toBe(false);
    expect(fixture.upstreams.requests).toEqual([]);
  });
});

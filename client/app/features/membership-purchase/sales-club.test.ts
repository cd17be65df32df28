import { describe, expect, it } from 'vitest';
import { findSalesClub } from './sales-club.ts';

const clubs = [
  { key: '6401', sellsMemberships: false },
  { key: '6402', sellsMemberships: true },
  { key: '6403', sellsMemberships: true },
  { key: '6404', sellsMemberships: true },
];
const none = { requested: null, pickup: null, standard: undefined };

describe('the club at which a membership is bought (MEMBERSHIP-153)', () => {
  it.each([
    ['the requested club', { requested: '6404', pickup: '6403', standard: '6402' }, '6404'],
    ['the pickup club', { ...none, pickup: '6403', standard: '6402' }, '6403'],
    ['the default club', { ...none, standard: '6403' }, '6403'],
    ['the first club that sells memberships', none, '6402'],
    [
      'the pickup club, when the requested one sells none',
      { requested: '6401', pickup: '6404', standard: '6402' },
      '6404',
    ],
    ['the default club, when the pickup club sells none', { ...none, pickup: '6401', standard: '6404' }, '6404'],
    ['the default club, when the requested one is unknown', { ...none, requested: '9999', standard: '6404' }, '6404'],
  ])('is %s', (_case, known, key) => {
    expect(findSalesClub(clubs, known)?.key).toBe(key);
  });

  it('is none where no club sells memberships (MEMBERSHIP-49)', () => {
    const closed = clubs.map(({ key }) => ({ key, sellsMemberships: false }));
    expect(findSalesClub(closed, { requested: '6402', pickup: '6403', standard: '6401' })).toBeUndefined();
  });
});

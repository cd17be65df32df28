import { describe, expect, it } from 'vitest';
import { type Campaign, type CampaignAssignment, selectPromotions } from './promotions.ts';

const now = new Date('2026-11-21T12:00:00Z');

function campaign(id: string, overrides: Partial<Campaign> = {}): Campaign {
  return {
    id,
    name: { es: id, en: id },
    displayPriority: 1,
    positionKey: 'top',
    color: '#C2255C',
    textColor: '#FFFFFF',
    isSpecial: false,
    validFrom: new Date('2026-11-01T00:00:00Z'),
    validUntil: new Date('2026-12-01T00:00:00Z'),
    ...overrides,
  };
}

const assignToAllClubs = (...campaigns: string[]): CampaignAssignment[] => [
  { country: 'CR', clubs: ['6401', '6402'], campaigns },
];

function listIds(campaigns: Campaign[], assignments: CampaignAssignment[], clubKey: string | null = '6401') {
  return selectPromotions(campaigns, assignments, { country: 'CR', clubKey, language: 'es', now }).map(({ id }) => id);
}

describe('selectPromotions', () => {
  it('sorts by priority, then by name in the request’s language, then by position key descending (CATALOG-54)', () => {
    const campaigns = [
      campaign('late', { displayPriority: 10 }),
      campaign('bottom', { name: { es: 'Ñame', en: 'A' }, positionKey: 'bottom' }),
      campaign('top', { name: { es: 'Ñame', en: 'A' }, positionKey: 'top' }),
      campaign('zeta', { name: { es: 'Zeta', en: 'B' } }),
      campaign('nuez', { name: { es: 'Nuez', en: 'C' } }),
      campaign('first', { displayPriority: 0, name: { es: 'Último' } }),
    ];
    const assignments = assignToAllClubs('late', 'bottom', 'top', 'zeta', 'nuez', 'first');
    expect(listIds(campaigns, assignments)).toEqual(['first', 'nuez', 'top', 'bottom', 'zeta', 'late']);
  });

  it('returns the product’s campaigns at the club, or at any club of the country (CATALOG-52)', () => {
    const campaigns = [campaign('mine'), campaign('other'), campaign('elsewhere'), campaign('abroad')];
    const assignments = [
      ...assignToAllClubs('mine'),
      { country: 'CR', clubs: ['6402'], campaigns: ['elsewhere'] },
      { country: 'PA', clubs: ['6401'], campaigns: ['abroad'] },
    ];
    expect(listIds(campaigns, assignments)).toEqual(['mine']);
    expect(listIds(campaigns, assignments, null)).toEqual(['elsewhere', 'mine']);
  });

  it('includes a campaign from validFrom until just before validUntil (CATALOG-53)', () => {
    const campaigns = [
      campaign('begins', { validFrom: now }),
      campaign('ended', { validUntil: now }),
      campaign('coming', { validFrom: new Date(now.getTime() + 1) }),
    ];
    expect(listIds(campaigns, assignToAllClubs('begins', 'ended', 'coming'))).toEqual(['begins']);
  });
});

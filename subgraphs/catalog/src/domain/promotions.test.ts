import { describe, expect, it } from 'vitest';
import { type Campaign, type CampaignPlace, promotionsAt } from './promotions.ts';

const now = new Date('2026-11-21T12:00:00Z');

function campaign(id: string, over: Partial<Campaign> = {}): Campaign {
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
    ...over,
  };
}

const everywhere = (...campaigns: string[]): CampaignPlace[] => [{ country: 'CR', clubs: ['6401', '6402'], campaigns }];

function idsAt(campaigns: Campaign[], places: CampaignPlace[], clubKey: string | null = '6401') {
  return promotionsAt(campaigns, places, { country: 'CR', clubKey, language: 'es', now }).map(({ id }) => id);
}

describe('promotions of a product', () => {
  it('are sorted by priority, then by name in the language of the page, then by position key descending (CATALOG-54)', () => {
    const campaigns = [
      campaign('late', { displayPriority: 10 }),
      campaign('bottom', { name: { es: 'Ñame', en: 'A' }, positionKey: 'bottom' }),
      campaign('top', { name: { es: 'Ñame', en: 'A' }, positionKey: 'top' }),
      campaign('zeta', { name: { es: 'Zeta', en: 'B' } }),
      campaign('nuez', { name: { es: 'Nuez', en: 'C' } }),
      campaign('first', { displayPriority: 0, name: { es: 'Último' } }),
    ];
    const places = everywhere('late', 'bottom', 'top', 'zeta', 'nuez', 'first');
    expect(idsAt(campaigns, places)).toEqual(['first', 'nuez', 'top', 'bottom', 'zeta', 'late']);
  });

  it('are the product’s own campaigns at the club (CATALOG-52)', () => {
    const campaigns = [campaign('mine'), campaign('other'), campaign('elsewhere'), campaign('abroad')];
    const places = [
      ...everywhere('mine'),
      { country: 'CR', clubs: ['6402'], campaigns: ['elsewhere'] },
      { country: 'PA', clubs: ['6401'], campaigns: ['abroad'] },
    ];
    expect(idsAt(campaigns, places)).toEqual(['mine']);
    expect(idsAt(campaigns, places, null)).toEqual(['elsewhere', 'mine']);
  });

  it('apply from their first moment until just before their last (CATALOG-53)', () => {
    const campaigns = [
      campaign('begins', { validFrom: now }),
      campaign('ended', { validUntil: now }),
      campaign('coming', { validFrom: new Date(now.getTime() + 1) }),
    ];
    expect(idsAt(campaigns, everywhere('begins', 'ended', 'coming'))).toEqual(['begins']);
  });
});

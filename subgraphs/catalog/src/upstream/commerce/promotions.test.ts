import { describe, expect, it } from 'vitest';
import { findPromotionsEndingWithin } from './promotions.ts';

const now = new Date('2026-11-20T12:00:00Z');
const started = '2026-11-01T00:00:00Z';

describe('findPromotionsEndingWithin', () => {
  it('returns promotions that apply now and end within the requested days (CATALOG-57)', () => {
    const promotions = new Map([
      ['1', { key: 'soon', validFrom: started, validUntil: '2026-11-27T12:00:00Z' }],
      ['2', { key: 'later', validFrom: started, validUntil: '2026-11-27T12:00:01Z' }],
      ['3', { key: 'over', validFrom: started, validUntil: '2026-11-20T12:00:00Z' }],
      ['4', { key: 'coming', validFrom: '2026-11-21T00:00:00Z', validUntil: '2026-11-22T00:00:00Z' }],
      ['5', { key: 'open', validFrom: undefined, validUntil: '2026-11-21T00:00:00Z' }],
      ['6', { key: undefined, validFrom: started, validUntil: '2026-11-21T00:00:00Z' }],
    ]);
    expect(findPromotionsEndingWithin(promotions, 7, now)).toEqual(['soon', 'open']);
  });
});

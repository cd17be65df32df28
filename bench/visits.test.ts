import { expect, it } from 'vitest';
import { scatterVisits, visitShares } from './visits.ts';

it('contains each kind of visit by its share of a hundred, evenly distributed', () => {
  const visits = scatterVisits();
  expect(visits).toHaveLength(100);
  for (const [visit, share] of Object.entries(visitShares)) {
    expect(visits.filter((name) => name === visit)).toHaveLength(share);
  }
  const lists = visits.flatMap((name, index) => (name === 'list of 20 by category' ? [index] : []));
  const gaps = lists.slice(1).map((place, index) => place - (lists[index] ?? 0));
  expect(Math.max(...gaps)).toBeLessThanOrEqual(6);
});

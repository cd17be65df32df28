import { expect, it } from 'vitest';
import { sortClubs } from './club-order.ts';

it('sorts the current club first, then by distance, and clubs without pickup last (CLUBS-12, CLUBS-13, CLUBS-14)', () => {
  const club = (key: string, offersPickup = true) => ({ key, offersPickup });
  const clubs = [club('offline', false), club('far'), club('near'), club('current')];
  const kilometres = new Map([
    ['offline', 1],
    ['far', 30],
    ['near', 3],
    ['current', 90],
  ]);
  const keys = (distances: ReadonlyMap<string, number>) => sortClubs(clubs, 'current', distances).map(({ key }) => key);
  expect(keys(kilometres)).toEqual(['current', 'near', 'far', 'offline']);
  expect(keys(new Map())).toEqual(['current', 'far', 'near', 'offline']);
});

import { expect, it } from 'vitest';
import { inOrder } from './club-order.ts';

it('puts the own club first, the nearest next, and last where nothing can be collected (CLUBS-12, CLUBS-13, CLUBS-14)', () => {
  const club = (key: string, offersPickup = true) => ({ key, offersPickup });
  const clubs = [club('offline', false), club('far'), club('near'), club('own')];
  const kilometres = new Map([
    ['offline', 1],
    ['far', 30],
    ['near', 3],
    ['own', 90],
  ]);
  const keys = (distances: ReadonlyMap<string, number>) => inOrder(clubs, 'own', distances).map(({ key }) => key);
  expect(keys(kilometres)).toEqual(['own', 'near', 'far', 'offline']);
  expect(keys(new Map())).toEqual(['own', 'far', 'near', 'offline']);
});

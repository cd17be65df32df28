import { expect, it } from 'vitest';
import { findDifferences } from './find-differences.ts';

const draft = {
  key: 'zone-cr',
  name: { es: 'Costa Rica' },
  locations: [{ country: 'CR' }],
  rates: [] as unknown[],
  store: { typeId: 'store', key: 'CR' },
  channels: [{ typeId: 'channel', key: '64' }],
};
const existing = {
  ...draft,
  id: 'z',
  version: 3,
  name: { es: 'Costa Rica', en: 'Costa Rica' },
  locations: [{ country: 'PA' }, { country: 'CR', state: 'San José' }],
  rates: undefined,
  store: { typeId: 'store', id: 's' },
  channels: [{ typeId: 'channel', id: 'c' }],
};

it('finds none in a resource that has more than its draft', () => {
  expect(findDifferences(draft, existing)).toEqual([]);
});

it.each([
  ['a text', { name: { es: 'CR' } }, 'name.es'],
  ['a missing field', { name: undefined }, 'name'],
  ['an element', { locations: [{ country: 'PA' }] }, 'locations[0]'],
  ['the number of references', { channels: [] }, 'channels'],
])('names the path of %s', (_what, change, path) => {
  expect(findDifferences(draft, { ...existing, ...change })).toEqual([path]);
});

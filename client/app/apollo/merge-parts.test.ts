import { mergeDeepArray } from '@apollo/client/utilities/internal';
import { expect, it } from 'vitest';
import { mergeParts } from './merge-parts.ts';

const price = Object.freeze({ __typename: 'Money', centAmount: 500 });

it.each([
  ['no parts', []],
  ['fields', [{ __typename: 'Product' }, { id: '1' }, { name: null }]],
  [
    'a field that several fragments have',
    [
      { id: '1', price },
      { price, id: '1' },
    ],
  ],
  ['different fields of one object', [{ price }, { price: { currency: 'CRC' } }, { price: { centAmount: 500 } }]],
  ['lists of objects', [{ lines: [{ id: '1' }, { id: '2' }] }, { lines: [{ quantity: 3 }, { quantity: 4 }] }]],
  ['an object and null', [{ price }, { price: null }]],
])('merges %s as Apollo Client does', (_, parts) => {
  expect(mergeParts(parts)).toEqual(mergeDeepArray<object>(parts));
  expect(price).toEqual({ __typename: 'Money', centAmount: 500 });
});

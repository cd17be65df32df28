import { expect, it } from 'vitest';
import { addBearerToken } from './request-headers.ts';

it.each([
  ['', { authorization: 'Bearer new' }],
  ['{ "x-market": "CR" }', { 'x-market': 'CR', authorization: 'Bearer new' }],
  ['{ "Authorization": "Bearer old", "x-market": "JM" }', { 'x-market': 'JM', authorization: 'Bearer new' }],
])('adds the token to %j', (text, headers) => {
  expect(JSON.parse(addBearerToken(text, 'new') ?? '')).toEqual(headers);
});

it.each(['{ "x-market": ', '[]', '"text"', 'null'])(
  'returns undefined for %j, which is not an object of headers',
  (text) => {
    expect(addBearerToken(text, 'new')).toBeUndefined();
  },
);

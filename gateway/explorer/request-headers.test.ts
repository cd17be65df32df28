import { expect, it } from 'vitest';
import { withBearerToken } from './request-headers.ts';

it.each([
  ['', { authorization: 'Bearer new' }],
  ['{ "x-market": "CR" }', { 'x-market': 'CR', authorization: 'Bearer new' }],
  ['{ "Authorization": "Bearer old", "x-market": "JM" }', { 'x-market': 'JM', authorization: 'Bearer new' }],
])('puts the token into %j', (text, headers) => {
  expect(JSON.parse(withBearerToken(text, 'new') ?? '')).toEqual(headers);
});

it.each(['{ "x-market": ', '[]', '"text"', 'null'])('changes nothing in %j, which holds no headers', (text) => {
  expect(withBearerToken(text, 'new')).toBeUndefined();
});

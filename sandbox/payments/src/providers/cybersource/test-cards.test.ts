import { expect, it } from 'vitest';
import { findProfileName } from './test-cards.ts';

it.each([
  ['4000000000001018', 'decline'],
  ['4000000112345679', 'success'],
  ['4000000212345678', 'unknown'],
  ['400000011234567', 'unknown'],
])('the card %s is %s', (number, profile) => {
  expect(findProfileName(number)).toBe(profile);
});

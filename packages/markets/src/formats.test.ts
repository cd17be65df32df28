import { expect, it } from 'vitest';
import { clubKeySchema, emailSchema, membershipNumberSchema, uuidSchema } from './formats.ts';

it.each([
  ['01234567-89ab-4def-8123-456789abcdef', true],
  ['01234567-89ab-4def-8123-456789abcde', false],
  ['0123456789ab4def8123456789abcdef', false],
  ['', false],
])('%j is a UUID: %j', (text, isValid) => {
  expect(uuidSchema.safeParse(text).success).toBe(isValid);
});

it.each([
  ['64011234560001', true],
  ['6401 123456 0001', false],
  ['640112345600011', false],
])('%j is a membership number: %j', (text, isValid) => {
  expect(membershipNumberSchema.safeParse(text).success).toBe(isValid);
});

it.each([
  ['6401', true],
  ['64', false],
  ['64011', false],
  ['64a1', false],
])('%j is a club key: %j (CLUBS-1)', (text, isValid) => {
  expect(clubKeySchema.safeParse(text).success).toBe(isValid);
});

it.each([
  [' ana@example.com ', 'ana@example.com'],
  ['ana', undefined],
  [`${'a'.repeat(64)}@${'b'.repeat(190)}.com`, undefined],
])('%j as an email address is %j', (text, address) => {
  expect(emailSchema.safeParse(text).data).toBe(address);
});

import { expect, it } from 'vitest';
import { guest, setUpFixture } from '../testing/service.ts';

const fixture = setUpFixture();

it('returns the configured rules for passwords (MEMBERSHIP-67)', async () => {
  const { data } = await fixture.service.execute(
    guest,
    '{ passwordPolicy { minimumLength maximumLength requiredCharacters } }',
  );
  expect(data.passwordPolicy).toEqual({
    minimumLength: 8,
    maximumLength: 20,
    requiredCharacters: ['UPPERCASE', 'DIGIT'],
  });
});

import { describe, expect, it } from 'vitest';
import { createPersonalDetailsSchema } from './personal-details.ts';
import { getMarket } from './table.ts';

const schema = createPersonalDetailsSchema(getMarket('CR'));
const details = { firstName: 'Ana Lucía', lastName: 'Rojas Vargas', phone: '+50688214512' };

describe('the details of a member (ACCOUNT-261)', () => {
  it.each([
    ['unchanged', details, details],
    ['with single spaces', { ...details, firstName: '  Ana \t Lucía ' }, details],
    ['with a local phone number', { ...details, phone: '8821 4512' }, details],
    ['without a phone', { ...details, phone: ' ' }, { ...details, phone: '' }],
    [
      'with other letters',
      { ...details, lastName: "O’Neil-D'Ávila Jr." },
      { ...details, lastName: "O’Neil-D'Ávila Jr." },
    ],
  ])('are saved %s', (_case, input, saved) => {
    expect(schema.parse(input)).toEqual(saved);
  });

  it.each([
    ['firstName', ' ', 'REQUIRED'],
    ['lastName', '', 'REQUIRED'],
    ['firstName', 'a'.repeat(51), 'TOO_LONG'],
    ['lastName', 'Rojas <b>', 'INVALID_CHARACTERS'],
    ['firstName', 'Ana 2', 'INVALID_CHARACTERS'],
    ['phone', '12', 'INVALID_PHONE'],
    ['phone', 'abc', 'INVALID_PHONE'],
  ])('are refused with %s %j: %s', (field, value, reason) => {
    const { error } = schema.safeParse({ ...details, [field]: value });
    expect(error?.issues[0]).toMatchObject({ path: [field], message: reason });
  });
});

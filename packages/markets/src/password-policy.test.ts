import { expect, it } from 'vitest';
import {
  listBrokenPasswordRules,
  listPasswordRules,
  type PasswordPolicy,
  type PasswordRule,
} from './password-policy.ts';

const policy: PasswordPolicy = {
  minimumLength: 8,
  maximumLength: 12,
  requiredCharacters: ['LOWERCASE', 'UPPERCASE', 'DIGIT'],
};
const lengthOnly: PasswordPolicy = { minimumLength: 6, maximumLength: 64, requiredCharacters: [] };

it.each<[string, PasswordPolicy, PasswordRule[]]>([
  ['Tarima12', policy, []],
  ['Tarima.12*', policy, []],
  ['Tarima12....', policy, []],
  ['Tarima1', policy, ['MINIMUM_LENGTH']],
  ['Tarima12.....', policy, ['MAXIMUM_LENGTH']],
  ['tarima12', policy, ['UPPERCASE']],
  ['TARIMA12', policy, ['LOWERCASE']],
  ['TarimaClub', policy, ['DIGIT']],
  ['', policy, ['MINIMUM_LENGTH', 'LOWERCASE', 'UPPERCASE', 'DIGIT']],
  ['tarima', lengthOnly, []],
  ['123456', lengthOnly, []],
  ['......', lengthOnly, []],
  ['tarim', lengthOnly, ['MINIMUM_LENGTH']],
  ['x'.repeat(65), lengthOnly, ['MAXIMUM_LENGTH']],
])('%j breaks the rules of %j: %j (MEMBERSHIP-67)', (password, rules, broken) => {
  expect(listBrokenPasswordRules(password, rules)).toEqual(broken);
});

it.each([
  'Tarima 12',
  'Tarima-12',
  'Tarima_12',
  'Tarima12!',
  'Tarimá12',
  'Tariña12',
  'Tarima12\n',
  ' Tarima12',
  'Tarima①2',
])('refuses %j for a character that is not a letter, a digit, a dot or an asterisk (MEMBERSHIP-66)', (password) => {
  expect(listBrokenPasswordRules(password, policy)).toEqual(['ALLOWED_CHARACTERS']);
});

it('lists the rules that a form shows', () => {
  expect(listPasswordRules(policy)).toEqual([
    'MINIMUM_LENGTH',
    'LOWERCASE',
    'UPPERCASE',
    'DIGIT',
    'ALLOWED_CHARACTERS',
    'MAXIMUM_LENGTH',
  ]);
  expect(listPasswordRules({ ...policy, requiredCharacters: ['DIGIT', 'LOWERCASE'] })).toEqual([
    'MINIMUM_LENGTH',
    'LOWERCASE',
    'DIGIT',
    'ALLOWED_CHARACTERS',
    'MAXIMUM_LENGTH',
  ]);
});

/** Kinds of characters that a policy can require at least one of. */
export const passwordCharacterKinds = ['LOWERCASE', 'UPPERCASE', 'DIGIT'] as const;

export type PasswordCharacterKind = (typeof passwordCharacterKinds)[number];

/** What a new password must satisfy, as configured (`membership.passwordPolicy`). */
export interface PasswordPolicy {
  /** Minimum and maximum number of characters. */
  readonly minimumLength: number;
  readonly maximumLength: number;
  /** Kinds of characters of which the password needs at least one. */
  readonly requiredCharacters: readonly PasswordCharacterKind[];
}

/** A rule for passwords: its length, the kinds of characters it needs, and the characters that are allowed. */
export type PasswordRule = 'MINIMUM_LENGTH' | 'MAXIMUM_LENGTH' | 'ALLOWED_CHARACTERS' | PasswordCharacterKind;

/**
 * ASCII letters, digits, dot and asterisk (MEMBERSHIP-66). Accented letters are not allowed: keyboards can encode one in
 * two ways, so that the same password would not match.
 */
const allowedCharacters = /^[A-Za-z0-9.*]*$/;

const kindPatterns: Readonly<Record<PasswordCharacterKind, RegExp>> = {
  LOWERCASE: /[a-z]/,
  UPPERCASE: /[A-Z]/,
  DIGIT: /[0-9]/,
};

/** Lists the rules of a policy in the order in which a form shows them. */
export const listPasswordRules = ({ requiredCharacters }: PasswordPolicy): PasswordRule[] => [
  'MINIMUM_LENGTH',
  ...passwordCharacterKinds.filter((kind) => requiredCharacters.includes(kind)),
  'ALLOWED_CHARACTERS',
  'MAXIMUM_LENGTH',
];

/**
 * Lists the rules of a policy that a password breaks, in the order of `listPasswordRules`; an empty list means that the
 * password is accepted (MEMBERSHIP-67). A refused password is never changed.
 */
export const listBrokenPasswordRules = (password: string, policy: PasswordPolicy): PasswordRule[] =>
  listPasswordRules(policy).filter((rule) => !isPasswordRuleMet(rule, password, policy));

function isPasswordRuleMet(rule: PasswordRule, password: string, policy: PasswordPolicy): boolean {
  switch (rule) {
    case 'MINIMUM_LENGTH':
      return password.length >= policy.minimumLength;
    case 'MAXIMUM_LENGTH':
      return password.length <= policy.maximumLength;
    case 'ALLOWED_CHARACTERS':
      return allowedCharacters.test(password);
    default:
      return kindPatterns[rule].test(password);
  }
}

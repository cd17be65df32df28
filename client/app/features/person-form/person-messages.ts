import { msg } from '@lingui/core/macro';

/** What the fields of a person say about an error, and how to correct it. */
export const personMessages = {
  firstName: { REQUIRED: msg`Enter your first name.`, INVALID: msg`Use only letters in your first name.` },
  lastName: { REQUIRED: msg`Enter your last name.`, INVALID: msg`Use only letters in your last name.` },
  birthDate: {
    REQUIRED: msg`Enter your date of birth.`,
    INVALID: msg`Enter your date of birth as day, month and year, such as 05/04/1990.`,
  },
  email: {
    REQUIRED: msg`Enter your email address.`,
    INVALID: msg`Enter a valid email address, such as ana@example.com.`,
  },
  phone: {
    REQUIRED: msg`Enter your phone number.`,
    INVALID: msg`Enter a valid phone number for the country you chose.`,
  },
  password: {
    REQUIRED: msg`Choose a password.`,
    INVALID: msg`The password doesn’t meet all the requirements below.`,
  },
} as const;

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RegisterError, RegisterField, RegisterReason } from './register-rules.ts';

type Messages = { readonly [Field in RegisterField]: Partial<Record<RegisterReason, MessageDescriptor>> };

const tooLong = msg`That’s too long. Use fewer characters.`;
const emailFormat = msg`Enter a valid email address, such as ana@example.com.`;
const phoneFormat = msg`Enter a valid phone number for the country you chose.`;

/** What each field says about an error, and how to correct it. */
const messages: Messages = {
  firstName: { REQUIRED: msg`Enter your first name.`, INVALID: msg`Enter your first name in letters.` },
  lastName: { REQUIRED: msg`Enter your last name.`, INVALID: msg`Enter your last name in letters.` },
  idType: { REQUIRED: msg`Choose the type of your ID.`, INVALID: msg`Choose the type of your ID.` },
  idNumber: {
    REQUIRED: msg`Enter the number of your ID.`,
    INVALID: msg`Enter the number of your ID with digits only, without letters.`,
    TOO_LONG: msg`The number of your ID has at most 20 digits.`,
  },
  birthDate: {
    REQUIRED: msg`Enter your date of birth.`,
    INVALID: msg`Enter your date of birth as day, month and year, such as 05/04/1990.`,
    UNDERAGE: msg`You need to be 18 or older to buy a membership.`,
  },
  document: { INVALID: msg`We couldn’t use your photo. Choose it again, or continue without it.` },
  email: {
    REQUIRED: msg`Enter your email address.`,
    INVALID: emailFormat,
    IN_USE: msg`There’s already an account with this email address.`,
  },
  phone: { REQUIRED: msg`Enter your phone number.`, INVALID: phoneFormat },
  province: { REQUIRED: msg`Choose where you live.` },
  city: { REQUIRED: msg`Choose where you live.` },
  addressLine1: { REQUIRED: msg`Enter your address.`, INVALID: msg`Enter your address with letters or numbers.` },
  addressLine2: { INVALID: msg`Enter the details with letters or numbers, or leave them empty.` },
  password: {
    REQUIRED: msg`Choose a password.`,
    REFUSED: msg`The password doesn’t meet everything in the list below.`,
  },
};

const fallback = msg`Check this field.`;

/** Returns the message of an error. */
export const getRegisterMessage = ({ field, reason }: RegisterError): MessageDescriptor =>
  messages[field][reason] ?? (reason === 'TOO_LONG' ? tooLong : fallback);

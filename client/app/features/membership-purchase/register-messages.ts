import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { personMessages } from '../person-form/index.ts';
import type { RegisterError, RegisterField, RegisterReason } from './register-rules.ts';

type Messages = { readonly [Field in RegisterField]: Partial<Record<RegisterReason, MessageDescriptor>> };

const tooLong = msg`That’s too long. Use fewer characters.`;

/** What each field says about an error, and how to correct it. */
const messages: Messages = {
  ...personMessages,
  idType: { REQUIRED: msg`Choose the type of your ID.`, INVALID: msg`Choose the type of your ID.` },
  idNumber: {
    REQUIRED: msg`Enter your ID number.`,
    INVALID: msg`Enter your ID number using digits only.`,
    TOO_LONG: msg`Your ID number can have up to 20 digits.`,
  },
  birthDate: {
    ...personMessages.birthDate,
    UNDERAGE: msg`You need to be 18 or older to buy a membership.`,
  },
  document: { INVALID: msg`We couldn’t use your photo. Choose it again, or continue without it.` },
  email: { ...personMessages.email, IN_USE: msg`There’s already an account with this email address.` },
  province: { REQUIRED: msg`Choose an option from the list.` },
  city: { REQUIRED: msg`Choose an option from the list.` },
  addressLine1: { REQUIRED: msg`Enter your address.`, INVALID: msg`Use letters or numbers in your address.` },
  addressLine2: { INVALID: msg`Use letters or numbers, or leave this field empty.` },
  password: { REQUIRED: personMessages.password.REQUIRED, REFUSED: personMessages.password.INVALID },
};

const fallback = msg`Check this field.`;

/** Returns the message of an error. */
export const getRegisterMessage = ({ field, reason }: RegisterError): MessageDescriptor =>
  messages[field][reason] ?? (reason === 'TOO_LONG' ? tooLong : fallback);

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { OnboardingError, OnboardingFormField, OnboardingReason } from './onboarding-rules.ts';

const fourteenDigits = msg`Enter the 14 digits of your membership number.`;

/** What each field says about an error, and how to correct it. */
const messages: { readonly [Field in OnboardingFormField]: Readonly<Record<OnboardingReason, MessageDescriptor>> } = {
  membershipNumber: { REQUIRED: fourteenDigits, INVALID: fourteenDigits },
  firstName: { REQUIRED: msg`Enter your first name.`, INVALID: msg`Enter your first name in letters.` },
  lastName: { REQUIRED: msg`Enter your last name.`, INVALID: msg`Enter your last name in letters.` },
  birthDate: {
    REQUIRED: msg`Enter your date of birth.`,
    INVALID: msg`Enter your date of birth as day, month and year, such as 05/04/1990.`,
  },
  documentNumber: {
    REQUIRED: msg`Enter the number of your ID.`,
    INVALID: msg`Enter the number of your ID: letters and numbers only, 20 at most.`,
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
    INVALID: msg`The password doesn’t meet everything in the list below.`,
  },
};

/** Returns the message of an error. */
export const getOnboardingMessage = ({ field, reason }: OnboardingError): MessageDescriptor => messages[field][reason];

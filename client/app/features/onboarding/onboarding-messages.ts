import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { personMessages } from '../person-form/index.ts';
import type { OnboardingError, OnboardingFormField, OnboardingReason } from './onboarding-rules.ts';

const fourteenDigits = msg`Enter the 14 digits of your membership number.`;

/** What each field says about an error, and how to correct it. */
const messages: { readonly [Field in OnboardingFormField]: Readonly<Record<OnboardingReason, MessageDescriptor>> } = {
  membershipNumber: { REQUIRED: fourteenDigits, INVALID: fourteenDigits },
  ...personMessages,
  documentNumber: {
    REQUIRED: msg`Enter your ID number.`,
    INVALID: msg`Enter your ID number: up to 20 letters and numbers.`,
  },
};

/** Returns the message of an error. */
export const getOnboardingMessage = ({ field, reason }: OnboardingError): MessageDescriptor => messages[field][reason];

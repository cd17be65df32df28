import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SessionResult } from '../../native/session-result.ts';

interface FailureTexts {
  readonly title: MessageDescriptor;
  readonly text: MessageDescriptor;
}

const silent: FailureTexts = {
  title: msg`The app didn’t respond`,
  text: msg`We couldn’t confirm that you’re signed in. Your cart is saved; try again, or continue shopping without signing in.`,
};

const failed: FailureTexts = {
  title: msg`We couldn’t sign you in`,
  text: msg`The app signed you in, but the shop couldn’t confirm it. Your cart is saved; try again in a moment, or continue shopping without signing in.`,
};

/** What happened, what has not changed, and what to do next (NATIVE-43). */
export const sessionFailureTexts: Readonly<Record<SessionResult['kind'], FailureTexts>> = {
  'signed-out': {
    title: msg`You’re not signed in to the app`,
    text: msg`Sign in to the app to use your membership here. Your cart is saved; you can continue shopping without signing in.`,
  },
  silent,
  failed,
  // The modal `signInRefused` shows the reason.
  refused: failed,
  'signed-in': failed,
};

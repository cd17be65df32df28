import { mailOutbox } from '@tarima/mail/migration';
import { captchaUses } from '@tarima/service-kit/captcha/uses';
import { attempts } from './001-attempts.ts';
import { fencingAndExpiry } from './002-fencing-and-expiry.ts';
import { paymentTries } from './003-payment-tries.ts';
import { subjectsAndReturns } from './004-subjects-and-returns.ts';
import { refunds } from './005-refunds.ts';
import { operators } from './009-operators.ts';
import { refundReasons } from './010-refund-reasons.ts';
import { onlineAccounts } from './011-online-accounts.ts';
import { commandIds } from './012-command-ids.ts';
import { attemptDetails } from './013-attempt-details.ts';

/** Migrations of the schema `payments`, in the order of their names. */
export const migrations = {
  '001-attempts': attempts,
  '002-fencing-and-expiry': fencingAndExpiry,
  '003-payment-tries': paymentTries,
  '004-subjects-and-returns': subjectsAndReturns,
  '005-refunds': refunds,
  '006-mail': mailOutbox,
  '007-captcha-uses': captchaUses,
  '009-operators': operators,
  '010-refund-reasons': refundReasons,
  '011-online-accounts': onlineAccounts,
  '012-command-ids': commandIds,
  '013-attempt-details': attemptDetails,
};

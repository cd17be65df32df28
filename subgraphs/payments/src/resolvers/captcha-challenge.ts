import { createBadUserInputError } from '@tarima/service-kit/graphql-errors';
import { createCartSubject } from '../domain/subject.ts';
import type { QueryResolvers } from '../resolver-types.gen.ts';

/** The captcha of a cart, of an attempt, or of the purchase of a new membership (PAYMENTS-63, MEMBERSHIP-131). */
export const captchaChallenge: QueryResolvers['captchaChallenge'] = async (
  _parent,
  { cartId, attemptId, purpose, scriptFailed },
  { shopper, registrant, captcha, checkout },
) => {
  if ([cartId, attemptId, purpose].filter((value) => value != null).length !== 1) {
    throw createBadUserInputError('Exactly one of cartId, attemptId and purpose is required.');
  }
  if (purpose != null && purpose !== 'MEMBERSHIP_NEW') {
    throw createBadUserInputError('Only the purpose MEMBERSHIP_NEW has a captcha.');
  }
  if (purpose != null) {
    return registrant && captcha.isNeededToRegister(registrant)
      ? captcha.createRegistrationChallenge(registrant, scriptFailed)
      : null;
  }
  if (!shopper) return null;
  const attempt = attemptId == null ? undefined : await checkout.find(shopper, attemptId);
  const subject = cartId == null ? attempt?.subject : createCartSubject(cartId);
  // The market of the attempt, because callers choose the market of a request.
  const payer = { ...shopper, market: attempt?.market ?? shopper.market };
  return subject !== undefined && (await captcha.isNeeded(payer))
    ? captcha.createChallenge(payer, subject, scriptFailed)
    : null;
};

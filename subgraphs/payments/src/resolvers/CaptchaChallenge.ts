import type { CaptchaChallengeResolvers } from '../resolver-types.gen.ts';

export const CaptchaChallenge: CaptchaChallengeResolvers = {
  challenge: ({ challenge }) => challenge ?? null,
  expiresAt: ({ expiresAt }) => expiresAt?.toISOString() ?? null,
  siteKey: ({ siteKey }) => siteKey ?? null,
  scriptUrl: ({ scriptUrl }) => scriptUrl ?? null,
  action: ({ action }) => action ?? null,
};

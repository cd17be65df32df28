import type { CaptchaChallengeResolvers } from '../resolver-types.gen.ts';

export const CaptchaChallenge: CaptchaChallengeResolvers = {
  challenge: ({ challenge }) => challenge ?? null,
  expiresInSeconds: ({ expiresInSeconds }) => expiresInSeconds ?? null,
  siteKey: ({ siteKey }) => siteKey ?? null,
  scriptUrl: ({ scriptUrl }) => scriptUrl ?? null,
  action: ({ action }) => action ?? null,
};

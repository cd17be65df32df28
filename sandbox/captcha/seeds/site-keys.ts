import type { SiteKey } from '../src/store/site-keys.ts';

/** Published site keys and secrets (docs/sandbox/captcha.md). */
export const siteKeys: readonly SiteKey[] = [
  {
    siteKey: 'recaptcha-v2-sandbox-key-0000',
    secret: 'recaptcha-v2-sandbox-secret-00000000000',
    type: 'CHECKBOX',
    score: 0.9,
    isPassing: true,
  },
  {
    siteKey: 'recaptcha-v2-failing-sandbox-key-0000',
    secret: 'recaptcha-v2-failing-sandbox-secret-000',
    type: 'CHECKBOX',
    score: 0.9,
    isPassing: false,
  },
  {
    siteKey: 'recaptcha-v2-invisible-sandbox-key-0000',
    secret: 'recaptcha-v2-invisible-sandbox-secret-0',
    type: 'INVISIBLE',
    score: 0.9,
    isPassing: true,
  },
  {
    siteKey: 'recaptcha-v3-sandbox-key-0000',
    secret: 'recaptcha-v3-sandbox-secret-00000000000',
    type: 'SCORE',
    score: 0.9,
    isPassing: true,
  },
  {
    siteKey: 'recaptcha-v3-low-sandbox-key-0000',
    secret: 'recaptcha-v3-low-sandbox-secret-0000000',
    type: 'SCORE',
    score: 0.1,
    isPassing: true,
  },
];

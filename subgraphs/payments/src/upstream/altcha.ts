import type { AltchaLibrary } from '@tarima/service-kit/captcha/altcha';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** The library that creates and verifies challenges of ALTCHA. */
export const altchaLibrary: AltchaLibrary = { createChallenge, verifySolution, deriveKey };

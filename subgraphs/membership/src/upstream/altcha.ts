import type { AltchaLibrary } from '@tarima/service-kit/captcha/altcha';
import { createChallenge, pbkdf2, verifySolution } from 'altcha/lib';

/** The library that creates and verifies challenges of ALTCHA. */
export const altchaLibrary: AltchaLibrary = { createChallenge, verifySolution, deriveKey: pbkdf2.deriveKey };

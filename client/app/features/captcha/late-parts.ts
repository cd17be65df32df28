import { lazyWithRetry } from '../../ui/lazy-with-retry.ts';

/** The captcha of a payment; its code is loaded when it is shown. */
export const LateCaptcha = lazyWithRetry(async () => (await import('./captcha.tsx')).Captcha);

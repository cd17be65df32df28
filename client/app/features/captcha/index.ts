export {
  type CaptchaHandle,
  type CaptchaState,
  type CaptchaSubject,
  CaptchaUnansweredError,
} from './captcha-handle.ts';
export { LazyCaptcha } from './lazy-captcha.tsx';
export { useCaptchaHandle } from './use-captcha-handle.ts';

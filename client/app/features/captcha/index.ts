export {
  type CaptchaHandle,
  type CaptchaState,
  type CaptchaSubject,
  CaptchaUnansweredError,
} from './captcha-handle.ts';
export { LateCaptcha } from './late-captcha.tsx';
export { useCaptchaHandle } from './use-captcha-handle.ts';

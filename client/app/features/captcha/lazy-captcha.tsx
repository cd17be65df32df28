import type { ComponentProps } from 'react';
import { useDeferredCode } from '../../ui/lazy-with-retry.ts';
import type { Captcha } from './captcha.tsx';
import { CaptchaSpace } from './captcha-space.tsx';

const loadCaptcha = async () => (await import('./captcha.tsx')).Captcha;

/** The captcha of a payment or of a form; its code is loaded when it is shown. */
export function LazyCaptcha(props: ComponentProps<typeof Captcha>) {
  const Loaded = useDeferredCode(loadCaptcha);
  return Loaded ? <Loaded {...props} /> : <CaptchaSpace subject={props.subject} />;
}

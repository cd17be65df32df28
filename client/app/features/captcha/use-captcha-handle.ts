import { type RefCallback, useState } from 'react';
import { type CaptchaHandle, CaptchaUnansweredError } from './captcha-handle.ts';

/** How long an answer waits for the captcha's code. */
const loadTimeoutMs = 20_000;

/** A handle that can be used before the captcha's code has loaded, and the ref for the captcha. */
export function useCaptchaHandle(): readonly [handle: CaptchaHandle, ref: RefCallback<CaptchaHandle>] {
  const [pair] = useState(createHandle);
  return pair;
}

function createHandle(): readonly [CaptchaHandle, RefCallback<CaptchaHandle>] {
  let mounted = Promise.withResolvers<CaptchaHandle>();
  const timeout = () =>
    new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(new CaptchaUnansweredError()), loadTimeoutMs);
    });
  const handle: CaptchaHandle = {
    getAnswer: async () => (await Promise.race([mounted.promise, timeout()])).getAnswer(),
    renew: (challenge) => void mounted.promise.then((captcha) => captcha.renew(challenge)),
  };
  const ref: RefCallback<CaptchaHandle> = (captcha) => {
    if (captcha) mounted.resolve(captcha);
    else mounted = Promise.withResolvers();
  };
  return [handle, ref];
}

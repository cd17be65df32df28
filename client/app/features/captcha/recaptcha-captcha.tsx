import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useLocale } from '../../i18n/use-locale.ts';
import { CaptchaUnansweredError, type CaptchaView, type CaptchaViewProps } from './captcha-handle.ts';
import { loadRecaptcha, type Recaptcha, RecaptchaBlockedError } from './recaptcha-script.ts';

/** The checkbox of reCAPTCHA does not fit narrower containers. */
const checkboxWidth = 304;

/** reCAPTCHA: the checkbox of version 2, the invisible one, or the score of version 3. */
export function RecaptchaCaptcha({ challenge, onReady, onState, onScriptBlocked }: CaptchaViewProps) {
  const { language } = useLocale();
  const container = useRef<HTMLDivElement>(null);
  const [isUnanswered, setIsUnanswered] = useState(false);
  const latest = useRef({ onReady, onState, onScriptBlocked });
  latest.current = { onReady, onState, onScriptBlocked };

  useEffect(() => {
    const host = document.createElement('div');
    container.current?.append(host);
    let isCurrent = true;
    const view = {
      host,
      challenge,
      onState: (state) => isCurrent && latest.current.onState(state),
      onUnanswered: (value) => isCurrent && setIsUnanswered(value),
    } satisfies RecaptchaHost;
    loadRecaptcha(challenge.scriptUrl ?? '', language).then(
      (recaptcha) => {
        if (isCurrent) latest.current.onReady(render(recaptcha, view));
      },
      (error) => {
        if (isCurrent && error instanceof RecaptchaBlockedError) latest.current.onScriptBlocked();
      },
    );
    return () => {
      isCurrent = false;
      host.remove();
    };
  }, [challenge, language]);

  return (
    <div>
      <div ref={container} tabIndex={-1} aria-describedby="captcha-unanswered" />
      <p id="captcha-unanswered" role="alert" className="mt-1 font-medium text-clay">
        {isUnanswered && <Trans>Tick the box before you pay.</Trans>}
      </p>
    </div>
  );
}

interface RecaptchaHost extends Pick<CaptchaViewProps, 'challenge' | 'onState'> {
  readonly host: HTMLElement;
  readonly onUnanswered: (isUnanswered: boolean) => void;
}

function render(recaptcha: Recaptcha, view: RecaptchaHost): CaptchaView {
  const { kind, siteKey, action } = view.challenge;
  const sitekey = siteKey ?? '';
  if (kind === 'RECAPTCHA_V2') return renderCheckbox(recaptcha, view, sitekey);
  const { host, onState } = view;
  onState('solved');
  let pending = Promise.withResolvers<string>();
  const fail = () => {
    onState('error');
    pending.reject(new CaptchaUnansweredError());
  };
  const widget = recaptcha.render(host, {
    sitekey,
    size: 'invisible',
    badge: 'inline',
    ...(kind === 'RECAPTCHA_V2_INVISIBLE' && {
      callback: (token) => pending.resolve(token),
      'error-callback': fail,
    }),
  });
  return {
    async getToken() {
      onState('working');
      if (kind === 'RECAPTCHA_V3') {
        const token = await recaptcha.execute(widget, { action: action ?? '' });
        if (!token) throw new CaptchaUnansweredError();
        onState('solved');
        return token;
      }
      pending = Promise.withResolvers();
      recaptcha.reset(widget);
      recaptcha.execute(widget);
      const token = await pending.promise;
      onState('solved');
      return token;
    },
  };
}

function renderCheckbox(recaptcha: Recaptcha, view: RecaptchaHost, sitekey: string): CaptchaView {
  const { host, onState, onUnanswered } = view;
  let answer: string | undefined;
  const clear = (state: 'waiting' | 'error') => {
    answer = undefined;
    onState(state);
  };
  onState('waiting');
  recaptcha.render(host, {
    sitekey,
    size: (host.parentElement?.clientWidth ?? checkboxWidth) < checkboxWidth ? 'compact' : 'normal',
    callback: (token) => {
      answer = token;
      onUnanswered(false);
      onState('solved');
    },
    'expired-callback': () => clear('waiting'),
    'error-callback': () => clear('error'),
  });
  return {
    async getToken() {
      if (answer !== undefined) return answer;
      onUnanswered(true);
      host.parentElement?.focus();
      throw new CaptchaUnansweredError();
    },
  };
}

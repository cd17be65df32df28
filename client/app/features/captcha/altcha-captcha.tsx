import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useLocale } from '../../i18n/use-locale.ts';
import { type AltchaTexts, createAltchaElement } from './altcha-element.ts';
import { CaptchaUnansweredError, type CaptchaView, type CaptchaViewProps } from './captcha-handle.ts';

type StateEvent = CustomEvent<{ readonly state: string; readonly payload: string | null }>;
type Widget = Awaited<ReturnType<typeof createAltchaElement>>;

/** ALTCHA: begins to solve the challenge as soon as it is shown (PAYMENTS-309). */
export function AltchaCaptcha({ challenge, onReady, onState }: CaptchaViewProps) {
  const { t } = useLingui();
  const { language } = useLocale();
  const container = useRef<HTMLDivElement>(null);
  const texts: AltchaTexts = {
    label: t`I’m not a robot`,
    verifying: t`Checking that you’re not a robot…`,
    verified: t`Verified: you’re not a robot`,
    error: t`The check didn’t work. Try again.`,
    expired: t`The check has expired. Try again.`,
  };
  const latest = useRef({ texts, onReady, onState });
  latest.current = { texts, onReady, onState };

  useEffect(() => {
    let widget: Widget | undefined;
    let isCurrent = true;
    const show = async () => {
      widget = await createAltchaElement(challenge.challenge ?? '', language, latest.current.texts);
      if (!isCurrent) return;
      latest.current.onReady(connect(widget, (state) => latest.current.onState(state)));
      container.current?.append(widget);
    };
    show().catch(() => {
      if (!isCurrent) return;
      latest.current.onReady({ getToken: () => Promise.reject(new CaptchaUnansweredError()) });
      latest.current.onState('error');
    });
    return () => {
      isCurrent = false;
      widget?.remove();
    };
  }, [challenge, language]);

  return <div ref={container} className="altcha-box min-h-11" />;
}

/** Solves the challenge of a widget, and tells its state. */
function connect(widget: Widget, onState: CaptchaViewProps['onState']): CaptchaView {
  let solution = Promise.withResolvers<string>();
  let isFailed = false;
  const fail = () => {
    isFailed = true;
    solution.reject(new CaptchaUnansweredError());
    onState('error');
  };
  const begin = () => {
    if (isFailed) solution = Promise.withResolvers();
    isFailed = false;
    solution.promise.catch(() => undefined);
    onState('working');
  };
  widget.addEventListener('statechange', (event) => {
    const { state, payload } = (event as StateEvent).detail;
    if (state === 'verifying') begin();
    if (state === 'verified' && payload) {
      solution.resolve(payload);
      onState('solved');
    }
    if (state === 'error' || state === 'expired') fail();
  });
  widget.addEventListener('load', () => void widget.verify({ minDuration: 0 }), { once: true });
  begin();
  return {
    async getToken() {
      if (isFailed) {
        begin();
        void widget.verify({ minDuration: 0 });
      }
      return solution.promise.catch((error) => {
        widget.querySelector<HTMLElement>('input[type=checkbox]')?.focus();
        throw error;
      });
    },
  };
}

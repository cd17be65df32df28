import { useApolloClient } from '@apollo/client/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { type Ref, useCallback, useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { CaptchaChallengePartsFragment } from '../../apollo/captcha-challenge.gen.ts';
import { handlesFailureInPlace } from '../../apollo/message-link.ts';
import { Button } from '../../ui/button.tsx';
import { AltchaCaptcha } from './altcha-captcha.tsx';
import { CaptchaChallengeDocument, OnboardingCaptchaDocument } from './captcha.gen.ts';
import {
  type CaptchaHandle,
  type CaptchaState,
  type CaptchaSubject,
  CaptchaUnansweredError,
  type CaptchaView,
} from './captcha-handle.ts';
import { CaptchaSpace } from './captcha-space.tsx';
import { RecaptchaCaptcha } from './recaptcha-captcha.tsx';

interface CaptchaProps {
  /** What is paid, or the creation of an online account. */
  readonly subject: CaptchaSubject | 'onboarding';
  readonly handle: Ref<CaptchaHandle>;
  /** Must be the same function on every render. */
  readonly onState: (state: CaptchaState) => void;
}

type ShownCaptcha = { readonly kind: CaptchaChallengePartsFragment['kind']; readonly view: CaptchaView };

/** One challenge from its request to its answer. `captcha` is null when none is needed. */
interface Round {
  readonly number: number;
  /** Undefined: to be requested. */
  readonly given: CaptchaChallengePartsFragment | undefined;
  readonly isScriptBlocked: boolean;
  readonly captcha: PromiseWithResolvers<ShownCaptcha | null>;
}

function createRound(number: number, given?: CaptchaChallengePartsFragment, isScriptBlocked = false): Round {
  const captcha = Promise.withResolvers<ShownCaptcha | null>();
  // Handled by whoever waits for an answer, if anybody does.
  captcha.promise.catch(() => undefined);
  return { number, given, isScriptBlocked, captcha };
}

/** The captcha of a payment; shows nothing while none is needed (PAYMENTS-308). */
export function Captcha({ subject, handle, onState }: CaptchaProps) {
  const client = useApolloClient();
  // The subject is a new object on each render; its fields are not.
  const { cartId, attemptId, purpose }: CaptchaSubject = subject === 'onboarding' ? {} : subject;
  const isOnboarding = subject === 'onboarding';
  const { t } = useLingui();
  const [round, setRound] = useState(() => createRound(0));
  /** The latest round, also before it is rendered. */
  const latest = useRef(round);
  const [loaded, setLoaded] = useState<{ round: Round; challenge: CaptchaChallengePartsFragment | null }>();
  const [failed, setFailed] = useState<Round>();
  const retryButton = useRef<HTMLButtonElement>(null);

  const start = useCallback((given?: CaptchaChallengePartsFragment, isScriptBlocked?: boolean) => {
    latest.current = createRound(latest.current.number + 1, given, isScriptBlocked);
    setRound(latest.current);
  }, []);

  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      if (round.given) return round.given;
      const options = { fetchPolicy: 'no-cache', context: handlesFailureInPlace } as const;
      const scriptFailed = round.isScriptBlocked;
      const challenge = isOnboarding
        ? (await client.query({ query: OnboardingCaptchaDocument, variables: { scriptFailed }, ...options })).data
            ?.onboardingCaptcha
        : (
            await client.query({
              query: CaptchaChallengeDocument,
              variables: { cartId, attemptId, purpose, scriptFailed },
              ...options,
            })
          ).data?.captchaChallenge;
      if (challenge === undefined) throw new Error('The response has no data');
      // Asked for because the script of reCAPTCHA cannot be loaded: that captcha would fail again.
      if (scriptFailed && challenge?.scriptUrl != null) throw new CaptchaUnansweredError();
      return challenge;
    };
    onState('working');
    load().then(
      (challenge) => {
        if (!isCurrent) return;
        setLoaded({ round, challenge });
        if (challenge) return;
        round.captcha.resolve(null);
        onState('none');
      },
      () => {
        if (!isCurrent) return;
        setFailed(round);
        round.captcha.reject(new CaptchaUnansweredError());
        onState('error');
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [client, cartId, attemptId, purpose, isOnboarding, round, onState]);

  useImperativeHandle(
    handle,
    () => ({
      async getAnswer() {
        try {
          const captcha = await latest.current.captcha.promise;
          return captcha ? { kind: captcha.kind, token: await captcha.view.getToken() } : undefined;
        } catch (error) {
          retryButton.current?.focus();
          throw error instanceof CaptchaUnansweredError ? error : new CaptchaUnansweredError();
        }
      },
      renew: start,
    }),
    [start],
  );

  if (failed === round) {
    return (
      <div role="alert" className="grid justify-items-start gap-3 rounded-card bg-clay-soft p-4">
        <p>
          {round.isScriptBlocked ? (
            <Trans>
              We couldn’t load the security check. Turn off content blockers for this shop, or sign in to pay.
            </Trans>
          ) : (
            <Trans>We couldn’t load the security check. Check your connection and try again.</Trans>
          )}
        </p>
        <Button ref={retryButton} variant="secondary" onClick={() => start()}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    );
  }
  if (loaded?.round !== round) return <CaptchaSpace subject={subject} />;
  const { challenge } = loaded;
  if (!challenge) return null;
  const View = challenge.kind === 'ALTCHA' ? AltchaCaptcha : RecaptchaCaptcha;
  return (
    <section aria-label={t`Security check`}>
      <View
        key={round.number}
        challenge={challenge}
        onReady={(view) => round.captcha.resolve({ kind: challenge.kind, view })}
        onState={onState}
        onScriptBlocked={() => start(undefined, true)}
      />
    </section>
  );
}

import type { CaptchaChallengePartsFragment } from '../../apollo/captcha-challenge.gen.ts';
import type { CaptchaInput } from '../../apollo/schema-types.gen.ts';
import type { CaptchaChallengeQueryVariables } from './captcha.gen.ts';

/** What the captcha is for: exactly one of a cart, an attempt, and the purpose of an attempt that is to be begun. */
export type CaptchaSubject = Omit<CaptchaChallengeQueryVariables, 'scriptFailed'>;

/** What a page calls to use the captcha that it shows. */
export interface CaptchaHandle {
  /**
   * The answer for one `placeOrder`; undefined when no captcha is needed. Waits for a captcha that solves itself.
   * @throws CaptchaUnansweredError when the shopper has to do something first; the captcha then has the focus
   */
  getAnswer(): Promise<CaptchaInput | undefined>;
  /**
   * Shows the next challenge, because an answer works once: after each `placeOrder` that did not succeed, with the challenge
   * of its result if it has one.
   */
  renew(challenge?: CaptchaChallengePartsFragment): void;
}

/**
 * `none`: no captcha is needed. `working`: it is loaded or solves itself. `waiting`: the shopper has to answer it. `error`:
 * it could not be loaded or solved; the shopper can try again.
 */
export type CaptchaState = 'none' | 'working' | 'waiting' | 'solved' | 'error';

/** The shopper has to answer the captcha, or to load it again. */
export class CaptchaUnansweredError extends Error {
  constructor() {
    super('The captcha has no answer.');
    this.name = 'CaptchaUnansweredError';
  }
}

/** A kind of captcha on the page. */
export interface CaptchaView {
  /** The answer's token. @throws CaptchaUnansweredError */
  getToken(): Promise<string>;
}

/** Properties of the component of a kind. */
export interface CaptchaViewProps {
  readonly challenge: CaptchaChallengePartsFragment;
  /** Called once the captcha can be answered. */
  readonly onReady: (view: CaptchaView) => void;
  readonly onState: (state: CaptchaState) => void;
  /** Called when the script of the captcha cannot be loaded. */
  readonly onScriptBlocked: () => void;
}

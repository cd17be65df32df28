import type { MarketCode } from '@tarima/markets/table';
import type { MarketConfiguration } from '../configuration-schema.ts';

/** The kinds of captcha. ALTCHA is the store's own; the others are versions of reCAPTCHA. */
export const captchaKinds = ['ALTCHA', 'RECAPTCHA_V2', 'RECAPTCHA_V2_INVISIBLE', 'RECAPTCHA_V3'] as const;
export type CaptchaKind = (typeof captchaKinds)[number];
export type RecaptchaKind = Exclude<CaptchaKind, 'ALTCHA'>;

/** Settings of a market's captcha. */
export type CaptchaSettings = MarketConfiguration['captcha'];

/** What a browser needs to show and answer a captcha. */
export interface CaptchaChallenge {
  readonly kind: CaptchaKind;
  /** ALTCHA: the challenge as JSON. */
  readonly challenge?: string;
  /** ALTCHA: for how long the challenge can be answered. A duration, because the clock of a browser can be wrong. */
  readonly expiresInSeconds?: number;
  /** reCAPTCHA. */
  readonly siteKey?: string;
  /** reCAPTCHA: URL of its script, without query. */
  readonly scriptUrl?: string;
  /** reCAPTCHA version 3: the action to execute. */
  readonly action?: string;
}

/** What a browser sends back. */
export interface CaptchaAnswer {
  readonly kind: CaptchaKind;
  /** ALTCHA: the payload of its widget; reCAPTCHA: the response token. */
  readonly token: string;
}

/** What a captcha is for. A challenge of one purpose cannot be answered for another one. */
export interface CaptchaPurpose {
  readonly market: MarketCode;
  /** Letters, digits and underscores, e.g. `place_order`. */
  readonly action: string;
  /** The shopper, e.g. `guest:{id}`. */
  readonly shopper: string;
  /** What the action is done to, e.g. `cart:{id}`. */
  readonly subject: string;
}

/** What an answer is used for. */
export interface CaptchaUse extends CaptchaPurpose {
  /**
   * Names one execution of the action, e.g. `{attempt id}.{try}`. An answer passes for one execution; its repetition, such
   * as a double click, passes again.
   */
  readonly execution: string;
  readonly clientIp: string | undefined;
}

/** Passed, or the challenge to answer next. */
export type CaptchaVerdict =
  | { readonly isPassed: true }
  | { readonly isPassed: false; readonly challenge: CaptchaChallenge };

/** The captcha of a service. */
export interface CaptchaPort {
  /** Whether the market has a captcha. */
  isEnabled(market: MarketCode): boolean;
  /**
   * Creates the challenge of a market, which must have a captcha. `isScriptBlocked`: the browser could not load the script
   * of reCAPTCHA; the challenge is then ALTCHA if reCAPTCHA is down.
   */
  createChallenge(purpose: CaptchaPurpose, isScriptBlocked?: boolean): Promise<CaptchaChallenge>;
  /** Verifies an answer. Fails closed: an answer that cannot be verified does not pass. */
  verify(use: CaptchaUse, answer: CaptchaAnswer): Promise<CaptchaVerdict>;
}

import type { Language } from '@tarima/markets/table';
import { type Html, html } from '@tarima/service-kit/html';
import { renderPage } from './layout.ts';
import { resetTexts } from './reset-texts.ts';
import { texts } from './texts.ts';

/** What the page says above its form: the problem of the last attempt, or that the password was changed. */
export type SignInNotice =
  | { kind: 'wrong' | 'missing' }
  /** The attempt needs a captcha: none was answered, or wrongly. */
  | { kind: 'captcha' | 'captcha-failed' }
  | { kind: 'changed' }
  /** The password is right, but the email address has to be verified first; the mail was sent again. */
  | { kind: 'unverified' }
  | { kind: 'wait'; minutes: number };

export interface SignInPage {
  readonly language: Language;
  /** URL of the page and action of its form. */
  readonly url: string;
  /** Where members create an account; operators cannot, and sign in with their email address only. */
  readonly registerUrl?: string;
  /** Where members set a new password; operators cannot. */
  readonly resetUrl?: string;
  /** The identifier entered before, or the client's `login_hint`. */
  readonly identifier: string;
  /** The challenge of ALTCHA as JSON, if the next attempt needs one. */
  readonly challenge?: string;
  readonly notice?: SignInNotice;
}

/** Renders the sign-in page; `{url}/cancel` returns to the client. */
export function renderSignIn(page: SignInPage): string {
  const pageTexts = texts[page.language];
  const isOperator = page.registerUrl === undefined;
  const signIn = isOperator ? { ...pageTexts.signIn, ...pageTexts.operator } : pageTexts.signIn;
  const message = page.notice && getMessage(page.notice, page.language, isOperator);
  const isInvalid = page.notice?.kind === 'wrong' || page.notice?.kind === 'missing';
  const invalid = isInvalid && html`aria-invalid="true" aria-describedby="notice"`;
  const focus = html`autofocus`;
  const hasIdentifier = page.identifier !== '';
  return renderPage({
    language: page.language,
    title: message?.title ?? signIn.title,
    storeUrl: `${page.url}/cancel`,
    otherLanguageUrl: `${page.url}?language=${page.language === 'es' ? 'en' : 'es'}`,
    main: html`<h1>${signIn.title}</h1>
  ${message && html`<div class="${page.notice?.kind === 'changed' ? 'done' : 'problem'}" id="notice" role="alert"><strong>${message.title}</strong><p>${message.text}</p></div>`}
  <form method="post" action="${page.url}?language=${page.language}" novalidate>
    <label for="identifier">${signIn.identifier}</label>
    <input id="identifier" name="identifier" value="${page.identifier}" autocomplete="username" autocapitalize="none"
      autocorrect="off" spellcheck="false" enterkeyhint="next" maxlength="254" required ${invalid} ${!hasIdentifier && focus}>
    ${!isOperator && html`<p class="hint">${signIn.identifierHint}</p>`}
    <label for="password">${signIn.password}</label>
    <div class="secret">
      <input id="password" name="password" type="password" autocomplete="current-password" enterkeyhint="go"
        maxlength="128" required ${invalid} ${hasIdentifier && focus}>
      <button class="show" type="button" aria-controls="password" aria-pressed="false" hidden
        data-show="${signIn.show}" data-hide="${signIn.hide}">${signIn.show}</button>
    </div>
    ${page.challenge !== undefined && renderCaptcha(page.language, page.challenge)}
    ${page.resetUrl && html`<p class="forgotten"><a href="${page.resetUrl}">${resetTexts[page.language].request.title}</a></p>`}
    <button class="go" type="submit">${signIn.submit}</button>
  </form>
  ${page.registerUrl && html`<p class="register">${signIn.register} <a href="${page.registerUrl}">${signIn.registerLink}</a></p>`}
  <script src="/assets/show-password.js" type="module"></script>
  <script src="/assets/submit-once.js" type="module"></script>`,
  });
}

/** The box of ALTCHA's widget, which `captcha.js` creates. */
function renderCaptcha(language: Language, challenge: string): Html {
  const { widget, noScript } = texts[language].captcha;
  return html`<div class="captcha" data-challenge="${challenge}" data-texts="${JSON.stringify(widget)}"></div>
    <noscript><p class="hint">${noScript}</p></noscript>
    <link rel="stylesheet" href="/assets/altcha.css">
    <link rel="stylesheet" href="/assets/captcha.css">
    <script src="/assets/captcha.js" type="module"></script>`;
}

function getMessage(notice: SignInNotice, language: Language, isOperator: boolean) {
  const pageTexts = texts[language];
  switch (notice.kind) {
    case 'wait':
      return pageTexts.wait(notice.minutes);
    case 'changed':
      return resetTexts[language].changed;
    case 'unverified':
      return pageTexts.unverified;
    case 'captcha':
      return pageTexts.captcha.missing;
    case 'captcha-failed':
      return pageTexts.captcha.failed;
    default:
      return (isOperator ? pageTexts.operator : pageTexts)[notice.kind];
  }
}

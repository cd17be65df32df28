import { listPasswordRules, type PasswordPolicy, type PasswordRule } from '@tarima/markets/password-policy';
import type { Language } from '@tarima/markets/table';
import { type Html, html } from '@tarima/service-kit/html';
import { renderPage } from './layout.ts';
import { resetTexts } from './reset-texts.ts';

interface ResetPage {
  readonly language: Language;
  /** URL of the page and action of its form, without query. */
  readonly url: string;
  /** URL of the sign-in page, without query. */
  readonly signInUrl: string;
}

const otherLanguage = (language: Language) => (language === 'es' ? 'en' : 'es');

const renderProblemBox = ({ title, text }: { title: string; text: string }, detail?: Html): Html =>
  html`<div class="problem" id="problem" role="alert"><strong>${title}</strong><p>${text}</p>${detail}</div>`;

/** Renders the page on which a member asks for the mail with the link. `problem` replaces a missing identifier. */
export function renderResetRequest(
  page: ResetPage & {
    /** The identifier entered before, or the client's `login_hint`. */
    readonly identifier: string;
    readonly identifierLabel: string;
    readonly identifierHint: string;
    readonly problem?: { readonly title: string; readonly text: string } | undefined;
  },
): string {
  const { language, url, signInUrl, identifier, problem } = page;
  const { request } = resetTexts[language];
  return renderPage({
    language,
    title: problem?.title ?? request.title,
    storeUrl: `${signInUrl}/cancel`,
    otherLanguageUrl: `${url}?language=${otherLanguage(language)}`,
    main: html`<h1>${request.title}</h1>
  ${problem && renderProblemBox(problem)}
  <p>${request.text}</p>
  <form method="post" action="${url}?language=${language}" novalidate>
    <label for="identifier">${page.identifierLabel}</label>
    <input id="identifier" name="identifier" value="${identifier}" autocomplete="username" autocapitalize="none"
      autocorrect="off" spellcheck="false" enterkeyhint="send" maxlength="254" required autofocus
      ${problem && html`aria-invalid="true" aria-describedby="problem"`}>
    <p class="hint">${page.identifierHint}</p>
    <button class="go" type="submit">${request.submit}</button>
  </form>
  <p class="register"><a href="${signInUrl}?language=${language}">${request.back}</a></p>
  <script src="/assets/submit-once.js" type="module"></script>`,
  });
}

/** Renders the same answer for every account, and for none. */
export function renderResetSent({ language, url, signInUrl }: ResetPage): string {
  const { sent, request } = resetTexts[language];
  return renderPage({
    language,
    title: sent.title,
    storeUrl: `${signInUrl}/cancel`,
    otherLanguageUrl: `${url}/sent?language=${otherLanguage(language)}`,
    main: html`<h1>${sent.title}</h1>
  <p>${sent.text}</p>
  <p class="hint">${sent.hint}</p>
  <p class="register"><a href="${url}?language=${language}">${sent.again}</a></p>
  <p class="forgotten"><a href="${signInUrl}?language=${language}">${request.back}</a></p>`,
  });
}

/** Renders the form for a new password with the rules of the policy. */
export function renderNewPassword(page: {
  readonly language: Language;
  /** URL of the page with the code of the mail, without `language`. */
  readonly url: string;
  readonly storeUrl: string;
  /** Email address of the account, with which password managers save the new password. */
  readonly email: string;
  readonly policy: PasswordPolicy;
  /** Rules that the refused password breaks; none before the first attempt. */
  readonly broken: readonly PasswordRule[];
}): string {
  const { language, url, policy, broken } = page;
  const { newPassword, broken: brokenText, rules } = resetTexts[language];
  const texts = rules(policy);
  const isRefused = broken.length > 0;
  const renderRules = (listed: readonly PasswordRule[]) => listed.map((rule) => html`<li>${texts[rule]}</li>`);
  return renderPage({
    language,
    title: isRefused ? brokenText.title : newPassword.title,
    storeUrl: page.storeUrl,
    otherLanguageUrl: `${url}&language=${otherLanguage(language)}`,
    main: html`<h1>${newPassword.title}</h1>
  ${isRefused && renderProblemBox(brokenText, html`<ul>${renderRules(broken)}</ul>`)}
  <p>${newPassword.text}</p>
  <form method="post" action="${url}&language=${language}" novalidate>
    <input name="username" value="${page.email}" autocomplete="username" hidden>
    <label for="password">${newPassword.label}</label>
    <div class="secret">
      <input id="password" name="password" type="password" autocomplete="new-password" autocapitalize="none"
        autocorrect="off" spellcheck="false" enterkeyhint="go" maxlength="128" required autofocus
        aria-describedby="rules${isRefused && ' problem'}" ${isRefused && html`aria-invalid="true"`}>
      <button class="show" type="button" aria-controls="password" aria-pressed="false" hidden
        data-show="${newPassword.show}" data-hide="${newPassword.hide}">${newPassword.show}</button>
    </div>
    <div class="rules" id="rules"><p>${newPassword.needs}</p><ul>${renderRules(listPasswordRules(policy))}</ul></div>
    <button class="go" type="submit">${newPassword.submit}</button>
  </form>
  <script src="/assets/show-password.js" type="module"></script>
  <script src="/assets/submit-once.js" type="module"></script>`,
  });
}

/** Why a link is refused; the text of each tells the next step. */
export type RefusedLink = 'used' | 'expired' | 'unknown';

/** Renders the page of a link that sets no password. */
export function renderRefusedLink(page: {
  readonly language: Language;
  readonly reason: RefusedLink;
  /** URL of the page with the code of the mail, without `language`. */
  readonly url: string;
  readonly storeUrl: string;
  /** Where the member asks for another link and signs in. */
  readonly resetUrl: string;
  readonly signInUrl: string;
}): string {
  const { refused } = resetTexts[page.language];
  const { title, text } = refused[page.reason];
  return renderPage({
    language: page.language,
    title,
    storeUrl: page.storeUrl,
    otherLanguageUrl: `${page.url}&language=${otherLanguage(page.language)}`,
    main: html`<h1>${title}</h1>
  <p>${text}</p>
  <p><a class="go" href="${page.resetUrl}">${refused.again}</a></p>
  <p><a class="stay" href="${page.signInUrl}">${refused.signIn}</a></p>`,
  });
}

/** Renders the result in a browser that has no sign-in in progress; in the one that has, the sign-in page tells it. */
export function renderPasswordChanged(language: Language, storeUrl: string, signInUrl: string): string {
  const { changed } = resetTexts[language];
  return renderPage({
    language,
    title: changed.title,
    storeUrl,
    main: html`<h1>${changed.title}</h1>
  <p>${changed.text}</p>
  <p><a class="go" href="${signInUrl}">${changed.signIn}</a></p>`,
  });
}

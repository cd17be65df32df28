import type { Language } from '@tarima/markets/table';
import { html } from '@tarima/service-kit/html';
import { renderPage } from './layout.ts';
import { texts } from './texts.ts';

/**
 * Renders the sign-out confirmation. `action` and `xsrf` come from the provider. When the store sent the member with a
 * token of this session (`isConfirmed`), a script submits the form and continues to `returnTo` if given; the button is
 * the fallback without scripts.
 */
export function renderSignOut(page: {
  language: Language;
  action: string;
  xsrf: string;
  storeUrl: string;
  isConfirmed: boolean;
  returnTo: string | undefined;
}): string {
  const { signOut } = texts[page.language];
  return renderPage({
    language: page.language,
    title: signOut.title,
    storeUrl: page.storeUrl,
    main: html`<h1>${signOut.title}</h1>
  <p>${signOut.text}</p>
  <form method="post" action="${page.action}" id="sign-out"${page.returnTo && html` data-return-to="${page.returnTo}"`}>
    <input type="hidden" name="xsrf" value="${page.xsrf}">
    <button class="go" type="submit" name="logout" value="yes">${signOut.submit}</button>
    ${!page.isConfirmed && html`<button class="stay" type="submit">${signOut.stay}</button>`}
  </form>
  ${page.isConfirmed && html`<script src="/assets/sign-out.js" defer></script>`}`,
  });
}

/** Renders the page after sign-out when no client requested a redirect. */
export function renderSignedOut(language: Language, storeUrl: string): string {
  const { signedOut } = texts[language];
  return renderPage({
    language,
    title: signedOut.title,
    storeUrl,
    main: html`<h1>${signedOut.title}</h1><p>${signedOut.text}</p>`,
  });
}

/** Renders the page of a failed sign-in. `code` is OAuth's error code, or `expired` for an expired page. */
export function renderProblem(page: { language: Language; code: string; storeUrl: string }): string {
  const pageTexts = texts[page.language];
  const message = page.code === 'expired' ? pageTexts.expired : pageTexts.failed;
  return renderPage({
    language: page.language,
    title: message.title,
    storeUrl: page.storeUrl,
    main: html`<h1>${message.title}</h1>
  <p>${message.text}</p>
  ${page.code !== 'expired' && html`<p class="hint">${pageTexts.failed.code}: <code>${page.code}</code></p>`}
  <p><a class="go" href="${page.storeUrl}">${pageTexts.store}</a></p>`,
  });
}

import type { Language } from '@tarima/markets/table';
import { html } from './html.ts';
import { renderPage } from './layout.ts';
import { texts } from './texts.ts';

/**
 * Asks whether to sign out. `action` and `xsrf` are the provider's. When the store itself sent a member away with a
 * token of this session (`sure`), the page answers itself and goes on to `returnTo`, where there is one; its button is for
 * browsers without scripts.
 */
export function renderSignOut(page: {
  language: Language;
  action: string;
  xsrf: string;
  storeUrl: string;
  sure: boolean;
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
    ${!page.sure && html`<button class="stay" type="submit">${signOut.stay}</button>`}
  </form>
  ${page.sure && html`<script src="/assets/sign-out.js" defer></script>`}`,
  });
}

/** Says that the session is closed, when no client asked to be returned to. */
export function renderSignedOut(language: Language, storeUrl: string): string {
  const { signedOut } = texts[language];
  return renderPage({
    language,
    title: signedOut.title,
    storeUrl,
    main: html`<h1>${signedOut.title}</h1><p>${signedOut.text}</p>`,
  });
}

/** Says that a sign-in cannot go on. `code` is OAuth's error code, or `expired` for a page that was left open. */
export function renderProblem(page: { language: Language; code: string; storeUrl: string }): string {
  const words = texts[page.language];
  const said = page.code === 'expired' ? words.expired : words.failed;
  return renderPage({
    language: page.language,
    title: said.title,
    storeUrl: page.storeUrl,
    main: html`<h1>${said.title}</h1>
  <p>${said.text}</p>
  ${page.code !== 'expired' && html`<p class="hint">${words.failed.code}: <code>${page.code}</code></p>`}
  <p><a class="go" href="${page.storeUrl}">${words.store}</a></p>`,
  });
}

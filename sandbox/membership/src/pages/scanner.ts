import type { Language } from '@tarima/markets/table';
import { type Html, html } from '@tarima/service-kit/html';
import { renderPage } from '../../../pages/layout.ts';
import type { ScanResult } from '../card-codes.ts';
import { texts, typeNames } from './texts.ts';

/** What the page says about the last code: its result, or why it was not checked. */
export type Outcome = ScanResult | { readonly result: 'INVALID_INPUT' } | { readonly result: 'TOO_MANY_REQUESTS' };

/** Renders the scanner page: a form for a code, the camera where the browser can read QR codes, and the last result. */
export function renderScanner(language: Language, outcome?: Outcome): string {
  const text = texts[language];
  const other = language === 'es' ? 'en' : 'es';
  return renderPage({
    language,
    site: text.site,
    title: text.title,
    home: '/scanner',
    otherLanguage: text.otherLanguage,
    otherLanguageUrl: `/scanner?language=${other}`,
    script: '/assets/scanner.js',
    main: html`<h1>${text.title}</h1>
<p class="intro">${text.intro}</p>
<div role="status">${outcome && renderOutcome(language, outcome)}</div>
<form id="scan" method="post" action="/scanner">
  <input type="hidden" name="language" value="${language}">
  <label for="code">${text.code}</label>
  <div class="field">
    <input id="code" name="code" inputmode="numeric" autocomplete="off" enterkeyhint="done" maxlength="40" required autofocus>
    <button type="submit">${text.check}</button>
  </div>
</form>
<div id="camera" hidden data-stop="${text.stop}" data-failure="${text.noCamera}">
  <button type="button" class="quiet">${text.scan}</button>
  <video playsinline muted hidden aria-label="${text.viewfinder}"></video>
  <p role="alert"></p>
</div>`,
  });
}

function renderOutcome(language: Language, outcome: Outcome): Html {
  const text = texts[language];
  if (outcome.result === 'INVALID_INPUT') return renderRefusal(text.invalidInput);
  if (outcome.result === 'TOO_MANY_REQUESTS') return renderRefusal(text.tooMany);
  const { title, advice } = text.results[outcome.result];
  const { fullName, membershipType } = outcome;
  return html`<section class="result ${outcome.result === 'ACCEPTED' ? 'accepted' : 'refused'}" data-result="${outcome.result}">
  <h2>${title}</h2>
  ${fullName !== undefined && html`<p class="holder">${fullName}</p>`}
  ${membershipType && html`<p class="type">${typeNames[membershipType]}</p>`}
  <p>${advice}</p>
</section>`;
}

const renderRefusal = (message: string) => html`<section class="result refused"><p>${message}</p></section>`;

import type { Language } from '@tarima/markets/table';
import { challengeStyle } from './challenge-style.ts';
import { challengeTexts as texts } from './challenge-texts.ts';

/** Details of the purchase on the page. `amount` is already formatted. */
export interface PurchaseView {
  readonly amount: string;
  readonly brand: string;
  readonly lastDigits: string;
}

/** The form: its action URL and, after a wrong code, the number of attempts left. */
export interface FormView {
  readonly action: string;
  readonly attemptsLeft?: number;
}

/** Renders the page that asks for the code. It works without JavaScript; `nonce` allows its one style sheet. */
export function renderChallengePage(language: Language, nonce: string, purchase: PurchaseView, form: FormView): string {
  const text = (key: keyof typeof texts) => texts[key][language];
  const wrong = form.attemptsLeft !== undefined;
  const error = wrong
    ? `<p class="error" id="error" role="alert">${text('wrong')} <b>${form.attemptsLeft}</b></p>`
    : '';
  return renderLayout(
    language,
    nonce,
    text('title'),
    `<dl>
      <div><dt>${text('merchant')}</dt><dd>Tarima</dd></div>
      <div><dt>${text('card')}</dt><dd>${escapeHtml(purchase.brand)} ${text('endsIn')} ${escapeHtml(purchase.lastDigits)}</dd></div>
      <div class="amount"><dt>${text('amount')}</dt><dd>${escapeHtml(purchase.amount)}</dd></div>
    </dl>
    <form method="post" action="${escapeHtml(form.action)}">
      <p id="sent">${text('sent')}</p>
      ${error}
      <label for="otp">${text('code')}</label>
      <input id="otp" name="otp" inputmode="numeric" autocomplete="one-time-code" pattern="[0-9]{6}" maxlength="6"
        required autofocus aria-describedby="sent hint${wrong ? ' error' : ''}"${wrong ? ' aria-invalid="true"' : ''}>
      <p class="hint" id="hint">${text('hint')}</p>
      <button name="action" value="confirm">${text('confirm')}</button>
      <button class="quiet" name="action" value="cancel" formnovalidate>${text('cancel')}</button>
    </form>`,
  );
}

/** Renders the page of a finished challenge, with a link back to the store. */
export function renderClosedPage(language: Language, nonce: string, returnUrl: string): string {
  return renderLayout(
    language,
    nonce,
    texts.closedTitle[language],
    `<p>${texts.closed[language]}</p><a class="button" href="${escapeHtml(returnUrl)}">${texts.back[language]}</a>`,
  );
}

/** Renders the page of an unknown challenge. */
export function renderMissingPage(language: Language, nonce: string): string {
  return renderLayout(language, nonce, texts.missingTitle[language], `<p>${texts.missing[language]}</p>`);
}

function renderLayout(language: Language, nonce: string, title: string, content: string): string {
  const other = language === 'es' ? 'en' : 'es';
  return `<!doctype html>
<html lang="${language}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <title>${title} · ${texts.bank[language]}</title>
  <style nonce="${nonce}">${challengeStyle}</style>
</head>
<body>
  <header>
    <span class="bank"><span class="mark" aria-hidden="true"></span>${texts.bank[language]}</span>
    <a href="?lang=${other}" lang="${other}" hreflang="${other}">${texts.otherLanguage[language]}</a>
  </header>
  <main>
    <p class="secured">${lockIcon}${texts.secured[language]}</p>
    <h1>${title}</h1>
    ${content}
  </main>
</body>
</html>`;
}

const lockIcon =
  '<svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true"><path fill="currentColor" d="M8 1a3.5 3.5 0 0 0-3.5 3.5V7H4a1.5 1.5 0 0 0-1.5 1.5v5A1.5 1.5 0 0 0 4 15h8a1.5 1.5 0 0 0 1.5-1.5v-5A1.5 1.5 0 0 0 12 7h-.5V4.5A3.5 3.5 0 0 0 8 1Zm2 6H6V4.5a2 2 0 1 1 4 0V7Z"/></svg>';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

import type { Language } from '@tarima/markets/table';
import { challengeStyle } from './challenge-style.ts';
import { challengeTexts as texts } from './challenge-texts.ts';

/** What the page shows of a purchase. `amount` is written out already. */
export interface PurchaseView {
  readonly amount: string;
  readonly brand: string;
  readonly lastDigits: string;
}

/** The form: where it goes, and after a wrong code how many attempts are left. */
export interface FormView {
  readonly action: string;
  readonly attemptsLeft?: number;
}

/** Page that asks for the code; works without JavaScript. `nonce` admits its one style sheet. */
export function challengePage(language: Language, nonce: string, purchase: PurchaseView, form: FormView): string {
  const text = (key: keyof typeof texts) => texts[key][language];
  const wrong = form.attemptsLeft !== undefined;
  const error = wrong
    ? `<p class="error" id="error" role="alert">${text('wrong')} <b>${form.attemptsLeft}</b></p>`
    : '';
  return layout(
    language,
    nonce,
    text('title'),
    `<dl>
      <div><dt>${text('merchant')}</dt><dd>Tarima</dd></div>
      <div><dt>${text('card')}</dt><dd>${escaped(purchase.brand)} ${text('endsIn')} ${escaped(purchase.lastDigits)}</dd></div>
      <div class="amount"><dt>${text('amount')}</dt><dd>${escaped(purchase.amount)}</dd></div>
    </dl>
    <form method="post" action="${escaped(form.action)}">
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

/** Page of a challenge that is over, with the way back. */
export function closedPage(language: Language, nonce: string, returnUrl: string): string {
  return layout(
    language,
    nonce,
    texts.closedTitle[language],
    `<p>${texts.closed[language]}</p><a class="button" href="${escaped(returnUrl)}">${texts.back[language]}</a>`,
  );
}

/** Page of an address that belongs to no challenge. */
export function missingPage(language: Language, nonce: string): string {
  return layout(language, nonce, texts.missingTitle[language], `<p>${texts.missing[language]}</p>`);
}

function layout(language: Language, nonce: string, title: string, content: string): string {
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
    <p class="secured">${lock}${texts.secured[language]}</p>
    <h1>${title}</h1>
    ${content}
  </main>
</body>
</html>`;
}

const lock =
  '<svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true"><path fill="currentColor" d="M8 1a3.5 3.5 0 0 0-3.5 3.5V7H4a1.5 1.5 0 0 0-1.5 1.5v5A1.5 1.5 0 0 0 4 15h8a1.5 1.5 0 0 0 1.5-1.5v-5A1.5 1.5 0 0 0 12 7h-.5V4.5A3.5 3.5 0 0 0 8 1Zm2 6H6V4.5a2 2 0 1 1 4 0V7Z"/></svg>';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

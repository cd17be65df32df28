import { fromNumericCurrency } from '@tarima/markets/currency-codes';
import { getLocale } from '@tarima/markets/locale';
import { formatMoney, money } from '@tarima/markets/money';
import { type Language, markets } from '@tarima/markets/table';
import { z } from 'zod';
import { type CardBrand, detectBrand, hasCheckDigit, isUnexpired } from '../../card-number.ts';
import { escapeHtml } from '../page.ts';
import { type CardName, findCardName } from './test-cards.ts';
import { type TextKey, texts } from './texts.ts';

/** The form as the browser sends it. */
const formSchema = z.object({
  action: z.enum(['pay', 'cancel']).default('pay'),
  number: z.string().max(40).default(''),
  holder: z.string().trim().max(60).default(''),
  expiry: z.string().max(10).default(''),
  code: z.string().max(10).default(''),
});

/** A card without its number: the test card's name, and what a receipt shows. */
export interface EnteredCard {
  readonly card: CardName;
  readonly brand: CardBrand;
  readonly last_digits: string;
  readonly is_security_code_valid: boolean;
}

type Field = 'number' | 'holder' | 'expiry' | 'code';

export type FormResult =
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'valid'; readonly card: EnteredCard }
  | {
      readonly kind: 'invalid';
      readonly errors: ReadonlyMap<Field, TextKey>;
      readonly values: Partial<Record<Field, string>>;
    };

/** Checks the form. A number with errors is not shown again. */
export function parseCardForm(body: unknown, now: Date): FormResult {
  const form = formSchema.safeParse(body ?? {}).data ?? formSchema.parse({});
  if (form.action === 'cancel') return { kind: 'cancelled' };
  const number = form.number.replace(/[\s-]/g, '');
  const brand = detectBrand(number);
  const expiry = form.expiry.trim().replace(/^(\d{2})\s*\/?\s*(\d{2})$/, '$1/$2');
  const errors = new Map<Field, TextKey>();
  if (!brand || !hasCheckDigit(number)) errors.set('number', 'invalidNumber');
  if (form.holder.length < 2) errors.set('holder', 'invalidHolder');
  if (!/^(0[1-9]|1[0-2])\/\d{2}$/.test(expiry) || !isUnexpired(expiry, now)) errors.set('expiry', 'invalidExpiry');
  if (!/^\d{3,4}$/.test(form.code)) errors.set('code', 'invalidCode');
  if (!brand || errors.size > 0) {
    return { kind: 'invalid', errors, values: { holder: form.holder, expiry: form.expiry } };
  }
  const is_security_code_valid = form.code === (brand === 'AMEX' ? '1234' : '123');
  return {
    kind: 'valid',
    card: { card: findCardName(number), brand, last_digits: number.slice(-4), is_security_code_valid },
  };
}

const fields: readonly { readonly name: Field; readonly autocomplete: string; readonly mode: string }[] = [
  { name: 'number', autocomplete: 'cc-number', mode: 'numeric' },
  { name: 'holder', autocomplete: 'cc-name', mode: 'text' },
  { name: 'expiry', autocomplete: 'cc-exp', mode: 'text' },
  { name: 'code', autocomplete: 'cc-csc', mode: 'numeric' },
];

export interface CardFormView {
  readonly language: Language;
  readonly action: string;
  /** In cents. */
  readonly amount: number;
  /** ISO 4217 numeric. */
  readonly currency: string;
  /** Values that identify the session, which the form sends again. */
  readonly hidden: Readonly<Record<string, string>>;
  readonly result?: Extract<FormResult, { kind: 'invalid' }>;
}

/** Renders the card form, with its errors. It works without scripts. */
export function renderCardForm({ language, action, amount, currency, hidden, result }: CardFormView): string {
  const market = markets.find((candidate) => candidate.currency === fromNumericCurrency(currency));
  if (!market) throw new Error('The currency is not that of a market.');
  const formattedAmount = formatMoney(money(amount, market.currency), getLocale(language, market.code));
  const inputs = fields.map(({ name, autocomplete, mode }) => {
    const error = result?.errors.get(name);
    const describedBy = error ? ` aria-invalid="true" aria-describedby="${name}-error"` : '';
    const isFirstError = error !== undefined && [...(result?.errors.keys() ?? [])][0] === name;
    const message = error ? `<p class="error" id="${name}-error">${texts[error][language]}</p>` : '';
    return `<label for="${name}">${texts[name][language]}</label>
      <input class="plain" id="${name}" name="${name}" autocomplete="${autocomplete}" inputmode="${mode}" required
        value="${escapeHtml(result?.values[name] ?? '')}"${describedBy}${isFirstError ? ' autofocus' : ''}>
      ${message}`;
  });
  const hiddenInputs = Object.entries(hidden).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  );
  return `<dl><div class="amount"><dt>${texts.amount[language]}</dt><dd>${escapeHtml(formattedAmount)}</dd></div></dl>
    <form method="post" action="${escapeHtml(action)}" novalidate>
      ${hiddenInputs.join('')}
      <p class="hint">${texts.hint[language]}</p>
      ${inputs.join('')}
      <button name="action" value="pay">${texts.pay[language]}</button>
      <button class="quiet" name="action" value="cancel" formnovalidate>${texts.cancel[language]}</button>
    </form>`;
}

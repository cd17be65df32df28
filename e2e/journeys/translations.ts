import { readFileSync } from 'node:fs';
import type { Language } from '@tarima/markets/table';

const catalogues: Readonly<Record<Language, ReadonlyMap<string, string>>> = {
  es: readTranslations('es'),
  en: readTranslations('en'),
};

/**
 * Translates a message with the shop's catalogues, so that journeys find elements by visible text.
 * @param message the English source text; `values` replace its `{placeholders}`; `context` is the message context, if any
 * @throws Error for an unknown message
 */
export function translateMessage(
  language: Language,
  message: string,
  values: Readonly<Record<string, string>> = {},
  context = '',
): string {
  const text = catalogues[language].get(createKey(message, context));
  if (text === undefined) throw new Error(`The catalogue has no message "${message}".`);
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

function readTranslations(language: Language): Map<string, string> {
  const catalogue = readFileSync(new URL(`../../client/locales/${language}.po`, import.meta.url), 'utf8');
  const translations = new Map<string, string>();
  for (const entry of catalogue.split(/\n{2,}/)) {
    const message = readField(entry, 'msgid');
    if (message) {
      translations.set(createKey(message, readField(entry, 'msgctxt')), readField(entry, 'msgstr') || message);
    }
  }
  return translations;
}

function createKey(message: string, context: string): string {
  return JSON.stringify([context, message]);
}

/** Reads a field of an entry; long values continue on further quoted lines. */
function readField(entry: string, name: 'msgctxt' | 'msgid' | 'msgstr'): string {
  const [, lines = ''] = new RegExp(`^${name} ((?:"(?:[^"\\\\]|\\\\.)*"\\n?)+)`, 'm').exec(entry) ?? [];
  return lines
    .trim()
    .split('\n')
    .map((line) => (line ? (JSON.parse(line) as string) : ''))
    .join('');
}

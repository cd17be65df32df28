import { readFileSync } from 'node:fs';
import type { Language } from '@tarima/markets/table';

const catalogues: Readonly<Record<Language, ReadonlyMap<string, string>>> = {
  es: readWords('es'),
  en: readWords('en'),
};

/**
 * What the shop writes for a message, so that journeys find things by the words that people read.
 * @param message as the sources have it, in English; `values` fill its `{names}`; `context` where the sources give one
 * @throws Error for a message that the shop does not have
 */
export function wordsOf(
  language: Language,
  message: string,
  values: Readonly<Record<string, string>> = {},
  context = '',
): string {
  const text = catalogues[language].get(keyOf(message, context));
  if (text === undefined) throw new Error(`The shop does not say "${message}".`);
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

function readWords(language: Language): Map<string, string> {
  const catalogue = readFileSync(new URL(`../../client/locales/${language}.po`, import.meta.url), 'utf8');
  const words = new Map<string, string>();
  for (const entry of catalogue.split(/\n{2,}/)) {
    const message = fieldOf(entry, 'msgid');
    if (message) words.set(keyOf(message, fieldOf(entry, 'msgctxt')), fieldOf(entry, 'msgstr') || message);
  }
  return words;
}

function keyOf(message: string, context: string): string {
  return JSON.stringify([context, message]);
}

/** A field of an entry; long ones go on in further quoted lines. */
function fieldOf(entry: string, name: 'msgctxt' | 'msgid' | 'msgstr'): string {
  const [, lines = ''] = new RegExp(`^${name} ((?:"(?:[^"\\\\]|\\\\.)*"\\n?)+)`, 'm').exec(entry) ?? [];
  return lines
    .trim()
    .split('\n')
    .map((line) => (line ? (JSON.parse(line) as string) : ''))
    .join('');
}

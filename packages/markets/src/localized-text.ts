import { z } from 'zod';
import type { Language, Localized } from './table.ts';

/** A text as the platform keeps it; a feed may have given it in one language only. */
export const localizedTextSchema = z.object({ es: z.string().optional(), en: z.string().optional() });

export type LocalizedText = z.output<typeof localizedTextSchema>;

/** The text in this language, else in the other one (CATALOG-3); undefined when there is none. */
export function textIn(text: LocalizedText | undefined, language: Language): string | undefined {
  return text?.[language] || text?.[language === 'es' ? 'en' : 'es'] || undefined;
}

/** The text in both languages, each in place of the other where one is missing; `fallback` when there is none. */
export function inBothLanguages(text: LocalizedText | undefined, fallback: string): Localized {
  return { es: textIn(text, 'es') ?? fallback, en: textIn(text, 'en') ?? fallback };
}

import { z } from 'zod';
import type { Language, Localized } from './table.ts';

/** A text of the platform. It can be missing in one language, for example when it was imported from a feed. */
export const localizedTextSchema = z.object({ es: z.string().optional(), en: z.string().optional() });

export type LocalizedText = z.output<typeof localizedTextSchema>;

/** The text in this language, or else in the other one (CATALOG-3); undefined when both are missing. */
export function getLocalizedText(text: LocalizedText | undefined, language: Language): string | undefined {
  return text?.[language] || text?.[language === 'es' ? 'en' : 'es'] || undefined;
}

/** The text in both languages. A missing language gets the text of the other one, or `fallback` when both are missing. */
export function fillBothLanguages(text: LocalizedText | undefined, fallback: string): Localized {
  return { es: getLocalizedText(text, 'es') ?? fallback, en: getLocalizedText(text, 'en') ?? fallback };
}

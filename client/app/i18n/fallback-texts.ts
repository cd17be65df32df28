import type { Language } from '@tarima/markets/table';
import { localeOfPath } from './paths.ts';

/** Texts used when the error page itself fails, because message catalogues may be missing (ERRORS-11, ERRORS-12). */
export const fallbackTexts: Readonly<Record<Language, { readonly title: string; readonly home: string }>> = {
  es: { title: 'Ocurrió un error al mostrar la página de error', home: 'Volver al inicio' },
  en: { title: 'An error occurred while showing the error page', home: 'Go back to home' },
};

/** The language of a path, with or without a query string. */
export const getPathLanguage = (path: string): Language => localeOfPath(path).language;

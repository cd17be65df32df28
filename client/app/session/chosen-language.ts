import { languages } from '@tarima/markets/locale';
import type { Language } from '@tarima/markets/table';
import { useSyncExternalStore } from 'react';
import { readDocumentCookie, writeCookie } from '../cookies.ts';

const languageCookie = 'tarima.language';

/** Remembers that the shopper chose a language, other than by opening a link (ROUTING-35). */
export const rememberLanguage = (language: Language): void => writeCookie(languageCookie, language);

/** The language that the shopper chose in this browser; undefined before a choice, and on the server. */
export function useChosenLanguage(): Language | undefined {
  return useSyncExternalStore(listen, readLanguage, () => undefined);
}

/** Cookies tell nobody that they changed; another language is another document. */
const listen = () => () => {};

/** The language that the shopper chose, read in the browser now. */
export function readLanguage(): Language | undefined {
  const stored = readDocumentCookie(languageCookie);
  return languages.find((language) => language === stored);
}

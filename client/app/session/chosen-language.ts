import { languages } from '@tarima/markets/locale';
import type { Language } from '@tarima/markets/table';
import { useSyncExternalStore } from 'react';
import { readDocumentCookie, writeCookie } from '../cookies.ts';

const languageCookie = 'tarima.language';

/** Stores a language that the shopper chose explicitly, not by following a link (ROUTING-35). */
export const rememberLanguage = (language: Language): void => writeCookie(languageCookie, language);

/** Returns the language that the shopper chose in this browser; undefined before a choice, and on the server. */
export function useChosenLanguage(): Language | undefined {
  return useSyncExternalStore(listen, readLanguage, () => undefined);
}

/** Cookies have no change event, and changing the language loads a new document. */
const listen = () => () => {};

/** Reads the chosen language from the cookie, in the browser only. */
export function readLanguage(): Language | undefined {
  const stored = readDocumentCookie(languageCookie);
  return languages.find((language) => language === stored);
}

import { isLanguage } from '@tarima/markets/locale';
import type { Language } from '@tarima/markets/table';

/** The first language of the browser that the pages have, otherwise Spanish. */
export function chooseLanguage(acceptLanguage: string | undefined): Language {
  const tags = (acceptLanguage ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase());
  return tags.find(isLanguage) ?? 'es';
}

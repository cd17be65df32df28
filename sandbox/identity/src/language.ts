import { defaultLocale, type Locale, parseLocale } from '@tarima/markets/locale';
import type { Language } from '@tarima/markets/table';

/** Language preferences of a request, in order of priority. */
export interface LanguagePreferences {
  /** Language selected on the page: `es` or `en`. */
  readonly chosen?: string | undefined;
  /** OIDC `ui_locales`: language tags separated by spaces. */
  readonly uiLocales?: string | undefined;
  readonly acceptLanguage?: string | undefined;
}

/** Chooses the locale: the preferred language, and the market of `ui_locales` or the default market. */
export function chooseLocale(preferences: LanguagePreferences): Locale {
  const tags = preferences.uiLocales?.split(' ') ?? [];
  const requested = tags.map(parseLocale).find((locale) => locale !== undefined) ?? defaultLocale;
  const accepted = preferences.acceptLanguage?.split(',').map((part) => part.split(';', 1)[0]?.trim() ?? '') ?? [];
  const language = [preferences.chosen ?? '', ...tags, ...accepted]
    .map(toLanguage)
    .find((found) => found !== undefined);
  return parseLocale(`${language ?? requested.language}-${requested.market.code}`) ?? requested;
}

function toLanguage(tag: string): Language | undefined {
  const language = tag.slice(0, 2).toLowerCase();
  return language === 'es' || language === 'en' ? language : undefined;
}

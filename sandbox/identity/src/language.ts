import { defaultLocale, type Locale, parseLocale } from '@tarima/markets/locale';
import type { Language } from '@tarima/markets/table';

/** What a request says about the language of its reader, in order of weight. */
export interface LanguageWishes {
  /** The reader's own choice on the page: `es` or `en`. */
  readonly chosen?: string | undefined;
  /** OIDC `ui_locales`: tags separated by spaces. */
  readonly uiLocales?: string | undefined;
  readonly acceptLanguage?: string | undefined;
}

/** The locale to speak: its language, and its market where `ui_locales` names one (else the default market). */
export function chooseLocale(wishes: LanguageWishes): Locale {
  const tags = wishes.uiLocales?.split(' ') ?? [];
  const named = tags.map(parseLocale).find((locale) => locale !== undefined) ?? defaultLocale;
  const accepted = wishes.acceptLanguage?.split(',').map((part) => part.split(';', 1)[0]?.trim() ?? '') ?? [];
  const language = [wishes.chosen ?? '', ...tags, ...accepted].map(toLanguage).find((found) => found !== undefined);
  return parseLocale(`${language ?? named.language}-${named.market.code}`) ?? named;
}

function toLanguage(tag: string): Language | undefined {
  const language = tag.slice(0, 2).toLowerCase();
  return language === 'es' || language === 'en' ? language : undefined;
}

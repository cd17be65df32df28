import { defaultLocale, type Locale, parseLocale } from '@tarima/markets/locale';
import { chosenClub } from '../clubs/chosen-club.ts';

/** What every catalogue page asks the graph with: the locale of its address and the shopper's club. */
export function catalogueContext(args: { request: Request; params: { locale?: string | undefined } }): {
  locale: Locale;
  clubId: string | null;
} {
  const locale = parseLocale(args.params.locale ?? '') ?? defaultLocale;
  return { locale, clubId: chosenClub(args.request, locale) ?? null };
}

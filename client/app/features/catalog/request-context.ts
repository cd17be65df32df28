import { defaultLocale, type Locale, parseLocale } from '@tarima/markets/locale';
import type { RouterContextProvider } from 'react-router';
import { clubContext } from '../../session/contexts.ts';

/** Query context of a catalogue page: the locale of its URL and the shopper's club. */
export function getCatalogueContext(args: {
  params: { locale?: string | undefined };
  context: Readonly<RouterContextProvider>;
}): {
  locale: Locale;
  clubKey: string | null;
} {
  const locale = parseLocale(args.params.locale ?? '') ?? defaultLocale;
  return { locale, clubKey: args.context.get(clubContext) };
}

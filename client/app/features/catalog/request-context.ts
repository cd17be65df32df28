import { defaultLocale, type Locale, parseLocale } from '@tarima/markets/locale';
import type { RouterContextProvider } from 'react-router';
import { clubContext } from '../../session/contexts.ts';

/** Query context of a catalogue page: the locale of its URL and the shopper's club. */
export function catalogueContext(args: {
  params: { locale?: string | undefined };
  context: Readonly<RouterContextProvider>;
}): {
  locale: Locale;
  clubId: string | null;
} {
  const locale = parseLocale(args.params.locale ?? '') ?? defaultLocale;
  return { locale, clubId: args.context.get(clubContext) };
}

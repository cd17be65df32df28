import { type I18n, type Messages, setupI18n } from '@lingui/core';
import type { Locale } from '@tarima/markets/locale';

/**
 * An i18n instance of its own for a request or a document: the global one is never touched, because requests in
 * different languages share the server's process. Its locale is the full tag, so that numbers follow the market.
 */
export function makeI18n(locale: Locale, messages: Messages): I18n {
  return setupI18n({ locale: locale.code, messages: { [locale.code]: messages } });
}

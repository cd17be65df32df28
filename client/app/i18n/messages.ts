import { type I18n, type Messages, setupI18n } from '@lingui/core';
import type { Locale } from '@tarima/markets/locale';

/**
 * Creates a separate i18n instance for each request or document. The global instance is not used, because requests in
 * different languages share the server process. The locale is the full tag, so that numbers follow the market.
 */
export function createI18n(locale: Locale, messages: Messages): I18n {
  return setupI18n({ locale: locale.code, messages: { [locale.code]: messages } });
}

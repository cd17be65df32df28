import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import type { Locale } from '@tarima/markets/locale';
import { messages as en } from '../../locales/en.po';
import { messages as es } from '../../locales/es.po';
import { createI18n } from '../i18n/messages.ts';

const catalogues = { es, en };

/** The shop's translations in a locale, as loaded by its pages. */
export const createTestI18n = (locale: Locale) => createI18n(locale, catalogues[locale.language]);

/**
 * Returns the shop's translation of a source message in a locale, without markup.
 * @throws Error for an unknown message
 */
export function loadTranslations(locale: Locale): (message: string, values?: Record<string, unknown>) => string {
  const i18n = createTestI18n(locale);
  return (message, values) => {
    const id = generateMessageId(message);
    if (!(id in i18n.messages)) throw new Error(`Unknown message "${message}".`);
    return i18n._(id, values).replace(/<\/?\d+\/?>/g, '');
  };
}

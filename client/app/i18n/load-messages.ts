import type { Messages } from '@lingui/core';
import type { Language } from '@tarima/markets/table';

declare global {
  /** Messages of the files that this document has loaded; each file adds its own (client/message-files.ts). */
  var tarimaMessages: Messages | undefined;
}

/**
 * The messages of a language. In a build, every file adds its messages before its code runs, so that the object also gets
 * those of files that load later (ROUTING-34, ROUTING-65). A development server has only whole catalogues.
 */
export async function loadMessages(language: Language): Promise<Messages> {
  if (import.meta.env.PROD) {
    globalThis.tarimaMessages ??= {};
    return globalThis.tarimaMessages;
  }
  return (language === 'en' ? await import('../../locales/en.po') : await import('../../locales/es.po')).messages;
}

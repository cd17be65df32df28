import type { I18n } from '@lingui/core';
import { log } from './log.ts';

/** Logs a language without messages as a warning (ANALYTICS-21): its page shows the message ids. */
export function logMissingMessages({ locale, messages }: Pick<I18n, 'locale' | 'messages'>): void {
  if (Object.keys(messages).length === 0) log('warn', `no messages for ${locale}`);
}

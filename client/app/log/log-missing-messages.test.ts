import { expect, it } from 'vitest';
import { type LogMessage, logMessages } from './log.ts';
import { logMissingMessages } from './log-missing-messages.ts';

it('warns about a language without messages, and only then (ANALYTICS-21)', () => {
  const logged: LogMessage[] = [];
  logMessages.listen((message) => logged.push(message));
  logMissingMessages({ locale: 'es-CR', messages: { home: 'Inicio' } });
  expect(logged).toEqual([]);
  logMissingMessages({ locale: 'en-JM', messages: {} });
  expect(logged).toEqual([{ level: 'warn', message: 'no messages for en-JM' }]);
});

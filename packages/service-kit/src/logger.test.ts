import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createLogger } from './logger.ts';

/** The log line for these fields, parsed. */
function logFields(fields: object): unknown {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  Object.assign(createLogger({ name: 'test', level: 'info' }), { [pino.symbols.streamSym]: stream }).info(fields);
  return JSON.parse(lines.join(''));
}

it.each(['cardNumber', 'cvv', 'encryptedCard', 'cardToken', 'tokenCard', 'token'])(
  'redacts %s at each level of a log line (PAYMENTS-24)',
  (key) => {
    const secret = { [key]: '4000000000001000' };
    expect(logFields({ ...secret, card: secret, request: { id: 'r-1', card: secret } })).toMatchObject({
      [key]: '[redacted]',
      card: { [key]: '[redacted]' },
      request: { id: 'r-1', card: { [key]: '[redacted]' } },
    });
  },
);

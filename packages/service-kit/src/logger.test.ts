import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createLogger } from './logger.ts';

/** What the logger writes for these fields. */
function written(fields: object): unknown {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  Object.assign(createLogger({ name: 'test', level: 'info' }), { [pino.symbols.streamSym]: stream }).info(fields);
  return JSON.parse(lines.join(''));
}

it.each(['cardNumber', 'cvv', 'encryptedCard', 'cardToken', 'tokenCard', 'token'])(
  'writes [redacted] in place of %s at each depth of a log line (PAYMENTS-24)',
  (key) => {
    const secret = { [key]: '4000000000001000' };
    expect(written({ ...secret, card: secret, request: { id: 'r-1', card: secret } })).toMatchObject({
      [key]: '[redacted]',
      card: { [key]: '[redacted]' },
      request: { id: 'r-1', card: { [key]: '[redacted]' } },
    });
  },
);

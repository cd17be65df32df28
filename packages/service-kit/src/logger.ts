import { type Logger, pino } from 'pino';
import { getTraceIds } from './tracing.ts';

export type { Logger } from 'pino';

/** Keys with secret values, which are redacted on the first three levels of a log line (PAYMENTS-24). */
const secretKeys = [
  'authorization',
  'cookie',
  'set-cookie',
  'password',
  'token',
  'access_token',
  'refresh_token',
  'id_token',
  'client_secret',
  'secret',
  'cardNumber',
  'cvv',
  'encryptedCard',
  'tokenCard',
  'cardToken',
  'x-tarima-caller',
];

/** Creates a JSON logger that redacts secrets and card data and adds the ids of the trace; the level `silent` writes nothing. */
export function createLogger(options: { name: string; level: string }): Logger {
  return pino({
    name: options.name,
    level: options.level,
    mixin: getTraceIds,
    redact: {
      paths: secretKeys.flatMap((key) => [`["${key}"]`, `*["${key}"]`, `*.*["${key}"]`]),
      censor: '[redacted]',
    },
  });
}

import { type Logger, pino } from 'pino';
import { createEventCounter } from './telemetry/metrics.ts';
import { getTraceIds } from './telemetry/tracing.ts';

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

const countAlert = createEventCounter(
  'tarima.alerts',
  'Log lines that an operator must see, by the name of the alert.',
);

/**
 * Creates a JSON logger that redacts secrets and card data, adds the ids of the trace and counts lines with an `alert`; the
 * level `silent` writes nothing.
 */
export function createLogger(options: { name: string; level: string }): Logger {
  return pino({
    name: options.name,
    level: options.level,
    mixin: (line) => {
      if ('alert' in line) countAlert({ alert: String(line.alert) });
      return getTraceIds();
    },
    redact: {
      paths: secretKeys.flatMap((key) => [`["${key}"]`, `*["${key}"]`, `*.*["${key}"]`]),
      censor: '[redacted]',
    },
  });
}

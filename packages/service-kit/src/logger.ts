import { type Logger, pino } from 'pino';

export type { Logger } from 'pino';

/** Keys whose values never reach a log, at any of the depths that our log lines have (PAYMENTS-24). */
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

/** Structured JSON logs with secrets and card data redacted; `LOG_LEVEL=silent` writes nothing. */
export function createLogger(options: { name: string; level: string }): Logger {
  return pino({
    name: options.name,
    level: options.level,
    redact: {
      paths: secretKeys.flatMap((key) => [`["${key}"]`, `*["${key}"]`, `*.*["${key}"]`]),
      censor: '[redacted]',
    },
  });
}

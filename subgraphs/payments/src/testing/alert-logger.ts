import { createLogger, type Logger } from '@tarima/service-kit/logger';

/** Creates a logger that writes nothing and records the alerts of its error entries. */
export function createAlertLogger(): { readonly logger: Logger; readonly alerts: string[] } {
  const alerts: string[] = [];
  const error = (fields: { readonly alert?: string }) => {
    if (fields.alert) alerts.push(fields.alert);
  };
  return { logger: Object.assign(createLogger({ name: 'payments-test', level: 'silent' }), { error }), alerts };
}

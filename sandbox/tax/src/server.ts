import { closeOnSignal, runMain } from '@tarima/service-kit/lifecycle';
import { createLogger } from '@tarima/service-kit/logger';
import { listen } from '@tarima/service-kit/server';
import { createTaxApp } from './app.ts';
import { parseTaxEnv } from './env.ts';

await runMain(async () => {
  const env = parseTaxEnv(process.env);
  const logger = createLogger({ name: 'sandbox-tax', level: env.LOG_LEVEL });
  const app = await createTaxApp({ logger });
  const url = await listen(app, { name: 'The tax sandbox', host: env.HOST, port: env.TAX_PORT });
  closeOnSignal(app, logger);
  logger.info({ url }, 'listening');
});

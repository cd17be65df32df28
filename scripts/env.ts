import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import { commonEnv, parseEnv } from '@tarima/service-kit/env';
import { z } from 'zod';

const databaseUrl = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'must be a PostgreSQL address, e.g. postgres://user@127.0.0.1/postgres',
});
const redisUrl = z.url({
  protocol: /^rediss?$/,
  error: 'must be a Redis address, e.g. redis://127.0.0.1:6379',
});

/** Settings of the commands that start the stack. */
export const schema = z.object({
  /** Databases of the embedded engine, rendered pictures and the store's secrets. */
  DATA_DIR: z.string().default('.tarima/data'),
  LOG_LEVEL: commonEnv.LOG_LEVEL.def.innerType.default('warn'),
  /** A PostgreSQL server on which the databases `sandbox` and `store` are made; the embedded engine without it. */
  DATABASE_URL: databaseUrl.optional(),
  REDIS_URL: redisUrl.optional(),
});

const splitSchema = schema.extend({ DATABASE_URL: databaseUrl, REDIS_URL: redisUrl });

/** Fills in what the environment lacks from `.env` in the repository's root, where there is one. */
export function loadDotEnv(): void {
  if (existsSync('.env')) loadEnvFile('.env');
}

/** Settings of `npm start` and `npm run dev`, `.env` included. @throws EnvError */
export function readLaunchEnv(command: string): z.output<typeof schema> {
  loadDotEnv();
  return parseEnv(command, schema, process.env);
}

/** Settings of `npm run start:split`, which needs both servers. @throws EnvError */
export function readSplitEnv(): z.output<typeof splitSchema> {
  loadDotEnv();
  return parseEnv('start:split', splitSchema, process.env);
}

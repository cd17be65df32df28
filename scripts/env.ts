import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import { commonEnv, parseEnv } from '@tarima/service-kit/env';
import { z } from 'zod';
import { requireSharedStorage, workerCount } from './workers/env.ts';

const databaseUrl = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'must be a PostgreSQL address, e.g. postgres://user@127.0.0.1/postgres',
});
const redisUrl = z.url({
  protocol: /^rediss?$/,
  error: 'must be a Redis address, e.g. redis://127.0.0.1:6379',
});

const settings = z.object({
  /** Directory of the embedded databases, rendered pictures and the store's secrets. */
  DATA_DIR: z.string().default('.tarima/data'),
  LOG_LEVEL: commonEnv.LOG_LEVEL.def.innerType.default('warn'),
  /** PostgreSQL server for the databases `sandbox` and `store`; without it the embedded engine is used. */
  DATABASE_URL: databaseUrl.optional(),
  REDIS_URL: redisUrl.optional(),
});

/** Environment variables of the commands that start the stack. */
export const schema = requireSharedStorage(settings.extend({ WORKERS: workerCount }));

const splitSchema = settings.extend({ DATABASE_URL: databaseUrl, REDIS_URL: redisUrl });

/** Adds variables from `.env` in the repository root, if it exists, without overriding the environment. */
export function loadDotEnv(): void {
  if (existsSync('.env')) loadEnvFile('.env');
}

/** Reads the settings of `npm start` and `npm run dev`, including `.env`. @throws EnvError */
export function readLaunchEnv(command: string): z.output<typeof schema> {
  loadDotEnv();
  return parseEnv(command, schema, process.env);
}

/** Reads the settings of `npm run start:split`, which requires PostgreSQL and Redis. @throws EnvError */
export function readSplitEnv(): z.output<typeof splitSchema> {
  loadDotEnv();
  return parseEnv('start:split', splitSchema, process.env);
}

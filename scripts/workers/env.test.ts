import { expect, it } from 'vitest';
import { schema as launchSchema } from '../env.ts';
import { parseStoreSettings } from '../store-settings.ts';
import { demoSettings } from '../testing/settings.ts';
import { createWorkerEnvironment, parseWorkersEnv, schema } from './env.ts';

const storage = { DATABASE_URL: 'postgres://store@db.internal/store', REDIS_URL: 'redis://cache.internal' };
const embedded = 'pglite:///data/store';

it('serves with one process by default (CONFIGURATION-31)', () => {
  expect(parseWorkersEnv({ WORKERS: '' }).WORKERS).toBe(1);
});

it.each(['1', '2', '64'])('accepts %s workers (CONFIGURATION-31)', (count) => {
  expect(parseWorkersEnv({ ...storage, WORKERS: count }).WORKERS).toBe(Number(count));
});

it.each(['0', '-1', '65', '1.5', 'two'])('rejects %s workers (CONFIGURATION-31)', (count) => {
  expect(() => parseWorkersEnv({ ...storage, WORKERS: count })).toThrow(/^ {2}- WORKERS: /m);
});

it.each([schema, launchSchema])('requires nothing for one worker', (one) => {
  expect(one.safeParse({ WORKERS: '1' }).success).toBe(true);
});

it('refuses several workers without PostgreSQL and Redis, together with all other errors of the store (CONFIGURATION-32)', () => {
  const settings = { ...demoSettings, DATABASE_URL: embedded, WORKERS: '2', SESSION_SECRET: 'short' };
  const lines = [
    'DATABASE_URL: must be the address of a PostgreSQL server, because WORKERS is greater than 1 (workers)',
    'REDIS_URL: must be the address of a Redis server, because WORKERS is greater than 1 (workers)',
    'SESSION_SECRET: must have at least 32 characters (shop)',
  ];
  for (const line of lines) expect(() => parseStoreSettings(settings)).toThrow(`  - ${line}`);
  expect(parseStoreSettings({ ...demoSettings, ...storage, WORKERS: '2' }).workers.WORKERS).toBe(2);
});

it.each([
  ['DATABASE_URL', { REDIS_URL: storage.REDIS_URL }],
  ['REDIS_URL', { DATABASE_URL: storage.DATABASE_URL }],
])('refuses several workers without %s before the stack is started (CONFIGURATION-32)', (name, settings) => {
  const { error } = launchSchema.safeParse({ WORKERS: '2', ...settings });
  expect(error?.issues.map(({ path }) => path)).toEqual([[name]]);
});

it('gives each worker its number, a name in telemetry and a metrics port (CONFIGURATION-38)', () => {
  const env = parseWorkersEnv({ ...storage, WORKERS: '2', METRICS_PORT: '9464' });
  expect(createWorkerEnvironment(env, 2)).toEqual({
    WORKERS: '1',
    WORKER_NUMBER: '2',
    OTEL_SERVICE_NAME: 'tarima-2',
    METRICS_PORT: '9465',
  });
  expect(createWorkerEnvironment(parseWorkersEnv(storage), 1)).not.toHaveProperty('METRICS_PORT');
});

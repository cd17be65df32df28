import { parseEnv } from '@tarima/service-kit/env';
import { schema as telemetrySchema } from '@tarima/service-kit/telemetry/env';
import { z } from 'zod';

/** Number of processes that serve the store on this machine (CONFIGURATION-31). */
export const workerCount = z.coerce.number().int().min(1).max(64).default(1);

interface StorageSettings {
  readonly WORKERS: number;
  readonly DATABASE_URL?: string | undefined;
  readonly REDIS_URL?: string | undefined;
}

const reason = 'because WORKERS is greater than 1';
// Reported together with all other errors.
const when = () => true;

/** Several workers share sessions, limits and jobs, so they need PostgreSQL and Redis (CONFIGURATION-32). */
export const requireSharedStorage = <Schema extends z.ZodType<StorageSettings>>(settings: Schema): Schema =>
  settings
    .refine(({ WORKERS, DATABASE_URL }) => !(WORKERS > 1) || /^postgres(ql)?:/.test(DATABASE_URL ?? ''), {
      path: ['DATABASE_URL'],
      error: `must be the address of a PostgreSQL server, ${reason}`,
      when,
    })
    .refine(({ WORKERS, REDIS_URL }) => !(WORKERS > 1) || REDIS_URL !== undefined, {
      path: ['REDIS_URL'],
      error: `must be the address of a Redis server, ${reason}`,
      when,
    });

/** Environment variables of the store's process that starts workers, and of a worker. */
export const schema = requireSharedStorage(
  z.object({
    WORKERS: workerCount,
    /** Number of this worker, from 1; set by the process that starts it. */
    WORKER_NUMBER: z.coerce.number().int().min(1).optional(),
    DATABASE_URL: z.string().optional(),
    REDIS_URL: z.string().optional(),
    METRICS_PORT: telemetrySchema.shape.METRICS_PORT,
    OTEL_SERVICE_NAME: telemetrySchema.shape.OTEL_SERVICE_NAME,
  }),
);

export type WorkersEnv = z.output<typeof schema>;

/** @throws EnvError */
export function parseWorkersEnv(source: Readonly<Record<string, string | undefined>>): WorkersEnv {
  return parseEnv('workers', schema, source);
}

/**
 * Creates the variables by which a worker differs from the process that starts it: it is a store of one process, with a
 * metrics port and a name in telemetry of its own (CONFIGURATION-38).
 */
export function createWorkerEnvironment(
  { METRICS_PORT, OTEL_SERVICE_NAME }: Pick<WorkersEnv, 'METRICS_PORT' | 'OTEL_SERVICE_NAME'>,
  number: number,
): Record<string, string> {
  return {
    WORKERS: '1',
    WORKER_NUMBER: String(number),
    OTEL_SERVICE_NAME: `${OTEL_SERVICE_NAME}-${number}`,
    ...(METRICS_PORT === undefined ? {} : { METRICS_PORT: String(METRICS_PORT + number - 1) }),
  };
}

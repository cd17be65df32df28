import { z } from 'zod';
import { portSchema, urlSchema } from '../env.ts';

/** Environment variables of telemetry, for every process. Without them nothing is measured. */
export const schema = z.object({
  /** Collector to which traces and metrics are sent over OTLP. */
  OTEL_EXPORTER_OTLP_ENDPOINT: urlSchema.optional(),
  /** Name of the process in traces and metrics. */
  OTEL_SERVICE_NAME: z.string().default('tarima'),
  /** Share of traces that are recorded; the id of a trace decides, so that all processes record the same ones. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(0.01),
  /** Port of `/metrics`, which only the monitoring system should reach. */
  METRICS_PORT: portSchema.optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
});

export type TelemetryEnv = z.output<typeof schema>;

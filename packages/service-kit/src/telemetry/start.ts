import { parseEnv } from '../env.ts';
import { schema } from './env.ts';
import type { Telemetry } from './telemetry.ts';

/**
 * Starts traces and metrics as the environment says. Call it before any server or client is created: they check whether
 * telemetry is on. The SDK is loaded only when it is used.
 * @throws EnvError, PortInUseError
 */
export async function startTelemetry(): Promise<Telemetry> {
  const env = parseEnv('telemetry', schema, process.env);
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, METRICS_PORT: port } = env;
  if (!endpoint && port === undefined) return { stop: async () => {} };
  const [{ startTracing }, { startMetrics }, { createMetricReaders, createSpanProcessor }] = await Promise.all([
    import('./start-tracing.ts'),
    import('./start-metrics.ts'),
    import('./exporters.ts'),
  ]);
  const service = env.OTEL_SERVICE_NAME;
  const metrics = startMetrics(service, await createMetricReaders(env));
  const tracing = endpoint
    ? startTracing({
        service,
        sampledShare: env.OTEL_TRACES_SAMPLER_ARG,
        spanProcessors: [createSpanProcessor(endpoint)],
      })
    : undefined;
  return {
    async stop() {
      await Promise.all([tracing?.stop(), metrics.stop()]);
    },
  };
}

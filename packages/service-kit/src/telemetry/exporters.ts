import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { PrometheusExporter } from '@opentelemetry/exporter-prometheus';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { type IMetricReader, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { BatchSpanProcessor, type SpanProcessor } from '@opentelemetry/sdk-trace-base';
import { PortInUseError } from '../server.ts';
import type { TelemetryEnv } from './env.ts';

/** Sends spans to a collector in batches. */
export function createSpanProcessor(endpoint: string): SpanProcessor {
  return new BatchSpanProcessor(new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }));
}

/**
 * Sends metrics to the collector and serves them as `/metrics`, where the environment sets these.
 * @throws PortInUseError
 */
export async function createMetricReaders(env: TelemetryEnv): Promise<IMetricReader[]> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, METRICS_PORT: port, METRICS_HOST: host } = env;
  const readers: IMetricReader[] = [];
  if (endpoint) {
    const exporter = new OTLPMetricExporter({ url: `${endpoint}/v1/metrics` });
    readers.push(new PeriodicExportingMetricReader({ exporter }));
  }
  if (port !== undefined) {
    const exporter = new PrometheusExporter({ host, port, withoutScopeInfo: true, preventServerStart: true });
    try {
      await exporter.startServer();
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
        throw new PortInUseError('metrics', port);
      }
      throw error;
    }
    readers.push(exporter);
  }
  return readers;
}

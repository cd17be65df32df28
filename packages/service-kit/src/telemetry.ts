import type { Tracing } from './start-tracing.ts';

/**
 * Starts tracing when `OTEL_EXPORTER_OTLP_ENDPOINT` is set; spans are sent there over OTLP. Call it before any server is
 * created. Its code is loaded only when it is used.
 */
export async function startTelemetry(): Promise<Tracing | undefined> {
  const endpoint = process.env.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (!endpoint) return undefined;
  const [{ startTracing }, { BatchSpanProcessor }, { OTLPTraceExporter }] = await Promise.all([
    import('./start-tracing.ts'),
    import('@opentelemetry/sdk-trace-base'),
    import('@opentelemetry/exporter-trace-otlp-http'),
  ]);
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` });
  return startTracing(process.env.OTEL_SERVICE_NAME || 'tarima', [new BatchSpanProcessor(exporter)]);
}

import { metrics } from '@opentelemetry/api';
import { RuntimeNodeInstrumentation } from '@opentelemetry/instrumentation-runtime-node';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { type IMetricReader, MeterProvider } from '@opentelemetry/sdk-metrics';
import { createDurationHistogram, observeCaches, setMeter } from './metrics.ts';
import type { Telemetry } from './telemetry.ts';
import { getHost, observeCalls } from './upstream-calls.ts';

/**
 * Registers metrics for the process: of its calls to upstreams, its caches, and Node's event loop, heap and garbage
 * collector. Services add their own (`metrics.ts`).
 */
export function startMetrics(service: string, readers: IMetricReader[]): Telemetry {
  const provider = new MeterProvider({ resource: resourceFromAttributes({ 'service.name': service }), readers });
  metrics.setGlobalMeterProvider(provider);
  setMeter(provider.getMeter('tarima'));
  const runtime = new RuntimeNodeInstrumentation();
  runtime.setMeterProvider(provider);
  observeCaches();
  const stopObserving = measureUpstreamCalls();
  return {
    async stop() {
      stopObserving();
      runtime.disable();
      setMeter(undefined);
      await provider.shutdown();
      metrics.disable();
    },
  };
}

/** Durations of calls, with the names of OpenTelemetry's semantic conventions. */
function measureUpstreamCalls(): () => void {
  const recordCall = createDurationHistogram('http.client.request.duration', 'Duration of calls to upstreams.');
  return observeCalls({
    start: (call) => ({ start: performance.now(), method: call.method, host: getHost(call) }),
    end({ start, method, host }, { status, error }) {
      const outcome = error ? { 'error.type': getErrorType(error) } : { 'http.response.status_code': status };
      recordCall(performance.now() - start, { 'server.address': host, 'http.request.method': method, ...outcome });
    },
  });
}

const getErrorType = (error: Error): string => ('code' in error ? String(error.code) : error.name);

import {
  context,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  type TextMapSetter,
  trace,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BasicTracerProvider,
  ParentBasedSampler,
  type SpanProcessor,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-base';
import type { Telemetry } from './telemetry.ts';
import { setTracing } from './tracing.ts';
import { getHost, observeCalls, type UpstreamCall } from './upstream-calls.ts';

const tracer = trace.getTracer('tarima');

export interface TracingOptions {
  /** Name of the process. */
  readonly service: string;
  /** From 0 to 1. */
  readonly sampledShare: number;
  readonly spanProcessors: SpanProcessor[];
}

/**
 * Registers tracing for the process: spans go to the processors, W3C trace context to every upstream. The id of a trace
 * decides whether it is recorded, not the flag of a caller, because callers include browsers.
 */
export function startTracing({ service, sampledShare, spanProcessors }: TracingOptions): Telemetry {
  const sampler = new TraceIdRatioBasedSampler(sampledShare);
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: new ParentBasedSampler({
      root: sampler,
      remoteParentSampled: sampler,
      remoteParentNotSampled: sampler,
    }),
    spanProcessors,
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  setTracing(true);
  const stopObserving = traceUpstreamCalls();
  return {
    async stop() {
      setTracing(false);
      stopObserving();
      await provider.shutdown();
      trace.disable();
      propagation.disable();
      context.disable();
    },
  };
}

const headerSetter: TextMapSetter<UpstreamCall> = { set: (call, name, value) => call.addHeader(name, value) };

/**
 * A span for each call of an upstream within a recorded trace; any other trace is only passed on. The URL is not recorded,
 * because paths and queries have membership numbers and email addresses.
 */
function traceUpstreamCalls(): () => void {
  return observeCalls<Span>({
    start(call) {
      const active = context.active();
      const parent = trace.getSpan(active);
      if (!parent) return undefined;
      if (!parent.isRecording()) {
        propagation.inject(active, call, headerSetter);
        return undefined;
      }
      const host = getHost(call);
      const attributes = { 'http.request.method': call.method, 'server.address': host };
      const span = tracer.startSpan(`${call.method} ${host}`, { kind: SpanKind.CLIENT, attributes }, active);
      propagation.inject(trace.setSpan(active, span), call, headerSetter);
      return span;
    },
    end(span, { status, error }) {
      if (status !== undefined) span.setAttribute('http.response.status_code', status);
      if (error || (status ?? 0) >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  });
}

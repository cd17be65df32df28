import { channel } from 'node:diagnostics_channel';
import { context, propagation, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, type SpanProcessor } from '@opentelemetry/sdk-trace-base';
import { setTracing } from './tracing.ts';

const tracer = trace.getTracer('tarima');

export interface Tracing {
  /** Sends the spans that are left. */
  stop(): Promise<void>;
}

/**
 * Registers tracing for the process: spans go to the processors, W3C trace context to every upstream.
 */
export function startTracing(serviceName: string, spanProcessors: SpanProcessor[]): Tracing {
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    spanProcessors,
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  setTracing(true);
  const unsubscribe = traceUpstreamCalls();
  return {
    async stop() {
      setTracing(false);
      unsubscribe();
      await provider.shutdown();
      trace.disable();
      propagation.disable();
      context.disable();
    },
  };
}

/** A request of undici, as its diagnostics channels describe it. */
interface UndiciRequest {
  readonly method: string;
  readonly origin?: string | URL;
  addHeader(name: string, value: string): void;
}

/**
 * A span for each call of an upstream within a trace. Its URL is not recorded, because paths and queries have membership
 * numbers and e-mail addresses.
 */
function traceUpstreamCalls(): () => void {
  const spans = new WeakMap<UndiciRequest, Span>();
  const start = (message: unknown) => {
    const { request } = message as { request: UndiciRequest };
    const active = context.active();
    if (!trace.getSpan(active)) return;
    const host = new URL(String(request.origin)).host;
    const attributes = { 'http.request.method': request.method, 'server.address': host };
    const span = tracer.startSpan(`${request.method} ${host}`, { kind: SpanKind.CLIENT, attributes }, active);
    spans.set(request, span);
    propagation.inject(trace.setSpan(active, span), request, {
      set: (carrier, name, value) => carrier.addHeader(name, value),
    });
  };
  const setStatus = (message: unknown) => {
    const { request, response } = message as { request: UndiciRequest; response: { statusCode: number } };
    const span = spans.get(request);
    span?.setAttribute('http.response.status_code', response.statusCode);
    if (response.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
  };
  const end = (message: unknown) => spans.get((message as { request: UndiciRequest }).request)?.end();
  const fail = (message: unknown) => {
    const span = spans.get((message as { request: UndiciRequest }).request);
    span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  };
  const listeners = [
    ['undici:request:create', start],
    ['undici:request:headers', setStatus],
    ['undici:request:trailers', end],
    ['undici:request:error', fail],
  ] as const;
  for (const [name, listener] of listeners) channel(name).subscribe(listener);
  return () => {
    for (const [name, listener] of listeners) channel(name).unsubscribe(listener);
  };
}

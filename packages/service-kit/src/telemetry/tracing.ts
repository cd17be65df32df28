import { type Context, context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/* Spans of this process. Without tracing (`start-tracing.ts`) nothing is recorded. */

const tracer = trace.getTracer('tarima');
let isStarted = false;

/** Called when tracing starts and stops. */
export function setTracing(isOn: boolean): void {
  isStarted = isOn;
}

/**
 * Runs `work` as a span of the current trace, if the trace is recorded, or of a new one; a rejection marks the span as
 * failed.
 */
export function runInSpan<Result>(
  name: string,
  attributes: Readonly<Record<string, string>>,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!isStarted || trace.getActiveSpan()?.isRecording() === false) return work();
  return tracer.startActiveSpan(name, { attributes: { ...attributes } }, async (span) => {
    try {
      return await work();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Headers that continue the current trace in another process; empty without one. */
export function createTraceHeaders(): { traceparent?: string } {
  const headers: { traceparent?: string } = {};
  if (isStarted) propagation.inject(context.active(), headers);
  return headers;
}

/** Runs `work` in the trace of `headers`, if they have one. */
export function continueTrace<Result>(headers: unknown, work: () => Result): Result {
  return isStarted ? context.with(propagation.extract(context.active(), headers), work) : work();
}

/** Ids of the current trace for log lines; empty without one. */
export function getTraceIds(): { trace_id?: string; span_id?: string } {
  const spanContext = trace.getActiveSpan()?.spanContext();
  return spanContext ? { trace_id: spanContext.traceId, span_id: spanContext.spanId } : {};
}

/**
 * A span for each request of a server that is created while the process has tracing; it continues the trace of the
 * caller's `traceparent`. A request that is not recorded has a trace id only.
 */
export function traceRequests(app: FastifyInstance): void {
  if (!isStarted) return;
  const contexts = new WeakMap<FastifyRequest, Context>();
  app.addHook('onRequest', (request, _reply, done) => {
    const { headers } = request;
    const parent = headers.traceparent ? propagation.extract(context.active(), headers) : context.active();
    const route = request.routeOptions.url ?? 'unknown';
    const span = tracer.startSpan(`${request.method} ${route}`, { kind: SpanKind.SERVER }, parent);
    if (span.isRecording()) {
      const { method } = request;
      span.setAttributes({ 'http.request.method': method, 'http.route': route, 'tarima.request_id': request.id });
    }
    const active = trace.setSpan(parent, span);
    contexts.set(request, active);
    context.with(active, done);
  });
  // Reading the body leaves the context.
  app.addHook('preValidation', (request, _reply, done) => {
    context.with(contexts.get(request) ?? context.active(), done);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const active = contexts.get(request);
    const span = active && trace.getSpan(active);
    if (span?.isRecording()) {
      span.setAttribute('http.response.status_code', reply.statusCode);
      if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    }
    done();
  });
}

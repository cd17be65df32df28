import { InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-base';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createHttpClient } from '../http-client.ts';
import { createLogger } from '../logger.ts';
import { createServer, listen } from '../server.ts';
import { startTracing } from './start-tracing.ts';
import type { Telemetry } from './telemetry.ts';
import { getTraceIds, runInSpan } from './tracing.ts';

const exporter = new InMemorySpanExporter();
let tracing: Telemetry;
beforeAll(() => {
  tracing = startTracing({ service: 'test', sampledShare: 1, spanProcessors: [new SimpleSpanProcessor(exporter)] });
});
afterEach(() => exporter.reset());
afterAll(() => tracing.stop());

const logger = createLogger({ name: 'test', level: 'silent' });

/** A service that calls an upstream, which returns the `traceparent` that it received or fails. */
async function startServices() {
  const upstream = createServer({ name: 'upstream', logger });
  upstream.get('/echo', async (request) => ({ traceparent: request.headers.traceparent }));
  upstream.get('/broken', async () => {
    throw new Error('broken');
  });
  const upstreamUrl = await listen(upstream, { name: 'upstream', host: '127.0.0.1', port: 0 });
  const client = createHttpClient({ upstream: 'upstream', baseUrl: upstreamUrl });
  const service = createServer({ name: 'service', logger });
  service.post('/work', async () => ({ ...((await client.json('/echo')) as object), ids: getTraceIds() }));
  service.post('/fail', async () => runInSpan('work', { part: 'a' }, () => client.json('/broken')));
  const url = await listen(service, { name: 'service', host: '127.0.0.1', port: 0 });
  return {
    url,
    async stop() {
      await client.close();
      await service.close();
      await upstream.close();
    },
  };
}

const traceId = '0af7651916cd43dd8448eb211c80319c';
const post = (url: string) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', traceparent: `00-${traceId}-b7ad6b7169203331-01` },
    body: '{}',
  });

it('a trace continues from the caller through a service to its upstream', async () => {
  const { url, stop } = await startServices();
  const body = (await (await post(`${url}/work`)).json()) as { traceparent: string; ids: object };
  await stop();
  const spans = exporter.getFinishedSpans();
  const find = (name: string | RegExp) =>
    spans.find((span) => (typeof name === 'string' ? span.name === name : name.test(span.name)));
  const server = find('POST /work');
  const call = find(/^GET 127/);
  const upstream = find('GET /echo');
  expect(new Set(spans.map((span) => span.spanContext().traceId))).toEqual(new Set([traceId]));
  expect(server?.parentSpanContext?.spanId).toBe('b7ad6b7169203331');
  expect(call?.parentSpanContext?.spanId).toBe(server?.spanContext().spanId);
  expect(upstream?.parentSpanContext?.spanId).toBe(call?.spanContext().spanId);
  expect(body.traceparent).toBe(`00-${traceId}-${call?.spanContext().spanId}-01`);
  expect(body.ids).toEqual({ trace_id: traceId, span_id: server?.spanContext().spanId });
  expect(call?.attributes).toEqual({
    'http.request.method': 'GET',
    'server.address': expect.stringMatching(/^127/),
    'http.response.status_code': 200,
  });
});

it('a failed upstream marks each span above it, and no URL is recorded', async () => {
  const { url, stop } = await startServices();
  expect((await post(`${url}/fail?email=ana@example.com`)).status).toBe(500);
  await stop();
  const spans = exporter.getFinishedSpans();
  expect(spans.map(({ name, status }) => [name.replace(/\d[\d.:]+/, 'HOST'), status.code])).toEqual([
    ['GET /broken', 2],
    ['GET HOST', 2],
    ['work', 2],
    ['POST /fail', 2],
  ]);
  expect(JSON.stringify(spans.map(({ attributes }) => attributes))).not.toContain('ana@');
});

it('without a trace, log lines have no ids and calls no span', async () => {
  expect(getTraceIds()).toEqual({});
  expect(exporter.getFinishedSpans()).toEqual([]);
});

import { PrometheusExporter, PrometheusSerializer } from '@opentelemetry/exporter-prometheus';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCachedValues } from '../cached-value.ts';
import { createHttpClient } from '../http-client.ts';
import { createLogger } from '../logger.ts';
import { createServer, listen } from '../server.ts';
import { createDurationHistogram, createEventCounter, observeGauges } from './metrics.ts';
import { startMetrics } from './start-metrics.ts';
import type { Telemetry } from './telemetry.ts';

const exporter = new PrometheusExporter({ preventServerStart: true });
let telemetry: Telemetry;
beforeAll(() => {
  telemetry = startMetrics('test', [exporter]);
});
afterAll(() => telemetry.stop());

/** Lines of `/metrics` that begin with a name. */
async function read(name: string): Promise<string[]> {
  const { resourceMetrics } = await exporter.collect();
  const text = new PrometheusSerializer('', false, undefined, true, true).serialize(resourceMetrics);
  return text.split('\n').filter((line) => line.startsWith(name));
}

it('exports durations in seconds, by attributes', async () => {
  const record = createDurationHistogram('test.duration', 'A duration.');
  record(30, { part: 'a' });
  record(2_000, { part: 'a' });
  const lines = await read('test_duration');
  expect(lines).toContain('test_duration_count{part="a"} 2');
  expect(lines).toContain('test_duration_sum{part="a"} 2.03');
  expect(lines).toContain('test_duration_bucket{part="a",le="0.05"} 1');
});

it('counts events, and log lines with an alert', async () => {
  createEventCounter('test.events', 'Events.')({ kind: 'x' });
  createLogger({ name: 'test', level: 'fatal' }).fatal({ alert: 'test_alert' }, 'an alert of this test');
  expect(await read('test_events_total')).toEqual(['test_events_total{kind="x"} 1']);
  expect(await read('tarima_alerts_total')).toEqual(['tarima_alerts_total{alert="test_alert"} 1']);
});

it('reads gauges when they are exported, and exports the others when one cannot be read', async () => {
  let depth = 1;
  observeGauges({ 'test.depth': { description: 'Depth.' } }, async () => [{ name: 'test.depth', value: depth }]);
  observeGauges({ 'test.broken': { description: 'Never read.' } }, () => Promise.reject(new Error('down')));
  expect(await read('test_depth')).toEqual(['test_depth 1']);
  depth = 2;
  expect(await read('test_depth')).toEqual(['test_depth 2']);
  expect(await read('test_broken')).toEqual([]);
});

it('exports a gauge that two services of one process observe, by service', async () => {
  for (const service of ['a', 'b']) {
    observeGauges({ 'test.queued': { description: 'Queued.' } }, async () => [
      { name: 'test.queued', value: service === 'a' ? 1 : 2, attributes: { service } },
    ]);
  }
  expect(await read('test_queued')).toEqual(['test_queued{service="a"} 1', 'test_queued{service="b"} 2']);
});

it('adds up the requests of caches of one name', async () => {
  const open = () => createCachedValues<string>({ name: 'test cache', ttlMs: 1_000, maxEntries: 1 });
  for (const cache of [open(), open()]) {
    await cache.get('a', async () => 'value');
    await cache.get('a', async () => 'value');
  }
  expect(await read('tarima_cache_requests_total{cache="test cache"')).toEqual([
    'tarima_cache_requests_total{cache="test cache",result="hit"} 2',
    'tarima_cache_requests_total{cache="test cache",result="miss"} 2',
  ]);
});

it('measures calls to upstreams by status, and those without a response by error', async () => {
  const upstream = createServer({ name: 'upstream', logger: createLogger({ name: 'test', level: 'silent' }) });
  const url = await listen(upstream, { name: 'upstream', host: '127.0.0.1', port: 0 });
  const client = createHttpClient({ upstream: 'upstream', baseUrl: url });
  await client.json('/healthz');
  await client.json('/unknown').catch(() => undefined);
  await client.close();
  await upstream.close();
  const lateClient = createHttpClient({ upstream: 'upstream', baseUrl: url });
  await lateClient.json('/healthz').catch(() => undefined);
  await lateClient.close();
  const host = new URL(url).host;
  const counts = (await read('http_client_request_duration_count')).filter((line) => line.includes(host));
  expect(counts.map((line) => /(?:status_code|error_type)="(\w+)"} (\d+)/.exec(line)?.slice(1))).toEqual([
    ['200', '1'],
    ['404', '1'],
    ['ECONNREFUSED', '1'],
  ]);
});

it('has metrics of the event loop', async () => {
  await expect.poll(() => read('nodejs_eventloop_delay_p99')).toHaveLength(1);
});

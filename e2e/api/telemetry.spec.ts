import { randomUUID } from 'node:crypto';
import { findFreePorts } from '@tarima/service-kit/testing/free-ports';
import { cards } from '../graph/cards.ts';
import { createGraphClient } from '../graph/graph-client.ts';
import { operations } from '../graph/operations.ts';
import { costaRica, createGuestShopper } from '../graph/shopper.ts';
import { listPath, type SpanCollector, startSpanCollector } from '../stack/span-collector.ts';
import { type Stack, startStack } from '../stack/stack.ts';
import { expect, test } from './test.ts';

// The tests share one stack.
test.describe.configure({ mode: 'default' });

let collector: SpanCollector;
let stack: Stack;
let metricsUrl: string;
/** Log lines of the store. */
let log = '';

test.beforeAll(async () => {
  collector = await startSpanCollector();
  const [metricsPort] = await findFreePorts(1);
  metricsUrl = `http://127.0.0.1:${metricsPort}/metrics`;
  stack = await startStack({
    environment: { LOG_LEVEL: 'info' },
    wrapStoreEnvironment: (environment) => ({
      ...environment,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_TRACES_SAMPLER_ARG: '1',
      OTEL_BSP_SCHEDULE_DELAY: '200',
      METRICS_PORT: String(metricsPort),
    }),
    onStoreOutput: (text) => {
      log += text;
    },
  });
});

test.afterAll(async () => {
  await stack?.stop();
  await collector?.close();
});

/** The header of a browser, which records nothing, and the paths of the spans of its trace. */
function startTrace(traceId: string) {
  return {
    headers: { traceparent: `00-${traceId}-b7ad6b7169203331-00` },
    listPaths() {
      const spans = collector.spans.filter((span) => span.traceId === traceId);
      return spans.map((span) => listPath(spans, span).join(' > ')).join('\n');
    },
  };
}

/** Values of `/metrics` by name and attributes. */
async function readMetrics(): Promise<ReadonlyMap<string, number>> {
  const text = await (await fetch(metricsUrl)).text();
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const end = line.lastIndexOf(' ');
      return [line.slice(0, end), Number(line.slice(end + 1))];
    }),
  );
}

async function placeOrder(headers = {}): Promise<void> {
  const shopper = createGuestShopper(stack);
  const cart = await shopper.fillCart(['110101-1']);
  const { id } = await shopper.beginCheckout(cart.id);
  const input = await shopper.createPlaceOrderInput(id, cart, cards.approved);
  await shopper.graph.run(operations.placeOrder, { input }, headers);
  await shopper.waitUntilSettled(id);
}

test('the trace of a checkout leads from the request to the capture, and its id is in the log', async () => {
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const trace = startTrace(traceId);
  await placeOrder(trace.headers);

  const subgraph = 'POST /graphql > graph > .*subgraph payments';
  await expect.poll(trace.listPaths).toMatch(new RegExp(`^${subgraph} > .*step CAPTURE > POST [\\d.:]+$`, 'm'));
  expect(trace.listPaths()).toMatch(new RegExp(`^${subgraph} > .*step CREATE_ORDER > POST [\\d.:]+$`, 'm'));
  const lines = log.split('\n').filter((line) => line.includes(traceId));
  expect(lines.map((line) => JSON.parse(line).msg)).toContain('checkout step');
});

test('the trace of a page’s request leads through the shop and the graph to the commerce platform', async () => {
  const trace = startTrace('1bf7651916cd43dd8448eb211c80319d');
  const headers = { 'x-tarima-client': 'web', origin: stack.shopUrl, ...trace.headers };
  const shop = createGraphClient({ url: `${stack.shopUrl}/graphql`, ...costaRica, headers });
  await shop.run(operations.addToCart, {
    input: { commandId: randomUUID(), sku: '110101-1', quantity: 1, clubKey: costaRica.club },
  });
  await expect.poll(trace.listPaths).toMatch(/^POST \/graphql > graph > .*subgraph cart > POST [\d.:]+$/m);
});

test('metrics have operations, pages, upstreams, caches, jobs and checkouts', async () => {
  await placeOrder();
  await fetch(`${stack.shopUrl}/es-CR`);
  await expect
    .poll(async () => (await readMetrics()).get('tarima_page_duration_count{page="home",kind="document",status="200"}'))
    .toBeGreaterThan(0);
  const metrics = await readMetrics();
  const operation = 'tarima_operation_duration_count{operation="PlaceOrder",outcome="ok"}';
  expect(metrics.get(operation)).toBeGreaterThan(0);
  expect(metrics.get('tarima_checkout_results_total{purpose="ORDER",status="COMPLETED"}')).toBeGreaterThan(0);
  expect(metrics.get('tarima_cache_requests_total{cache="content",result="miss"}')).toBeGreaterThan(0);
  expect(metrics.get('tarima_jobs{queue="checkout-wake-up",state="deferred"}')).toBeGreaterThanOrEqual(0);
  expect(metrics.get('tarima_checkout_locked_carts{reason="paying"}')).toBe(0);
  const calls = [...metrics].filter(([name]) => name.startsWith('http_client_request_duration_count'));
  expect(calls.some(([name]) => name.includes('http_response_status_code="200"'))).toBe(true);
});

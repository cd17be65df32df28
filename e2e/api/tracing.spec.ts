import { cards } from '../graph/cards.ts';
import { operations } from '../graph/operations.ts';
import { createGuestShopper } from '../graph/shopper.ts';
import { listPath, type SpanCollector, startSpanCollector } from '../stack/span-collector.ts';
import { type Stack, startStack } from '../stack/stack.ts';
import { expect, test } from './test.ts';

const traceId = '0af7651916cd43dd8448eb211c80319c';

let collector: SpanCollector;
let stack: Stack;
/** Log lines of the store. */
let log = '';

test.beforeAll(async () => {
  test.setTimeout(120_000);
  collector = await startSpanCollector();
  stack = await startStack({
    environment: { LOG_LEVEL: 'info' },
    wrapStoreEnvironment: (environment) => ({
      ...environment,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_BSP_SCHEDULE_DELAY: '200',
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

test('the trace of a checkout leads from the request to the capture, and its id is in the log', async () => {
  const shopper = createGuestShopper(stack);
  const cart = await shopper.fillCart(['110101-1']);
  const { id } = await shopper.beginCheckout(cart.id);
  const input = await shopper.createPlaceOrderInput(id, cart, cards.approved);
  await shopper.graph.run(operations.placeOrder, { input }, { traceparent: `00-${traceId}-b7ad6b7169203331-01` });
  await shopper.waitUntilSettled(id);

  const listPaths = () => {
    const spans = collector.spans.filter((span) => span.traceId === traceId);
    return spans.map((span) => listPath(spans, span).join(' > '));
  };
  const subgraph = 'POST /graphql > graph > .*subgraph payments';
  await expect
    .poll(() => listPaths().join('\n'))
    .toMatch(new RegExp(`^${subgraph} > .*step CAPTURE > POST [\\d.:]+$`, 'm'));
  expect(listPaths().join('\n')).toMatch(new RegExp(`^${subgraph} > .*step CREATE_ORDER > POST [\\d.:]+$`, 'm'));
  const lines = log.split('\n').filter((line) => line.includes(traceId));
  expect(lines.map((line) => JSON.parse(line).msg)).toContain('checkout step');
});

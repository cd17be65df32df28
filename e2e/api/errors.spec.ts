import type { Localized } from '@tarima/markets/table';
import { cartRows } from '../../scripts/error-index/cart-rows.ts';
import { graphRows } from '../../scripts/error-index/graph-rows.ts';
import { httpRows } from '../../scripts/error-index/http-rows.ts';
import { membershipRows } from '../../scripts/error-index/membership-rows.ts';
import { ordersRows } from '../../scripts/error-index/orders-rows.ts';
import { messages as cartMessages } from '../../subgraphs/cart/src/messages.ts';
import { messages as membershipMessages } from '../../subgraphs/membership/src/messages.ts';
import { messages as orderMessages } from '../../subgraphs/orders/src/messages.ts';
import { cartCauses } from '../errors/cart-causes.ts';
import { membershipCauses } from '../errors/catalogue.ts';
import { type FaultStack, startFaultStack } from '../errors/fault-stack.ts';
import { graphCauses } from '../errors/graph-causes.ts';
import { httpCauses } from '../errors/http-causes.ts';
import { orderCauses } from '../errors/order-causes.ts';
import type { ErrorCause } from '../errors/scene.ts';
import { expectLogged, expectNotLogged } from './log-checks.ts';
import { expect, test } from './test.ts';

/** What the index states about the log. */
type Rows = Readonly<Record<string, { readonly logged?: string }>>;
type Messages = Readonly<Record<string, Localized | ((failure: never) => Localized)>>;

let scene: FaultStack;

// The tests run in sequence, because upstreams fail for all of them.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(240_000);
  scene = await startFaultStack();
});
test.afterAll(() => scene?.stop());

const areas: readonly (readonly [string, Readonly<Record<string, ErrorCause>>, Messages, Rows])[] = [
  ['cart', cartCauses, cartMessages, cartRows],
  ['orders', orderCauses, orderMessages, ordersRows],
  ['membership', membershipCauses, membershipMessages, membershipRows],
];

for (const [area, causes, messages, rows] of areas) {
  for (const [code, { cause, produce, fields }] of Object.entries(causes)) {
    test(`${area}: ${code}: ${cause} (ERRORS-52, ERRORS-58)`, async () => {
      const message = messages[code];
      const texts = typeof message === 'function' ? message(fields as never) : message;
      const lineCount = scene.log.lines.length;
      const { read } = await produce(scene);
      for (const language of ['es', 'en'] as const) {
        expect(await read(language)).toEqual({ code, message: texts?.[language] });
      }
      await expectLogged(scene, lineCount, rows[code]?.logged);
    });
  }
}

for (const [code, { cause, produce }] of Object.entries(graphCauses)) {
  test(`graph: ${code}: ${cause} (ERRORS-52, ERRORS-58)`, async () => {
    const lineCount = scene.log.lines.length;
    expect((await produce(scene)).codes).toContain(code);
    await expectLogged(scene, lineCount, graphRows[code as keyof typeof graphRows].logged);
  });
}

for (const [code, { cause, produce }] of Object.entries(httpCauses)) {
  const { status, logged } = httpRows[code as keyof typeof httpRows];
  test(`HTTP: ${code}: ${cause} (ERRORS-52, ERRORS-55, ERRORS-58)`, async () => {
    const lineCount = scene.log.lines.length;
    const error = await produce(scene);
    expect(error).toMatchObject({ status, code });
    expect(error.retryAfter).toBe(status === 429 || status === 503 ? '60' : undefined);
    if (logged === undefined) await expectNotLogged(scene, error.requestId);
    else await expectLogged(scene, lineCount, logged);
  });
}

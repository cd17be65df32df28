import type { Localized } from '@tarima/markets/table';
import { httpRows } from '../../scripts/error-index/http-rows.ts';
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
import { expect, test } from './test.ts';

type Messages = Readonly<Record<string, Localized | ((failure: never) => Localized)>>;

let scene: FaultStack;

// The tests run in sequence, because upstreams fail for all of them.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(240_000);
  scene = await startFaultStack();
});
test.afterAll(() => scene?.stop());

const areas: readonly (readonly [string, Readonly<Record<string, ErrorCause>>, Messages])[] = [
  ['cart', cartCauses, cartMessages],
  ['orders', orderCauses, orderMessages],
  ['membership', membershipCauses, membershipMessages],
];

for (const [area, causes, messages] of areas) {
  for (const [code, { cause, produce, fields }] of Object.entries(causes)) {
    test(`${area}: ${code}: ${cause} (ERRORS-52)`, async () => {
      const message = messages[code];
      const texts = typeof message === 'function' ? message(fields as never) : message;
      const { read } = await produce(scene);
      for (const language of ['es', 'en'] as const) {
        expect(await read(language)).toEqual({ code, message: texts?.[language] });
      }
    });
  }
}

for (const [code, { cause, produce }] of Object.entries(graphCauses)) {
  test(`graph: ${code}: ${cause} (ERRORS-52)`, async () => {
    expect((await produce(scene)).codes).toContain(code);
  });
}

for (const [code, { cause, produce }] of Object.entries(httpCauses)) {
  const { status } = httpRows[code as keyof typeof httpRows];
  test(`HTTP: ${code}: ${cause} (ERRORS-52, ERRORS-55)`, async () => {
    const error = await produce(scene);
    expect(error).toMatchObject({ status, code });
    expect(error.retryAfter).toBe(status === 429 || status === 503 ? '60' : undefined);
  });
}

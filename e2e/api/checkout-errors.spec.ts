import { paymentsRows } from '../../scripts/error-index/payments-rows.ts';
import type { ErrorRow } from '../../scripts/error-index/row.ts';
import { messages } from '../../subgraphs/payments/src/messages.ts';
import { type ErrorCode, errorCauses } from '../errors/catalogue.ts';
import { type FaultStack, startFaultStack } from '../errors/fault-stack.ts';
import { auditCart } from '../graph/audit.ts';
import { createRegisteredRequest } from '../graph/graph-client.ts';
import { createMember } from '../graph/members.ts';
import { operations } from '../graph/operations.ts';
import { createMemberShopper } from '../graph/shopper.ts';
import { expectLogged } from './log-checks.ts';
import { expect, test } from './test.ts';

let scene: FaultStack;

// The tests run in sequence, because upstreams fail for all of them.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(240_000);
  scene = await startFaultStack();
});
test.afterAll(() => scene?.stop());

for (const [code, { cause, produce, message = messages[code as ErrorCode] }] of Object.entries(errorCauses)) {
  test(`${code}: ${cause} (CHECKOUT-450, PAYMENTS-52, ERRORS-58)`, async () => {
    const lineCount = scene.log.lines.length;
    const { read, cartId } = await produce(scene);
    for (const language of ['es', 'en'] as const) {
      expect(await read(language)).toEqual({ code, message: message[language] });
    }
    await expectLogged(scene, lineCount, (paymentsRows[code as ErrorCode] as ErrorRow).logged);
    if (cartId === undefined) return;
    expect(await auditCart(scene.stack, cartId)).toMatchObject({ netCapturedCents: 0, orderNumbers: [] });
  });
}

test('UPSTREAM_UNAVAILABLE: the list of saved cards fails, and is read again (PAYMENTS-81)', async () => {
  const { stack, interceptor } = scene;
  const { graph } = await createMemberShopper(stack, await createMember(stack, 'ana'));
  interceptor.makeUnavailable('PAYMENTS_API_URL');
  const failed = await graph
    .send(createRegisteredRequest(operations.wallet, {}))
    .finally(() => interceptor.restore('PAYMENTS_API_URL'));
  expect(failed.codes).toEqual(['UPSTREAM_UNAVAILABLE']);
  expect(await graph.run(operations.wallet, {})).toEqual({ savedCards: [] });
});

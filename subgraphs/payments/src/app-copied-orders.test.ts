import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { createOrderInput, placeMutation, startPaymentsForEach } from './testing/payments-graph.ts';

const payments = await startPaymentsForEach();

const cancelMutation = `mutation ($input: CancelCheckoutInput!) { cancelCheckout(input: $input) {
  __typename
  ... on CancelCheckoutSuccess { attempt { status } }
  ... on AttemptNotOpen { attempt { status } }
  ... on UserError { code } } }`;

const refused = { __typename: 'PaymentServiceUnavailable', code: 'PEC_503' };
const completed = { __typename: 'PlaceOrderSuccess', attempt: { status: 'COMPLETED' } };

let attemptId: string;
let commandId: string;
beforeEach(async () => {
  attemptId = await payments.beginAttempt(`cart-${randomUUID()}`);
  commandId = randomUUID();
});

const place = async (id: string = commandId) =>
  (await payments.execute(placeMutation, createOrderInput(attemptId, { commandId: id }))).data.placeOrder;
const cancel = async (id: string = commandId) =>
  (await payments.execute(cancelMutation, { input: { attemptId, commandId: id } })).data.cancelCheckout;

/** Makes one check of an order fail. */
function failCheck(turn = 1): void {
  let checks = 0;
  payments.world.fault = (call) => {
    if (call !== 'membership.findStatus') return 'none';
    checks += 1;
    return checks === turn ? 'error-before' : 'none';
  };
}

describe('an order that is delivered more than once (CHECKOUT-455)', () => {
  it('is not placed by a copy after it was refused', async () => {
    failCheck();
    expect(await place()).toMatchObject(refused);
    expect(await place()).toMatchObject(refused);
    expect(payments.world.orders.size).toBe(0);
    expect(await place(randomUUID()), 'the next order of the shopper').toMatchObject(completed);
  });

  it.each([1, 2])('has one result when the check of copy %i fails while the other one pays', async (turn) => {
    failCheck(turn);
    const results = await Promise.all([place(), place()]);
    const isPlaced = payments.world.orders.size > 0;
    for (const result of results) expect(result).toMatchObject(isPlaced ? completed : refused);
  });

  it('is not placed by a copy after the attempt was opened again', async () => {
    let failures = 0;
    payments.world.fault = (call) => {
      if (call !== 'tax.calculate') return 'none';
      failures += 1;
      return 'error-before';
    };
    const first = await place();
    expect(first.__typename).toBe('PaymentServiceUnavailable');
    expect(failures).toBeGreaterThan(0);
    payments.world.fault = () => 'none';
    expect(await place()).toEqual(first);
    expect(payments.world.orders.size).toBe(0);
  });
});

describe('an order whose response was lost (CHECKOUT-456)', () => {
  it('is not placed after its cancellation, and the attempt stays open', async () => {
    expect(await cancel()).toEqual({ __typename: 'CancelCheckoutSuccess', attempt: { status: 'OPEN' } });
    expect(await place()).toMatchObject(refused);
    expect(payments.world.orders.size).toBe(0);
    expect(await place(randomUUID())).toMatchObject(completed);
  });

  it('is not cancelled once it has begun', async () => {
    const placing = place();
    expect(await placing).toMatchObject(completed);
    expect(await cancel()).toMatchObject({ __typename: 'AttemptNotOpen', attempt: { status: 'COMPLETED' } });
  });

  it('has an id that is a UUID', async () => {
    const { errors } = await payments.execute(placeMutation, createOrderInput(attemptId, { commandId: 'x' }));
    expect(errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
  });
});

it('keeps the ids of the latest 50 requests', async () => {
  for (let requests = 0; requests < 55; requests += 1) await cancel(randomUUID());
  const count = 'select jsonb_array_length(command_ids) as count from payments.attempt where id = $1';
  expect((await payments.database.execute(count, [attemptId])).rows).toEqual([{ count: 50 }]);
});

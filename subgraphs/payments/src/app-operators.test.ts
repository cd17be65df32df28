import { randomUUID } from 'node:crypto';
import type { Caller } from '@tarima/service-kit/caller';
import { describe, expect, it } from 'vitest';
import { createOrderInput, guest, placeMutation, startPaymentsForEach } from './testing/payments-graph.ts';

const shop = await startPaymentsForEach();

const operator = { kind: 'operator', subject: 'sofia', name: 'Sofía Rojas' } as const;
const colleague = { kind: 'operator', subject: 'devon', name: 'Devon Clarke' } as const;

const attemptFields = `id purpose status market amount { centAmount } orderNumber cartId membershipNumber reference
  referenceNumber card { brand lastDigits } failure { code } createdAt updatedAt allowedActions
  timeline { __typename
    ... on AttemptStep { name try startedAt finishedAt outcome answers { call result reason httpStatus referenceNumber state times } }
    ... on AttemptAlert { alert: name raisedAt }
    ... on AttemptResolution { action operatorName reason decidedAt } }`;
const listQuery = `query ($filter: OperatorAttemptFilter! = {}, $first: Int! = 25, $after: String) {
  operatorAttempts(filter: $filter, first: $first, after: $after) { nodes { id status } pageInfo { hasNextPage endCursor } } }`;
const detailQuery = `query ($id: ID!) { operatorAttempt(id: $id) { ${attemptFields} } }`;
const resolveMutation = `mutation ($input: ResolveAttemptInput!) { resolveAttempt(input: $input) { __typename
  ... on ResolveAttemptSuccess { attempt { ${attemptFields} } }
  ... on AttemptNotInReview { attempt { id status } }
  ... on ActionNotAllowed { allowedActions }
  ... on UserError { code message } } }`;

const read = async (id: string) => (await shop.execute(detailQuery, { id }, operator)).data.operatorAttempt;
const list = async (filter: object, page: object = {}) =>
  (await shop.execute(listQuery, { filter, ...page }, operator)).data.operatorAttempts;
const resolve = async (
  attemptId: string,
  action: string,
  identity: Caller['identity'] = operator,
  reason = 'Seen at the bank',
) => (await shop.execute(resolveMutation, { input: { attemptId, action, reason } }, identity)).data.resolveAttempt;

/** An attempt whose order is refused after the capture and whose payment is settled already: nobody can void it. */
async function beginSettledAttempt(): Promise<{ id: string; cartId: string }> {
  const cartId = randomUUID();
  const id = await shop.beginAttempt(cartId);
  shop.world.rejection = 'OUT_OF_STOCK';
  shop.world.fault = (call) => (call === 'commerce.createOrder' ? 'rejected' : 'none');
  shop.world.isSettled = true;
  const { data } = await shop.execute(placeMutation, createOrderInput(id));
  expect(data.placeOrder.attempt).toMatchObject({ status: 'NEEDS_REVIEW' });
  return { id, cartId };
}

describe('who may see attempts of all shoppers (CHECKOUT-200)', () => {
  it.each([
    ['a member', { kind: 'member', subject: 's', membershipNumber: '64010104512001' }, 'FORBIDDEN'],
    ['a guest', guest, 'UNAUTHENTICATED'],
    ['an anonymous caller', { kind: 'anonymous' }, 'UNAUTHENTICATED'],
    ['a partner', { kind: 'partner', clientId: 'p', scopes: ['cart:write', 'operator'] }, 'FORBIDDEN'],
  ] as [string, Caller['identity'], string][])('%s may not', async (_who, identity, code) => {
    const { id } = await beginSettledAttempt();
    const input = { attemptId: id, action: 'VOID', reason: 'Seen at the bank' };
    for (const [query, variables] of [
      [listQuery, {}],
      [detailQuery, { id }],
      [resolveMutation, { input }],
    ] as const) {
      const { data, errors } = await shop.execute(query, variables, identity);
      expect(errors?.map(({ extensions }) => extensions.code)).toEqual([code]);
      expect(Object.values(data ?? {}).every((value) => value === null)).toBe(true);
    }
    expect(await read(id)).toMatchObject({ status: 'NEEDS_REVIEW' });
  });

  it('an operator has no attempts, cards or carts of their own', async () => {
    const { id } = await beginSettledAttempt();
    const query = `{ checkoutAttempt(id: "${id}") { id } savedCards { id } }`;
    expect((await shop.execute(query, {}, operator)).data).toEqual({ checkoutAttempt: null, savedCards: [] });
  });
});

describe('the list (CHECKOUT-201)', () => {
  it('finds an attempt by order number, cart, member, attempt, reference and reference number', async () => {
    const { id, cartId } = await beginSettledAttempt();
    const attempt = await read(id);
    const number = '64010104512001';
    for (const filter of [
      { orderNumber: attempt.orderNumber },
      { cartId },
      { reference: id },
      { reference: attempt.reference },
      { text: ` ${attempt.orderNumber.toLowerCase()} ` },
      { text: cartId },
      { text: `${id}.1` },
    ]) {
      expect((await list(filter)).nodes, JSON.stringify(filter)).toEqual([{ id, status: 'NEEDS_REVIEW' }]);
    }
    for (const filter of [
      { membershipNumber: '6401 010451 2001' },
      { text: number },
      { reference: attempt.referenceNumber },
    ]) {
      const { nodes } = await list({ ...filter, cartId });
      expect(nodes, JSON.stringify(filter)).toEqual([{ id, status: 'NEEDS_REVIEW' }]);
    }
    for (const filter of [
      { text: 'CR' },
      { text: "' or 1=1" },
      { orderNumber: 'x', cartId },
      { cartId, status: ['OPEN'] },
    ]) {
      expect((await list(filter)).nodes, JSON.stringify(filter)).toEqual([]);
    }
  });

  it('shows attempts in review first, then the newest first, page by page', async () => {
    const { id: inReview } = await beginSettledAttempt();
    const older = await shop.beginAttempt(randomUUID());
    const newer = await shop.beginAttempt(randomUUID());
    const ids: string[] = [];
    let after: string | null = null;
    for (let pages = 0; pages < 50; pages += 1) {
      const page = await list({}, { first: 2, after });
      ids.push(...page.nodes.map((node: { id: string }) => node.id));
      after = page.pageInfo.endCursor;
      if (!page.pageInfo.hasNextPage) break;
    }
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.indexOf(inReview)).toBeLessThan(ids.indexOf(newer));
    expect(ids.indexOf(newer)).toBe(ids.indexOf(older) - 1);
  });

  it.each([{ first: 0 }, { first: 101 }, { after: 'x' }])('refuses %o', async (page) => {
    const { errors } = await shop.execute(listQuery, page, operator);
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
});

describe('the time line (CHECKOUT-203)', () => {
  it('has each step with what the upstreams answered, and alerts, without card data and names', async () => {
    const { id } = await beginSettledAttempt();
    const attempt = await read(id);
    const step = (name: string) => attempt.timeline.find((event: { name?: string }) => event.name === name);
    expect(step('PROCESS').answers).toEqual([
      expect.objectContaining({
        call: 'payments.process',
        result: 'OK',
        state: 'APPROVED',
        referenceNumber: attempt.referenceNumber,
      }),
    ]);
    expect(step('CREATE_ORDER')).toMatchObject({ outcome: 'refused' });
    expect(step('CREATE_ORDER').answers).toContainEqual(
      expect.objectContaining({ call: 'commerce.createOrder', result: 'REFUSED', reason: 'OUT_OF_STOCK' }),
    );
    expect(step('VOID_TRANSACTION').answers).toEqual([
      expect.objectContaining({ call: 'payments.void', result: 'REFUSED', reason: 'ALREADY_SETTLED' }),
    ]);
    expect(attempt.timeline).toContainEqual(expect.objectContaining({ alert: 'checkout_needs_review' }));
    const text = JSON.stringify(attempt);
    for (const secret of ['Ana', 'tarima.test', 'AAAA', '12/30']) expect(text).not.toContain(secret);
  });
});

describe('a decision of an operator', () => {
  it('refunds settled money, releases the cart, and is stored with name and reason (CHECKOUT-204)', async () => {
    const { id, cartId } = await beginSettledAttempt();
    expect((await read(id)).allowedActions).toEqual(['COMPLETE', 'REFUND']);
    const result = await resolve(id, 'REFUND');
    expect(result).toMatchObject({
      __typename: 'ResolveAttemptSuccess',
      attempt: { status: 'VOIDED', failure: { code: 'PAYMENT_UNDONE_BY_CLUB' }, allowedActions: [] },
    });
    expect(result.attempt.timeline).toContainEqual(
      expect.objectContaining({ action: 'REFUND', operatorName: 'Sofía Rojas', reason: 'Seen at the bank' }),
    );
    expect(shop.world.count('REFUND', cartId)).toBe(1);
    expect(shop.world.carts.get(cartId)).toMatchObject({ isLocked: false });
  });

  it('completes the order once its items are in stock again', async () => {
    const { id, cartId } = await beginSettledAttempt();
    shop.world.fault = () => 'none';
    expect(await resolve(id, 'COMPLETE')).toMatchObject({ attempt: { status: 'COMPLETED', failure: null } });
    expect(shop.world.count('CAPTURE', cartId)).toBe(1);
    expect([...shop.world.orders.values()].filter((order) => order.cartId === cartId)).toHaveLength(1);
  });

  it('voids a payment that could not be voided before', async () => {
    const cartId = randomUUID();
    shop.configure({ authorizationStatusEnabled: false });
    const id = await shop.beginAttempt(cartId);
    shop.world.fault = (call) => (call === 'payments.process' ? 'error-after' : 'none');
    const { data } = await shop.execute(placeMutation, createOrderInput(id));
    expect(data.placeOrder.attempt).toMatchObject({ status: 'NEEDS_REVIEW' });
    expect((await read(id)).allowedActions).toEqual(['VOID', 'COMPLETE']);
    shop.configure({ authorizationStatusEnabled: true });
    expect(await resolve(id, 'VOID')).toMatchObject({ attempt: { status: 'VOIDED' } });
    expect(shop.world.count('VOID', cartId)).toBe(1);
    expect(shop.world.carts.get(cartId)).toMatchObject({ isLocked: false });
  });

  it('is refused when the action makes no sense in the state (CHECKOUT-205)', async () => {
    const { id } = await beginSettledAttempt();
    expect(await resolve(id, 'VOID')).toMatchObject({
      __typename: 'ActionNotAllowed',
      code: 'ACTION_NOT_ALLOWED',
      allowedActions: ['COMPLETE', 'REFUND'],
    });
    expect(await read(id)).toMatchObject({ status: 'NEEDS_REVIEW' });
  });

  it.each([
    ['    ', 'REASON_REQUIRED'],
    ['abcd', 'REASON_REQUIRED'],
    ['a'.repeat(501), 'REASON_TOO_LONG'],
  ])('needs a reason: %s', async (reason, code) => {
    const { id } = await beginSettledAttempt();
    expect(await resolve(id, 'REFUND', operator, reason)).toMatchObject({ __typename: 'ReasonRequired', code });
  });

  it('is made once, by one of two operators, and can be repeated (CHECKOUT-206)', async () => {
    const { id, cartId } = await beginSettledAttempt();
    const results = await Promise.all([resolve(id, 'REFUND'), resolve(id, 'REFUND', colleague), resolve(id, 'REFUND')]);
    const types = results.map(({ __typename }) => __typename);
    expect(types.filter((type) => type === 'AttemptNotInReview').length).toBeGreaterThan(0);
    expect(shop.world.count('REFUND', cartId)).toBe(1);
    const decisions = (await read(id)).timeline.filter((event: { action?: string }) => event.action);
    expect(decisions).toHaveLength(1);
    const isFirst = decisions[0].operatorName === operator.name;
    const [first, second] = isFirst ? [operator, colleague] : [colleague, operator];
    expect(await resolve(id, 'REFUND', first)).toMatchObject({ __typename: 'ResolveAttemptSuccess' });
    expect(await resolve(id, 'REFUND', second)).toMatchObject({ code: 'ATTEMPT_NOT_IN_REVIEW' });
    expect(await resolve(randomUUID(), 'REFUND')).toMatchObject({ code: 'ATTEMPT_NOT_FOUND' });
  });
});

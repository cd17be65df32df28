import type { ByProjectKeyRequestBuilder, Payment, PaymentUpdateAction } from '@commercetools/platform-sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CommerceFixture, startCommerce } from '../testing/commerce-fixture.ts';

let commerce: CommerceFixture;
let api: ByProjectKeyRequestBuilder;
beforeAll(async () => {
  commerce = await startCommerce();
  api = commerce.api('manage_project');
});
afterAll(() => commerce.close());

const amount = { centAmount: 565_000, currencyCode: 'CRC' };
const create = async (key: string): Promise<Payment> => {
  const body = {
    key,
    interfaceId: `reference-${key}`,
    amountPlanned: amount,
    paymentMethodInfo: { paymentInterface: 'club-payments', method: 'CARD' },
    transactions: [{ type: 'Authorization', amount, state: 'Success', interactionId: 'auth-1' }],
    custom: { type: { typeId: 'type' as const, key: 'payment' }, fields: { attempt_id: 'attempt-1' } },
  };
  return (await api.payments().post({ body }).execute()).body;
};
const update = async ({ id, version }: Payment, ...actions: PaymentUpdateAction[]): Promise<Payment> =>
  (await api.payments().withId({ ID: id }).post({ body: { version, actions } }).execute()).body;

describe('a payment', () => {
  it('is created once per key and found by it', async () => {
    const payment = await create('once');
    expect(payment).toMatchObject({
      version: 1,
      amountPlanned: { ...amount, type: 'centPrecision', fractionDigits: 2 },
    });
    expect((await api.payments().withKey({ key: 'once' }).get().execute()).body).toEqual(payment);
    await expect(create('once')).rejects.toMatchObject({
      body: { errors: [{ code: 'DuplicateField', field: 'key' }] },
    });
  });

  it('collects transactions with final outcomes', async () => {
    const payment = await update(await create('capture'), {
      action: 'addTransaction',
      transaction: { type: 'Charge', amount, state: 'Pending' },
    });
    const transactionId = payment.transactions[1]?.id ?? '';
    const paid = await update(
      payment,
      { action: 'changeTransactionState', transactionId, state: 'Success' },
      { action: 'changeTransactionInteractionId', transactionId, interactionId: 'capture-1' },
      { action: 'setStatusInterfaceCode', interfaceCode: 'APPROVED' },
    );
    expect(paid.transactions[1]).toMatchObject({ state: 'Success', interactionId: 'capture-1' });
    expect(paid.paymentStatus.interfaceCode).toBe('APPROVED');
    await expect(
      update(paid, { action: 'changeTransactionState', transactionId, state: 'Failure' }),
    ).rejects.toMatchObject({ body: { errors: [{ code: 'InvalidOperation' }] } });
    const where = `resource(id="${paid.id}")`;
    const messages = (
      await api
        .messages()
        .get({ queryArgs: { where, sort: 'createdAt asc' } })
        .execute()
    ).body.results;
    expect(new Set(messages.map(({ type }) => type))).toEqual(
      new Set(['PaymentCreated', 'PaymentTransactionAdded', 'PaymentTransactionStateChanged']),
    );
  });
});

import type { Payment, Transaction } from '@commercetools/platform-sdk';
import { z } from 'zod';
import { toMoney } from '../carts/domain/money.ts';
import { type ActionKind, type ActionKinds, action, withField } from '../documents/actions.ts';
import { customFieldsOf, withCustomField } from '../documents/custom-fields.ts';
import {
  customFieldsDraft,
  keySchema,
  moneyDraft,
  setCustomFieldInput,
  setCustomTypeInput,
} from '../documents/schemas.ts';
import { invalidInput, invalidOperation } from '../errors.ts';
import { methodInfoDraft, newTransaction, type PaymentContext, transactionDraft, transactionState } from './payment.ts';

const ofTransaction = z.object({ transactionId: z.string() });

function paymentAction<Schema extends z.ZodType>(
  schema: Schema,
  apply: (payment: Payment, input: z.output<Schema>, context: PaymentContext) => Payment,
): ActionKind<Payment, PaymentContext> {
  return action(schema, apply);
}

/** An action that changes one transaction of the payment. */
function transactionAction<Schema extends typeof ofTransaction>(
  schema: Schema,
  change: (transaction: Transaction, input: z.output<Schema>, context: PaymentContext) => Transaction,
): ActionKind<Payment, PaymentContext> {
  return paymentAction(schema, (payment, input, context) => {
    const found = payment.transactions.find(({ id }) => id === input.transactionId);
    if (!found) throw invalidInput(`The payment has no transaction '${input.transactionId}'.`);
    const changed = change(found, input, context);
    return { ...payment, transactions: payment.transactions.map((old) => (old === found ? changed : old)) };
  });
}

const final = new Set(['Success', 'Failure']);

/** Update actions of payments. */
export const paymentActions: ActionKinds<Payment, PaymentContext> = {
  setKey: paymentAction(z.object({ key: keySchema.optional() }), (payment, { key }) => withField(payment, 'key', key)),

  setInterfaceId: paymentAction(z.object({ interfaceId: z.string() }), (payment, { interfaceId }) => {
    if (payment.interfaceId !== undefined && payment.interfaceId !== interfaceId) {
      throw invalidOperation('The interface id cannot be changed once it is set.');
    }
    return { ...payment, interfaceId };
  }),

  changeAmountPlanned: paymentAction(z.object({ amount: moneyDraft }), (payment, { amount }) => ({
    ...payment,
    amountPlanned: toMoney(amount.centAmount, amount.currencyCode),
  })),

  setMethodInfo: paymentAction(methodInfoDraft, (payment, paymentMethodInfo) => ({ ...payment, paymentMethodInfo })),

  setStatusInterfaceCode: paymentAction(z.object({ interfaceCode: z.string().optional() }), (payment, input) => ({
    ...payment,
    paymentStatus: withField(payment.paymentStatus, 'interfaceCode', input.interfaceCode),
  })),
  setStatusInterfaceText: paymentAction(z.object({ interfaceText: z.string().optional() }), (payment, input) => ({
    ...payment,
    paymentStatus: withField(payment.paymentStatus, 'interfaceText', input.interfaceText),
  })),

  addTransaction: paymentAction(z.object({ transaction: transactionDraft }), (payment, { transaction }, context) => ({
    ...payment,
    transactions: [...payment.transactions, newTransaction(transaction, context)],
  })),

  changeTransactionState: transactionAction(ofTransaction.extend({ state: transactionState }), (old, { state }) => {
    const backwards = final.has(old.state) || state === 'Initial';
    if (backwards && state !== old.state) {
      throw invalidOperation(`A transaction cannot go from the state '${old.state}' to '${state}'.`);
    }
    return { ...old, state };
  }),
  changeTransactionInteractionId: transactionAction(
    ofTransaction.extend({ interactionId: z.string() }),
    (old, { interactionId }) => ({ ...old, interactionId }),
  ),
  changeTransactionTimestamp: transactionAction(
    ofTransaction.extend({ timestamp: z.iso.datetime({ offset: true }) }),
    (old, { timestamp }) => ({ ...old, timestamp }),
  ),

  addInterfaceInteraction: paymentAction(customFieldsDraft, (payment, interaction, context) => ({
    ...payment,
    interfaceInteractions: [
      ...payment.interfaceInteractions,
      customFieldsOf(interaction, 'payment-interface-interaction', context),
    ],
  })),

  setCustomType: paymentAction(setCustomTypeInput, (payment, { type, fields }, context) =>
    withField(payment, 'custom', type && customFieldsOf({ type, fields }, 'payment', context)),
  ),
  setCustomField: paymentAction(setCustomFieldInput, (payment, input, context) => ({
    ...payment,
    custom: withCustomField(payment.custom, input, context),
  })),
};

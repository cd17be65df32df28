import type { Payment, Transaction } from '@commercetools/platform-sdk';
import { z } from 'zod';
import { toMoney } from '../carts/domain/money.ts';
import { type ActionKind, type ActionKinds, defineAction, withField } from '../documents/actions.ts';
import { buildCustomFields, setCustomField } from '../documents/custom-fields.ts';
import {
  customFieldsDraft,
  keySchema,
  moneyDraft,
  setCustomFieldInput,
  setCustomTypeInput,
} from '../documents/schemas.ts';
import { createInvalidInputError, createInvalidOperationError } from '../errors.ts';
import {
  buildTransaction,
  methodInfoDraft,
  type PaymentContext,
  transactionDraft,
  transactionState,
} from './payment.ts';

const transactionTarget = z.object({ transactionId: z.string() });

function definePaymentAction<Schema extends z.ZodType>(
  schema: Schema,
  apply: (payment: Payment, input: z.output<Schema>, context: PaymentContext) => Payment,
): ActionKind<Payment, PaymentContext> {
  return defineAction(schema, apply);
}

/** Defines an action that changes one transaction of a payment. */
function defineTransactionAction<Schema extends typeof transactionTarget>(
  schema: Schema,
  change: (transaction: Transaction, input: z.output<Schema>, context: PaymentContext) => Transaction,
): ActionKind<Payment, PaymentContext> {
  return definePaymentAction(schema, (payment, input, context) => {
    const found = payment.transactions.find(({ id }) => id === input.transactionId);
    if (!found) throw createInvalidInputError(`The payment has no transaction '${input.transactionId}'.`);
    const changed = change(found, input, context);
    return { ...payment, transactions: payment.transactions.map((old) => (old === found ? changed : old)) };
  });
}

const finalStates = new Set(['Success', 'Failure']);

/** Update actions of payments. */
export const paymentActions: ActionKinds<Payment, PaymentContext> = {
  setKey: definePaymentAction(z.object({ key: keySchema.optional() }), (payment, { key }) =>
    withField(payment, 'key', key),
  ),

  setInterfaceId: definePaymentAction(z.object({ interfaceId: z.string() }), (payment, { interfaceId }) => {
    if (payment.interfaceId !== undefined && payment.interfaceId !== interfaceId) {
      throw createInvalidOperationError('The interface id cannot be changed once it is set.');
    }
    return { ...payment, interfaceId };
  }),

  changeAmountPlanned: definePaymentAction(z.object({ amount: moneyDraft }), (payment, { amount }) => ({
    ...payment,
    amountPlanned: toMoney(amount.centAmount, amount.currencyCode),
  })),

  setMethodInfo: definePaymentAction(methodInfoDraft, (payment, paymentMethodInfo) => ({
    ...payment,
    paymentMethodInfo,
  })),

  setStatusInterfaceCode: definePaymentAction(z.object({ interfaceCode: z.string().optional() }), (payment, input) => ({
    ...payment,
    paymentStatus: withField(payment.paymentStatus, 'interfaceCode', input.interfaceCode),
  })),
  setStatusInterfaceText: definePaymentAction(z.object({ interfaceText: z.string().optional() }), (payment, input) => ({
    ...payment,
    paymentStatus: withField(payment.paymentStatus, 'interfaceText', input.interfaceText),
  })),

  addTransaction: definePaymentAction(
    z.object({ transaction: transactionDraft }),
    (payment, { transaction }, context) => ({
      ...payment,
      transactions: [...payment.transactions, buildTransaction(transaction, context)],
    }),
  ),

  changeTransactionState: defineTransactionAction(
    transactionTarget.extend({ state: transactionState }),
    (old, { state }) => {
      const isBackwards = finalStates.has(old.state) || state === 'Initial';
      if (isBackwards && state !== old.state) {
        throw createInvalidOperationError(`A transaction cannot go from the state '${old.state}' to '${state}'.`);
      }
      return { ...old, state };
    },
  ),
  changeTransactionInteractionId: defineTransactionAction(
    transactionTarget.extend({ interactionId: z.string() }),
    (old, { interactionId }) => ({ ...old, interactionId }),
  ),
  changeTransactionTimestamp: defineTransactionAction(
    transactionTarget.extend({ timestamp: z.iso.datetime({ offset: true }) }),
    (old, { timestamp }) => ({ ...old, timestamp }),
  ),

  addInterfaceInteraction: definePaymentAction(customFieldsDraft, (payment, interaction, context) => ({
    ...payment,
    interfaceInteractions: [
      ...payment.interfaceInteractions,
      buildCustomFields(interaction, 'payment-interface-interaction', context),
    ],
  })),

  setCustomType: definePaymentAction(setCustomTypeInput, (payment, { type, fields }, context) =>
    withField(payment, 'custom', type && buildCustomFields({ type, fields }, 'payment', context)),
  ),
  setCustomField: definePaymentAction(setCustomFieldInput, (payment, input, context) => ({
    ...payment,
    custom: setCustomField(payment.custom, input, context),
  })),
};

import type { Payment, Transaction } from '@commercetools/platform-sdk';
import { z } from 'zod';
import { toMoney } from '../carts/domain/money.ts';
import { buildCustomFields, type TypeSource } from '../documents/custom-fields.ts';
import { customFieldsDraft, identifier, keySchema, localizedString, moneyDraft } from '../documents/schemas.ts';

/** Inputs of the pure payment logic. */
export interface PaymentContext extends TypeSource {
  readonly now: Date;
  createId(): string;
}

const text = z.string().max(1_024).optional();

export const transactionState = z.enum(['Initial', 'Pending', 'Success', 'Failure']);

export const transactionDraft = z.object({
  timestamp: z.iso.datetime({ offset: true }).optional(),
  type: z.enum(['Authorization', 'CancelAuthorization', 'Charge', 'Refund', 'Chargeback']),
  amount: moneyDraft,
  interactionId: text,
  interfaceId: text,
  state: transactionState.default('Initial'),
  custom: customFieldsDraft.optional(),
});

export const methodInfoDraft = z.object({
  paymentInterface: text,
  method: text,
  name: localizedString.optional(),
  interfaceAccount: text,
});

/** The body of `POST /payments`. */
export const paymentDraft = z.object({
  key: keySchema.optional(),
  customer: identifier('customer').optional(),
  anonymousId: text,
  interfaceId: text,
  amountPlanned: moneyDraft,
  paymentMethodInfo: methodInfoDraft.default({}),
  paymentStatus: z.object({ interfaceCode: text, interfaceText: text }).default({}),
  transactions: z.array(transactionDraft).max(100).default([]),
  interfaceInteractions: z.array(customFieldsDraft).default([]),
  custom: customFieldsDraft.optional(),
});

/** Builds a payment; `customerId` is the id of the draft's customer. */
export function buildPayment(
  draft: z.output<typeof paymentDraft>,
  customerId: string | undefined,
  context: PaymentContext & { readonly clientId: string },
): Payment {
  const at = context.now.toISOString();
  const by = { clientId: context.clientId };
  return {
    id: context.createId(),
    version: 1,
    ...(draft.key === undefined ? {} : { key: draft.key }),
    ...(customerId === undefined ? {} : { customer: { typeId: 'customer', id: customerId } }),
    ...(draft.anonymousId === undefined ? {} : { anonymousId: draft.anonymousId }),
    ...(draft.interfaceId === undefined ? {} : { interfaceId: draft.interfaceId }),
    amountPlanned: toMoney(draft.amountPlanned.centAmount, draft.amountPlanned.currencyCode),
    paymentMethodInfo: draft.paymentMethodInfo,
    paymentStatus: draft.paymentStatus,
    transactions: draft.transactions.map((transaction) => buildTransaction(transaction, context)),
    interfaceInteractions: draft.interfaceInteractions.map((interaction) =>
      buildCustomFields(interaction, 'payment-interface-interaction', context),
    ),
    ...(draft.custom ? { custom: buildCustomFields(draft.custom, 'payment', context) } : {}),
    createdAt: at,
    lastModifiedAt: at,
    createdBy: by,
    lastModifiedBy: by,
  };
}

/** Builds a stored transaction with an id. */
export function buildTransaction(draft: z.output<typeof transactionDraft>, context: PaymentContext): Transaction {
  const { amount, custom, ...fields } = draft;
  return {
    id: context.createId(),
    ...fields,
    amount: toMoney(amount.centAmount, amount.currencyCode),
    ...(custom ? { custom: buildCustomFields(custom, 'transaction', context) } : {}),
  };
}

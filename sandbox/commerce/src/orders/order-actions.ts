import type { Order } from '@commercetools/platform-sdk';
import { z } from 'zod';
import { emailSchema, localeSchema } from '../carts/domain/actions/cart.ts';
import { type ActionKind, type ActionKinds, defineAction, withField } from '../documents/actions.ts';
import { buildAddress } from '../documents/addresses.ts';
import { buildCustomFields, setCustomField, type TypeSource } from '../documents/custom-fields.ts';
import {
  addressDraft,
  type Identifier,
  identifier,
  setCustomFieldInput,
  setCustomTypeInput,
} from '../documents/schemas.ts';
import { createInvalidInputError, createInvalidOperationError } from '../errors.ts';
import { orderNumber, orderState, paymentState, shipmentState } from './order-draft.ts';

/** Inputs of the pure order logic. */
export interface OrderContext extends TypeSource {
  readonly now: Date;
  /** Id of an existing payment. */
  getPaymentId(identifier: Identifier<'payment'>): string;
}

function defineOrderAction<Schema extends z.ZodType>(
  schema: Schema,
  apply: (order: Order, input: z.output<Schema>, context: OrderContext) => Order,
): ActionKind<Order, OrderContext> {
  return defineAction(schema, apply);
}

/** Update actions of orders. Items and payments of an order cannot be changed. */
export const orderActions: ActionKinds<Order, OrderContext> = {
  changeOrderState: defineOrderAction(z.object({ orderState }), (order, input, { now }) => {
    const completed = input.orderState === 'Complete' ? { completedAt: order.completedAt ?? now.toISOString() } : {};
    return { ...order, orderState: input.orderState, ...completed };
  }),
  changeShipmentState: defineOrderAction(z.object({ shipmentState }), (order, input) => ({ ...order, ...input })),
  changePaymentState: defineOrderAction(z.object({ paymentState }), (order, input) => ({ ...order, ...input })),

  setOrderNumber: defineOrderAction(z.object({ orderNumber: orderNumber.optional() }), (order, input) => {
    if (order.orderNumber !== undefined && order.orderNumber !== input.orderNumber) {
      throw createInvalidOperationError('The order number cannot be changed once it is set.');
    }
    return withField(order, 'orderNumber', input.orderNumber);
  }),
  setCustomerEmail: defineOrderAction(z.object({ email: emailSchema.optional() }), (order, { email }) =>
    withField(order, 'customerEmail', email),
  ),
  setLocale: defineOrderAction(z.object({ locale: localeSchema.optional() }), (order, { locale }) =>
    withField(order, 'locale', locale),
  ),
  setShippingAddress: defineOrderAction(z.object({ address: addressDraft.optional() }), (order, { address }, context) =>
    withField(order, 'shippingAddress', address && buildAddress(address, context)),
  ),
  setBillingAddress: defineOrderAction(z.object({ address: addressDraft.optional() }), (order, { address }, context) =>
    withField(order, 'billingAddress', address && buildAddress(address, context)),
  ),

  addPayment: defineOrderAction(z.object({ payment: identifier('payment') }), (order, { payment }, context) => {
    const id = context.getPaymentId(payment);
    const payments = order.paymentInfo?.payments ?? [];
    if (payments.some((existing) => existing.id === id)) return order;
    return { ...order, paymentInfo: { payments: [...payments, { typeId: 'payment', id }] } };
  }),
  removePayment: defineOrderAction(z.object({ payment: identifier('payment') }), (order, { payment }, context) => {
    const id = context.getPaymentId(payment);
    const payments = order.paymentInfo?.payments ?? [];
    const remaining = payments.filter((existing) => existing.id !== id);
    if (remaining.length === payments.length) throw createInvalidInputError(`The order has no payment '${id}'.`);
    return withField(order, 'paymentInfo', remaining.length > 0 ? { payments: remaining } : undefined);
  }),

  setCustomType: defineOrderAction(setCustomTypeInput, (order, { type, fields }, context) =>
    withField(order, 'custom', type && buildCustomFields({ type, fields }, 'order', context)),
  ),
  setCustomField: defineOrderAction(setCustomFieldInput, (order, input, context) => ({
    ...order,
    custom: setCustomField(order.custom, input, context),
  })),
};

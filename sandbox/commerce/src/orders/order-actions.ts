import type { Order } from '@commercetools/platform-sdk';
import { z } from 'zod';
import { emailSchema, localeSchema } from '../carts/domain/actions/cart.ts';
import { type ActionKind, type ActionKinds, action, withField } from '../documents/actions.ts';
import { addressOf } from '../documents/addresses.ts';
import { customFieldsOf, type TypeSource, withCustomField } from '../documents/custom-fields.ts';
import {
  addressDraft,
  type Identifier,
  identifier,
  setCustomFieldInput,
  setCustomTypeInput,
} from '../documents/schemas.ts';
import { invalidInput, invalidOperation } from '../errors.ts';
import { orderNumber, orderState, paymentState, shipmentState } from './order-draft.ts';

/** What the pure rules of orders may look at. */
export interface OrderContext extends TypeSource {
  readonly now: Date;
  /** Id of an existing payment. */
  payment(identifier: Identifier<'payment'>): string;
}

function orderAction<Schema extends z.ZodType>(
  schema: Schema,
  apply: (order: Order, input: z.output<Schema>, context: OrderContext) => Order,
): ActionKind<Order, OrderContext> {
  return action(schema, apply);
}

/** Update actions of orders. What was bought and paid is not among them. */
export const orderActions: ActionKinds<Order, OrderContext> = {
  changeOrderState: orderAction(z.object({ orderState }), (order, input, { now }) => {
    const completed = input.orderState === 'Complete' ? { completedAt: order.completedAt ?? now.toISOString() } : {};
    return { ...order, orderState: input.orderState, ...completed };
  }),
  changeShipmentState: orderAction(z.object({ shipmentState }), (order, input) => ({ ...order, ...input })),
  changePaymentState: orderAction(z.object({ paymentState }), (order, input) => ({ ...order, ...input })),

  setOrderNumber: orderAction(z.object({ orderNumber: orderNumber.optional() }), (order, input) => {
    if (order.orderNumber !== undefined && order.orderNumber !== input.orderNumber) {
      throw invalidOperation('The order number cannot be changed once it is set.');
    }
    return withField(order, 'orderNumber', input.orderNumber);
  }),
  setCustomerEmail: orderAction(z.object({ email: emailSchema.optional() }), (order, { email }) =>
    withField(order, 'customerEmail', email),
  ),
  setLocale: orderAction(z.object({ locale: localeSchema.optional() }), (order, { locale }) =>
    withField(order, 'locale', locale),
  ),
  setShippingAddress: orderAction(z.object({ address: addressDraft.optional() }), (order, { address }, context) =>
    withField(order, 'shippingAddress', address && addressOf(address, context)),
  ),
  setBillingAddress: orderAction(z.object({ address: addressDraft.optional() }), (order, { address }, context) =>
    withField(order, 'billingAddress', address && addressOf(address, context)),
  ),

  addPayment: orderAction(z.object({ payment: identifier('payment') }), (order, { payment }, context) => {
    const id = context.payment(payment);
    const payments = order.paymentInfo?.payments ?? [];
    if (payments.some((known) => known.id === id)) return order;
    return { ...order, paymentInfo: { payments: [...payments, { typeId: 'payment', id }] } };
  }),
  removePayment: orderAction(z.object({ payment: identifier('payment') }), (order, { payment }, context) => {
    const id = context.payment(payment);
    const payments = order.paymentInfo?.payments ?? [];
    const kept = payments.filter((known) => known.id !== id);
    if (kept.length === payments.length) throw invalidInput(`The order has no payment '${id}'.`);
    return withField(order, 'paymentInfo', kept.length > 0 ? { payments: kept } : undefined);
  }),

  setCustomType: orderAction(setCustomTypeInput, (order, { type, fields }, context) =>
    withField(order, 'custom', type && customFieldsOf({ type, fields }, 'order', context)),
  ),
  setCustomField: orderAction(setCustomFieldInput, (order, input, context) => ({
    ...order,
    custom: withCustomField(order.custom, input, context),
  })),
};

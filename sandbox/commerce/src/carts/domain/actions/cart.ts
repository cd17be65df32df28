import { z } from 'zod';
import { withField } from '../../../documents/actions.ts';
import { buildCustomFields, setCustomField } from '../../../documents/custom-fields.ts';
import {
  countryCode,
  identifier,
  idField,
  keySchema,
  setCustomFieldInput,
  setCustomTypeInput,
} from '../../../documents/schemas.ts';
import { createInvalidInputError, createInvalidOperationError } from '../../../errors.ts';
import { type CartActions, defineCartAction } from './kind.ts';

export const localeSchema = z.enum(['es', 'en']);
export const emailSchema = z.email().max(254);
export const anonymousIdSchema = z.string().min(1).max(256);
export const deleteDaysSchema = z.int().min(1).max(365_250);

/** Actions on a cart's owner, custom fields and payments. */
export const cartFieldActions: CartActions = {
  setKey: defineCartAction(z.object({ key: keySchema.optional() }), (cart, { key }) => withField(cart, 'key', key)),

  setCustomerEmail: defineCartAction(z.object({ email: emailSchema.optional() }), (cart, { email }) =>
    withField(cart, 'customerEmail', email),
  ),

  setCustomerId: defineCartAction(
    z.object({ customerId: idField('customer').optional() }),
    (cart, { customerId }, context) => {
      if (customerId === undefined) return withField(cart, 'customerId', undefined);
      const { anonymousId: _taken, ...owned } = cart;
      return { ...owned, customerId: context.getCustomerId(customerId) };
    },
  ),

  setAnonymousId: defineCartAction(z.object({ anonymousId: anonymousIdSchema.optional() }), (cart, { anonymousId }) => {
    if (cart.customerId) throw createInvalidOperationError('The cart belongs to a customer.');
    return withField(cart, 'anonymousId', anonymousId);
  }),

  setCountry: defineCartAction(z.object({ country: countryCode.optional() }), (cart, { country }) =>
    withField(cart, 'country', country),
  ),

  setLocale: defineCartAction(z.object({ locale: localeSchema.optional() }), (cart, { locale }) =>
    withField(cart, 'locale', locale),
  ),

  setDeleteDaysAfterLastModification: defineCartAction(
    z.object({ deleteDaysAfterLastModification: deleteDaysSchema.optional() }),
    (cart, input) => withField(cart, 'deleteDaysAfterLastModification', input.deleteDaysAfterLastModification),
  ),

  setCustomType: defineCartAction(setCustomTypeInput, (cart, { type, fields }, context) =>
    withField(cart, 'custom', type && buildCustomFields({ type, fields }, 'order', context)),
  ),

  setCustomField: defineCartAction(setCustomFieldInput, (cart, input, context) => ({
    ...cart,
    custom: setCustomField(cart.custom, input, context),
  })),

  addPayment: defineCartAction(z.object({ payment: identifier('payment') }), (cart, { payment }, context) => {
    const id = context.getPaymentId(payment);
    const payments = cart.paymentInfo?.payments ?? [];
    if (payments.some((existing) => existing.id === id)) return cart;
    return { ...cart, paymentInfo: { payments: [...payments, { typeId: 'payment', id }] } };
  }),

  removePayment: defineCartAction(z.object({ payment: identifier('payment') }), (cart, { payment }, context) => {
    const id = context.getPaymentId(payment);
    const payments = cart.paymentInfo?.payments ?? [];
    const remaining = payments.filter((existing) => existing.id !== id);
    if (remaining.length === payments.length) throw createInvalidInputError(`The cart has no payment '${id}'.`);
    return withField(cart, 'paymentInfo', remaining.length > 0 ? { payments: remaining } : undefined);
  }),
};

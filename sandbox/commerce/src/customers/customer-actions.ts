import type { Customer } from '@commercetools/platform-sdk';
import { z } from 'zod';
import { type ActionKind, type ActionKinds, action, withField } from '../documents/actions.ts';
import { addressOf } from '../documents/addresses.ts';
import { customFieldsOf, withCustomField } from '../documents/custom-fields.ts';
import { addressDraft, keySchema, setCustomFieldInput, setCustomTypeInput } from '../documents/schemas.ts';
import { invalidOperation } from '../errors.ts';
import { type CustomerContext, customerDraft, distinct, findAddress, withAddress } from './customer.ts';

const target = z.object({ addressId: z.string().optional(), addressKey: z.string().optional() });

function customerAction<Schema extends z.ZodType>(
  schema: Schema,
  apply: (customer: Customer, input: z.output<Schema>, context: CustomerContext) => Customer,
): ActionKind<Customer, CustomerContext> {
  return action(schema, apply);
}

/** An action that sets one optional text field of the same name in draft, action and customer. */
function fieldAction(
  name:
    | 'firstName'
    | 'lastName'
    | 'middleName'
    | 'title'
    | 'salutation'
    | 'dateOfBirth'
    | 'companyName'
    | 'vatId'
    | 'externalId'
    | 'locale',
): ActionKind<Customer, CustomerContext> {
  return customerAction(customerDraft.pick({ [name]: true } as Record<typeof name, true>), (customer, input) =>
    withField(customer, name, input[name]),
  );
}

/** An action that makes an address the default one, or none when it names none. */
function defaultAddressAction(
  field: 'defaultShippingAddressId' | 'defaultBillingAddressId',
  list: 'shippingAddressIds' | 'billingAddressIds',
): ActionKind<Customer, CustomerContext> {
  return customerAction(target, (customer, input) => {
    if (input.addressId === undefined && input.addressKey === undefined) return withField(customer, field, undefined);
    const { id } = findAddress(customer, input);
    return { ...customer, [field]: id, [list]: distinct([...customer[list], id]) };
  });
}

/** Update actions of customers: addresses, names, preferred club. */
export const customerActions: ActionKinds<Customer, CustomerContext> = {
  setFirstName: fieldAction('firstName'),
  setLastName: fieldAction('lastName'),
  setMiddleName: fieldAction('middleName'),
  setTitle: fieldAction('title'),
  setSalutation: fieldAction('salutation'),
  setDateOfBirth: fieldAction('dateOfBirth'),
  setCompanyName: fieldAction('companyName'),
  setVatId: fieldAction('vatId'),
  setExternalId: fieldAction('externalId'),
  setLocale: fieldAction('locale'),

  setKey: customerAction(z.object({ key: keySchema.optional() }), (customer, { key }) =>
    withField(customer, 'key', key),
  ),

  setCustomerNumber: customerAction(
    z.object({ customerNumber: z.string().optional() }),
    (customer, { customerNumber }) => {
      if (customer.customerNumber !== undefined && customer.customerNumber !== customerNumber) {
        throw invalidOperation('The customer number cannot be changed once it is set.');
      }
      return withField(customer, 'customerNumber', customerNumber);
    },
  ),

  changeEmail: customerAction(customerDraft.pick({ email: true }), (customer, { email }) => ({
    ...customer,
    email,
    isEmailVerified: customer.email === email && customer.isEmailVerified,
  })),

  addAddress: customerAction(z.object({ address: addressDraft }), (customer, { address }, context) => ({
    ...customer,
    addresses: withAddress(customer.addresses, address, context),
  })),

  changeAddress: customerAction(
    target.extend({ address: addressDraft }),
    (customer, { address, ...named }, context) => {
      const { id } = findAddress(customer, named);
      const changed = { ...addressOf(address, context), id };
      return { ...customer, addresses: customer.addresses.map((old) => (old.id === id ? changed : old)) };
    },
  ),

  removeAddress: customerAction(target, (customer, named) => {
    const { id } = findAddress(customer, named);
    const others = {
      ...customer,
      addresses: customer.addresses.filter((address) => address.id !== id),
      shippingAddressIds: (customer.shippingAddressIds ?? []).filter((other) => other !== id),
      billingAddressIds: (customer.billingAddressIds ?? []).filter((other) => other !== id),
    };
    const unshipped =
      others.defaultShippingAddressId === id ? withField(others, 'defaultShippingAddressId', undefined) : others;
    return unshipped.defaultBillingAddressId === id
      ? withField(unshipped, 'defaultBillingAddressId', undefined)
      : unshipped;
  }),

  setDefaultShippingAddress: defaultAddressAction('defaultShippingAddressId', 'shippingAddressIds'),
  setDefaultBillingAddress: defaultAddressAction('defaultBillingAddressId', 'billingAddressIds'),

  addShippingAddressId: customerAction(target, (customer, named) => ({
    ...customer,
    shippingAddressIds: distinct([...(customer.shippingAddressIds ?? []), findAddress(customer, named).id]),
  })),
  addBillingAddressId: customerAction(target, (customer, named) => ({
    ...customer,
    billingAddressIds: distinct([...(customer.billingAddressIds ?? []), findAddress(customer, named).id]),
  })),

  setCustomType: customerAction(setCustomTypeInput, (customer, { type, fields }, context) =>
    withField(customer, 'custom', type && customFieldsOf({ type, fields }, 'customer', context)),
  ),
  setCustomField: customerAction(setCustomFieldInput, (customer, input, context) => ({
    ...customer,
    custom: withCustomField(customer.custom, input, context),
  })),

  setAddressCustomType: customerAction(
    target.extend(setCustomTypeInput.shape),
    (customer, { type, fields, ...named }, context) => {
      const { id } = findAddress(customer, named);
      const custom = type && customFieldsOf({ type, fields }, 'address', context);
      const addresses = customer.addresses.map((old) => (old.id === id ? withField(old, 'custom', custom) : old));
      return { ...customer, addresses };
    },
  ),
  setAddressCustomField: customerAction(target.extend(setCustomFieldInput.shape), (customer, input, context) => {
    const { id, custom } = findAddress(customer, input);
    const changed = withCustomField(custom, input, context);
    return {
      ...customer,
      addresses: customer.addresses.map((old) => (old.id === id ? { ...old, custom: changed } : old)),
    };
  }),
};

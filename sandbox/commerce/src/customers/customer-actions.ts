import type { Customer } from '@commercetools/platform-sdk';
import { z } from 'zod';
import { type ActionKind, type ActionKinds, defineAction, withField } from '../documents/actions.ts';
import { buildAddress } from '../documents/addresses.ts';
import { buildCustomFields, setCustomField } from '../documents/custom-fields.ts';
import { addressDraft, identifier, keySchema, setCustomFieldInput, setCustomTypeInput } from '../documents/schemas.ts';
import { createInvalidOperationError } from '../errors.ts';
import {
  addAddress,
  type CustomerContext,
  customerDraft,
  deduplicate,
  findAddress,
  toGroupReference,
  toStoreReferences,
} from './customer.ts';

const target = z.object({ addressId: z.string().optional(), addressKey: z.string().optional() });

function defineCustomerAction<Schema extends z.ZodType>(
  schema: Schema,
  apply: (customer: Customer, input: z.output<Schema>, context: CustomerContext) => Customer,
): ActionKind<Customer, CustomerContext> {
  return defineAction(schema, apply);
}

/** Defines an action that sets one optional text field with the same name in draft, action and customer. */
function defineFieldAction(
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
  return defineCustomerAction(customerDraft.pick({ [name]: true } as Record<typeof name, true>), (customer, input) =>
    withField(customer, name, input[name]),
  );
}

/** Defines an action that sets the default address, or clears it when none is given. */
function defineDefaultAddressAction(
  field: 'defaultShippingAddressId' | 'defaultBillingAddressId',
  list: 'shippingAddressIds' | 'billingAddressIds',
): ActionKind<Customer, CustomerContext> {
  return defineCustomerAction(target, (customer, input) => {
    if (input.addressId === undefined && input.addressKey === undefined) return withField(customer, field, undefined);
    const { id } = findAddress(customer, input);
    return { ...customer, [field]: id, [list]: deduplicate([...customer[list], id]) };
  });
}

/** Update actions of customers. */
export const customerActions: ActionKinds<Customer, CustomerContext> = {
  setFirstName: defineFieldAction('firstName'),
  setLastName: defineFieldAction('lastName'),
  setMiddleName: defineFieldAction('middleName'),
  setTitle: defineFieldAction('title'),
  setSalutation: defineFieldAction('salutation'),
  setDateOfBirth: defineFieldAction('dateOfBirth'),
  setCompanyName: defineFieldAction('companyName'),
  setVatId: defineFieldAction('vatId'),
  setExternalId: defineFieldAction('externalId'),
  setLocale: defineFieldAction('locale'),

  setKey: defineCustomerAction(z.object({ key: keySchema.optional() }), (customer, { key }) =>
    withField(customer, 'key', key),
  ),

  setCustomerNumber: defineCustomerAction(
    z.object({ customerNumber: z.string().optional() }),
    (customer, { customerNumber }) => {
      if (customer.customerNumber !== undefined && customer.customerNumber !== customerNumber) {
        throw createInvalidOperationError('The customer number cannot be changed once it is set.');
      }
      return withField(customer, 'customerNumber', customerNumber);
    },
  ),

  changeEmail: defineCustomerAction(customerDraft.pick({ email: true }), (customer, { email }) => ({
    ...customer,
    email,
    isEmailVerified: false,
  })),

  addAddress: defineCustomerAction(z.object({ address: addressDraft }), (customer, { address }, context) => ({
    ...customer,
    addresses: addAddress(customer.addresses, address, context),
  })),

  changeAddress: defineCustomerAction(
    target.extend({ address: addressDraft }),
    (customer, { address, ...target }, context) => {
      const { id } = findAddress(customer, target);
      const changed = { ...buildAddress(address, context), id };
      return { ...customer, addresses: customer.addresses.map((old) => (old.id === id ? changed : old)) };
    },
  ),

  removeAddress: defineCustomerAction(target, (customer, target) => {
    const { id } = findAddress(customer, target);
    const withoutAddress = {
      ...customer,
      addresses: customer.addresses.filter((address) => address.id !== id),
      shippingAddressIds: (customer.shippingAddressIds ?? []).filter((other) => other !== id),
      billingAddressIds: (customer.billingAddressIds ?? []).filter((other) => other !== id),
    };
    const withoutDefaultShipping =
      withoutAddress.defaultShippingAddressId === id
        ? withField(withoutAddress, 'defaultShippingAddressId', undefined)
        : withoutAddress;
    return withoutDefaultShipping.defaultBillingAddressId === id
      ? withField(withoutDefaultShipping, 'defaultBillingAddressId', undefined)
      : withoutDefaultShipping;
  }),

  setDefaultShippingAddress: defineDefaultAddressAction('defaultShippingAddressId', 'shippingAddressIds'),
  setDefaultBillingAddress: defineDefaultAddressAction('defaultBillingAddressId', 'billingAddressIds'),

  addShippingAddressId: defineCustomerAction(target, (customer, target) => ({
    ...customer,
    shippingAddressIds: deduplicate([...(customer.shippingAddressIds ?? []), findAddress(customer, target).id]),
  })),
  addBillingAddressId: defineCustomerAction(target, (customer, target) => ({
    ...customer,
    billingAddressIds: deduplicate([...(customer.billingAddressIds ?? []), findAddress(customer, target).id]),
  })),

  setStores: defineCustomerAction(customerDraft.pick({ stores: true }), (customer, { stores }, context) => ({
    ...customer,
    stores: toStoreReferences(stores, context),
  })),
  addStore: defineCustomerAction(z.object({ store: identifier('store') }), (customer, { store }, context) => {
    const [added] = toStoreReferences([store], context);
    const others = (customer.stores ?? []).filter(({ key }) => key !== added?.key);
    return { ...customer, stores: [...others, ...(added ? [added] : [])] };
  }),
  removeStore: defineCustomerAction(z.object({ store: identifier('store') }), (customer, { store }, context) => {
    const { key } = context.getReference(store);
    return { ...customer, stores: (customer.stores ?? []).filter((other) => other.key !== key) };
  }),
  setCustomerGroup: defineCustomerAction(
    customerDraft.pick({ customerGroup: true }),
    (customer, { customerGroup }, context) =>
      withField(customer, 'customerGroup', customerGroup && toGroupReference(customerGroup, context)),
  ),

  setCustomType: defineCustomerAction(setCustomTypeInput, (customer, { type, fields }, context) =>
    withField(customer, 'custom', type && buildCustomFields({ type, fields }, 'customer', context)),
  ),
  setCustomField: defineCustomerAction(setCustomFieldInput, (customer, input, context) => ({
    ...customer,
    custom: setCustomField(customer.custom, input, context),
  })),

  setAddressCustomType: defineCustomerAction(
    target.extend(setCustomTypeInput.shape),
    (customer, { type, fields, ...target }, context) => {
      const { id } = findAddress(customer, target);
      const custom = type && buildCustomFields({ type, fields }, 'address', context);
      const addresses = customer.addresses.map((old) => (old.id === id ? withField(old, 'custom', custom) : old));
      return { ...customer, addresses };
    },
  ),
  setAddressCustomField: defineCustomerAction(target.extend(setCustomFieldInput.shape), (customer, input, context) => {
    const { id, custom } = findAddress(customer, input);
    const changed = setCustomField(custom, input, context);
    return {
      ...customer,
      addresses: customer.addresses.map((old) => (old.id === id ? { ...old, custom: changed } : old)),
    };
  }),
};

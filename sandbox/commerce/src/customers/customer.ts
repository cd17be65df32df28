import type { Address, Customer, CustomerGroupReference, StoreKeyReference } from '@commercetools/platform-sdk';
import { z } from 'zod';
import { buildAddress } from '../documents/addresses.ts';
import { buildCustomFields, type TypeSource } from '../documents/custom-fields.ts';
import { addressDraft, customFieldsDraft, type Identifier, identifier, keySchema } from '../documents/schemas.ts';
import { createDuplicateFieldError, createInvalidInputError } from '../errors.ts';
import type { Resource } from '../resources/tables.ts';

/** Inputs of the pure customer logic. */
export interface CustomerContext extends TypeSource {
  createId(): string;
  /** Finds a store or a customer group. @throws PlatformError `ReferencedResourceNotFound` */
  getReference(identifier: Identifier): Resource;
}

const text = z.string().max(256).optional();

/** Draft of a customer. Members have no password here, because they sign in at the identity provider. */
export const customerDraft = z.object({
  key: keySchema.optional(),
  customerNumber: text,
  externalId: text,
  email: z.email().max(254),
  firstName: text,
  lastName: text,
  middleName: text,
  title: text,
  salutation: text,
  dateOfBirth: z.iso.date().optional(),
  companyName: text,
  vatId: text,
  locale: text,
  isEmailVerified: z.boolean().default(false),
  authenticationMode: z.enum(['Password', 'ExternalAuth']).default('ExternalAuth'),
  addresses: z.array(addressDraft).max(500).default([]),
  defaultShippingAddress: z.int().min(0).optional(),
  defaultBillingAddress: z.int().min(0).optional(),
  shippingAddresses: z.array(z.int().min(0)).default([]),
  billingAddresses: z.array(z.int().min(0)).default([]),
  stores: z.array(identifier('store')).default([]),
  customerGroup: identifier('customer-group').optional(),
  custom: customFieldsDraft.optional(),
});

export type CustomerDraftInput = z.output<typeof customerDraft>;

/** Builds a customer. @throws PlatformError `InvalidInput`, `ReferencedResourceNotFound` */
export function buildCustomer(
  id: string,
  draft: CustomerDraftInput,
  context: CustomerContext & { readonly now: Date; readonly clientId: string },
): Customer {
  const { addresses, defaultShippingAddress, defaultBillingAddress, shippingAddresses, billingAddresses, ...rest } =
    draft;
  const { stores, customerGroup, custom, ...fields } = rest;
  const stored = addresses.reduce<Address[]>((all, address) => addAddress(all, address, context), []);
  const getIdAt = (index: number): string => {
    const found = stored[index]?.id;
    if (found === undefined) throw createInvalidInputError(`There is no address at the index ${index}.`);
    return found;
  };
  const shipping = defaultShippingAddress === undefined ? undefined : getIdAt(defaultShippingAddress);
  const billing = defaultBillingAddress === undefined ? undefined : getIdAt(defaultBillingAddress);
  const at = context.now.toISOString();
  const by = { clientId: context.clientId };
  return {
    ...fields,
    id,
    version: 1,
    addresses: stored,
    ...(shipping === undefined ? {} : { defaultShippingAddressId: shipping }),
    ...(billing === undefined ? {} : { defaultBillingAddressId: billing }),
    shippingAddressIds: deduplicate([...shippingAddresses.map(getIdAt), shipping]),
    billingAddressIds: deduplicate([...billingAddresses.map(getIdAt), billing]),
    customerGroupAssignments: [],
    stores: toStoreReferences(stores, context),
    ...(customerGroup ? { customerGroup: toGroupReference(customerGroup, context) } : {}),
    ...(custom ? { custom: buildCustomFields(custom, 'customer', context) } : {}),
    createdAt: at,
    lastModifiedAt: at,
    createdBy: by,
    lastModifiedBy: by,
  };
}

/** References of stores, which the platform names by key. */
export const toStoreReferences = (stores: readonly Identifier[], context: CustomerContext): StoreKeyReference[] =>
  deduplicate(stores.map((store) => context.getReference(store).key)).map((key) => ({ typeId: 'store', key }));

export const toGroupReference = (group: Identifier, context: CustomerContext): CustomerGroupReference => ({
  typeId: 'customer-group',
  id: context.getReference(group).id,
});

/** Adds an address with a new id. @throws PlatformError `DuplicateField` for a duplicate key */
export function addAddress(
  addresses: readonly Address[],
  draft: z.output<typeof addressDraft>,
  context: CustomerContext,
): Address[] {
  if (draft.key !== undefined && addresses.some(({ key }) => key === draft.key))
    throw createDuplicateFieldError('key', draft.key);
  return [...addresses, { ...buildAddress(draft, context), id: context.createId().slice(0, 8) }];
}

/** Finds an address by id or key. @throws PlatformError `InvalidInput` */
export function findAddress(
  customer: Customer,
  target: { readonly addressId?: string | undefined; readonly addressKey?: string | undefined },
): Address & { readonly id: string } {
  const found = customer.addresses.find(({ id, key }) =>
    target.addressId === undefined ? key !== undefined && key === target.addressKey : id === target.addressId,
  );
  if (found?.id === undefined) {
    throw createInvalidInputError(`The customer has no address '${target.addressId ?? target.addressKey}'.`);
  }
  return { ...found, id: found.id };
}

/** Removes duplicate and undefined values. */
export const deduplicate = (values: readonly (string | undefined)[]): string[] => [
  ...new Set(values.filter((value) => value !== undefined)),
];

import { z } from 'zod';

/** Identifies a resource by id or key; `typeId` is filled in, so that references can be collected from any draft. */
export type Identifier<TypeId extends string = string> = {
  readonly typeId: TypeId;
  readonly id?: string | undefined;
  readonly key?: string | undefined;
};

/** Schema of a `ResourceIdentifier` of one type: exactly one of `id` and `key`. */
export const identifier = <TypeId extends string>(typeId: TypeId) =>
  z
    .object({
      typeId: z.literal(typeId).optional(),
      id: z.string().min(1).optional(),
      key: z.string().min(1).optional(),
    })
    .refine(({ id, key }) => (id === undefined) !== (key === undefined), 'either id or key is required')
    .transform(({ id, key }): Identifier<TypeId> => (id === undefined ? { typeId, key } : { typeId, id }));

/**
 * Schema of a field with a bare id, such as `customerId`, which becomes an identifier so that the resource is loaded.
 */
export const idField = <TypeId extends string>(typeId: TypeId) =>
  z
    .string()
    .min(1)
    .max(256)
    .transform((id): Identifier<TypeId> & { readonly id: string } => ({ typeId, id }));

export const keySchema = z.string().regex(/^[\w-]{2,256}$/);

export const localizedString = z.record(z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/), z.string());

/** Money in a draft; the club's currencies do not use high precision. */
export const moneyDraft = z.object({
  type: z.literal('centPrecision').optional(),
  centAmount: z.int(),
  currencyCode: z.string().regex(/^[A-Z]{3}$/),
});

export const countryCode = z.string().regex(/^[A-Z]{2}$/);

export const customFieldsDraft = z.object({
  type: identifier('type'),
  fields: z.record(z.string(), z.unknown()).optional(),
});

export type CustomFieldsInput = z.output<typeof customFieldsDraft>;

/** `set…CustomType`: without a type, type and fields are removed. */
export const setCustomTypeInput = z.object({
  type: identifier('type').optional(),
  fields: z.record(z.string(), z.unknown()).optional(),
});

/** `set…CustomField`: without a value, the field is removed. */
export const setCustomFieldInput = z.object({ name: z.string(), value: z.unknown() });

const text = z.string().max(1_024).optional();

/** An address of a draft. */
export const addressDraft = z.object({
  id: text,
  key: keySchema.optional(),
  country: countryCode,
  title: text,
  salutation: text,
  firstName: text,
  lastName: text,
  streetName: text,
  streetNumber: text,
  additionalStreetInfo: text,
  postalCode: text,
  city: text,
  region: text,
  state: text,
  company: text,
  department: text,
  building: text,
  apartment: text,
  pOBox: text,
  phone: text,
  mobile: text,
  email: text,
  fax: text,
  additionalAddressInfo: text,
  externalId: text,
  custom: customFieldsDraft.optional(),
});

export type AddressInput = z.output<typeof addressDraft>;

/** The platform's quantities are 32-bit integers. */
export const maxQuantity = 2_147_483_647;

export const quantity = z.int().min(1).max(maxQuantity);

/** A quantity that can also be 0, which removes the line. */
export const newQuantity = z.int().min(0).max(maxQuantity);

const actionInput = z.looseObject({ action: z.string() });

/** Body of an update: the expected version and at most 500 actions, the platform's limit. */
export const updateBody = z.object({ version: z.int().min(1), actions: z.array(actionInput).max(500) });

import { ResourceTypeIdValues } from '@commercetools/platform-sdk';
import { z } from 'zod';
import { keySchema, localizedString } from '../documents/schemas.ts';

/* Drafts of types with their custom fields, and of product types with their attributes. */

const enumValues = z.array(z.object({ key: z.string(), label: z.union([z.string(), localizedString]) }));
const fieldTypeNames = [
  ...['Boolean', 'Number', 'String', 'LocalizedString', 'Enum', 'LocalizedEnum', 'Money', 'Date', 'Time', 'DateTime'],
  ...['Reference', 'Set'],
];
const attributeTypeNames = [
  ...['boolean', 'text', 'ltext', 'enum', 'lenum', 'number', 'money', 'date', 'time', 'datetime'],
  ...['reference', 'nested', 'set'],
];
type FieldTypeInput = {
  name: string;
  values?: unknown;
  referenceTypeId?: string | undefined;
  elementType?: FieldTypeInput | undefined;
};

/** Schema of the type of a custom field or an attribute, with the names of its kind. */
function createTypeSchema(names: readonly string[]): z.ZodType<FieldTypeInput> {
  const schema: z.ZodType<FieldTypeInput> = z.lazy(() =>
    z.object({
      name: z.enum(names),
      values: enumValues.optional(),
      referenceTypeId: z.string().optional(),
      elementType: schema.optional(),
    }),
  );
  return schema;
}

export const fieldDefinition = z.object({
  name: z.string().regex(/^[\w-]{2,36}$/),
  label: localizedString,
  required: z.boolean().default(false),
  type: createTypeSchema(fieldTypeNames),
  inputHint: z.enum(['SingleLine', 'MultiLine']).default('SingleLine'),
});

export const typeDraft = z.object({
  key: keySchema,
  name: localizedString,
  description: localizedString.optional(),
  resourceTypeIds: z.array(z.enum(ResourceTypeIdValues)).min(1),
  fieldDefinitions: z.array(fieldDefinition).default([]),
});

export const attributeDefinition = z.object({
  name: z.string().regex(/^[\w-]{2,256}$/),
  label: localizedString,
  type: createTypeSchema(attributeTypeNames),
  isRequired: z.boolean().default(false),
  level: z.enum(['Product', 'Variant']).default('Variant'),
  attributeConstraint: z.enum(['None', 'Unique', 'CombinationUnique', 'SameForAll']).default('None'),
  inputHint: z.enum(['SingleLine', 'MultiLine']).default('SingleLine'),
  isSearchable: z.boolean().default(true),
});

export const productTypeDraft = z.object({
  key: keySchema.optional(),
  name: z.string(),
  description: z.string(),
  attributes: z.array(attributeDefinition).default([]),
});

import type { CustomFields, FieldType, Type } from '@commercetools/platform-sdk';
import {
  createInvalidFieldError,
  createInvalidInputError,
  createInvalidOperationError,
  createRequiredFieldError,
} from '../errors.ts';
import { type CustomFieldsInput, type Identifier, localizedString, moneyDraft } from './schemas.ts';

/** Looks up the custom type of a draft. @throws PlatformError `ReferencedResourceNotFound` */
export interface TypeSource {
  getType(identifier: Identifier<'type'>): Type;
}

/**
 * Builds the custom fields of a new or re-typed resource and validates them against their type. `resourceTypeId` is the
 * platform's id of the resource type (`order` also for carts).
 * @throws PlatformError `InvalidInput`, `InvalidField`, `RequiredField`, `ReferencedResourceNotFound`
 */
export function buildCustomFields(draft: CustomFieldsInput, resourceTypeId: string, types: TypeSource): CustomFields {
  const type = types.getType(draft.type);
  if (!type.resourceTypeIds.includes(resourceTypeId)) {
    throw createInvalidInputError(`The type '${type.key}' cannot be used on a '${resourceTypeId}'.`);
  }
  const fields = Object.entries(draft.fields ?? {}).filter(([, value]) => value !== undefined && value !== null);
  for (const [name, value] of fields) checkField(type, name, value);
  for (const { name, required } of type.fieldDefinitions) {
    if (required && !fields.some(([fieldName]) => fieldName === name)) throw createRequiredFieldError(name);
  }
  return { type: { typeId: 'type', id: type.id }, fields: Object.fromEntries(fields) };
}

/** Applies `set…CustomField`; an undefined or null value removes the field. */
export function setCustomField(
  custom: CustomFields | undefined,
  field: { readonly name: string; readonly value?: unknown },
  types: TypeSource,
): CustomFields {
  if (!custom) throw createInvalidOperationError('Cannot set a custom field: the resource has no custom type.');
  const type = types.getType({ typeId: 'type', id: custom.type.id });
  if (field.value !== undefined && field.value !== null) {
    checkField(type, field.name, field.value);
    return { ...custom, fields: { ...custom.fields, [field.name]: field.value } };
  }
  const definition = type.fieldDefinitions.find(({ name }) => name === field.name);
  if (definition?.required) throw createRequiredFieldError(field.name);
  if (!Object.hasOwn(custom.fields, field.name)) {
    throw createInvalidOperationError(`Cannot remove the custom field '${field.name}': it is not set.`);
  }
  const { [field.name]: _removed, ...fields } = custom.fields;
  return { ...custom, fields };
}

/** Lists the types of custom fields as identifiers. */
export function listTypes(customFields: readonly (CustomFields | undefined)[]): Identifier<'type'>[] {
  return [...new Set(customFields.flatMap((custom) => custom?.type.id ?? []))].map((id) => ({ typeId: 'type', id }));
}

function checkField(type: Type, name: string, value: unknown): void {
  const definition = type.fieldDefinitions.find((candidate) => candidate.name === name);
  if (!definition)
    throw createInvalidFieldError(name, value, `The field '${name}' is not defined by the type '${type.key}'.`);
  if (!matchesType(definition.type, value)) {
    throw createInvalidFieldError(
      name,
      value,
      `The value of the field '${name}' is not a valid ${definition.type.name}.`,
    );
  }
}

function matchesType(type: FieldType, value: unknown): boolean {
  switch (type.name) {
    case 'String':
      return typeof value === 'string';
    case 'Boolean':
      return typeof value === 'boolean';
    case 'Number':
      return typeof value === 'number' && Number.isFinite(value);
    case 'Enum':
    case 'LocalizedEnum':
      return type.values.some(({ key }) => key === value);
    case 'LocalizedString':
      return localizedString.safeParse(value).success;
    case 'Money':
      return moneyDraft.safeParse(value).success;
    case 'Date':
      return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));
    case 'Time':
      return typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,3})?)?$/.test(value);
    case 'DateTime':
      return typeof value === 'string' && value.includes('T') && !Number.isNaN(Date.parse(value));
    case 'Reference':
      return isReference(value, type.referenceTypeId);
    case 'Set':
      return Array.isArray(value) && value.every((element) => matchesType(type.elementType, element));
  }
}

function isReference(value: unknown, typeId: string): boolean {
  return typeof value === 'object' && value !== null && 'id' in value && 'typeId' in value && value.typeId === typeId;
}

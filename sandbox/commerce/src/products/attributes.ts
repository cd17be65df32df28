import type { AttributeType, ProductType } from '@commercetools/platform-sdk';
import { createInvalidFieldError, PlatformError } from '../errors.ts';

/**
 * Validates the attributes of a variant against its product type.
 * @throws PlatformError `AttributeNameDoesNotExist`, `InvalidField`
 */
export function checkAttributes(
  attributes: readonly { readonly name: string; readonly value?: unknown }[],
  productType: ProductType,
): void {
  for (const { name, value } of attributes) {
    const definition = productType.attributes?.find((candidate) => candidate.name === name);
    if (!definition) {
      throw new PlatformError(400, {
        code: 'AttributeNameDoesNotExist',
        message: `The attribute with name '${name}' does not exist on product type '${productType.key}'.`,
        invalidAttributeName: name,
      });
    }
    if (!matchesType(definition.type, value)) {
      throw createInvalidFieldError(
        name,
        value,
        `The value '${JSON.stringify(value)}' is not valid for field '${name}'.`,
      );
    }
  }
}

/** Converts attributes to their output format: an enum value, given by key in drafts, becomes key and label. */
export function toOutputAttributes(
  attributes: readonly { readonly name: string; readonly value?: unknown }[],
  productType: ProductType,
): { readonly name: string; readonly value: unknown }[] {
  return attributes.map(({ name, value }) => {
    const definition = productType.attributes?.find((candidate) => candidate.name === name);
    return { name, value: definition ? toOutputValue(definition.type, value) : value };
  });
}

function toOutputValue(type: AttributeType, value: unknown): unknown {
  switch (type.name) {
    case 'enum':
    case 'lenum':
      return type.values.find(({ key }) => key === value) ?? value;
    case 'set':
      return Array.isArray(value) ? value.map((element) => toOutputValue(type.elementType, element)) : value;
    default:
      return value;
  }
}

function matchesType(type: AttributeType, value: unknown): boolean {
  switch (type.name) {
    case 'boolean':
      return typeof value === 'boolean';
    case 'number':
      return typeof value === 'number' && Number.isFinite(value);
    case 'ltext':
      return (
        typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string')
      );
    case 'enum':
    case 'lenum':
      return typeof value === 'string' && type.values.some(({ key }) => key === value);
    case 'set':
      return Array.isArray(value) && value.every((element) => matchesType(type.elementType, element));
    case 'text':
    case 'date':
    case 'time':
    case 'datetime':
      return typeof value === 'string';
    default:
      return value !== undefined;
  }
}

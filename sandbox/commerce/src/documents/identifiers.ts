import type { Identifier } from './schemas.ts';

/** All identifiers inside a checked input: they carry their `typeId` since parsing. */
export function identifiersIn(value: unknown): Identifier[] {
  if (typeof value !== 'object' || value === null) return [];
  return [...(isIdentifier(value) ? [value] : []), ...Object.values(value).flatMap(identifiersIn)];
}

const isIdentifier = (value: object): value is Identifier =>
  'typeId' in value && typeof value.typeId === 'string' && ('id' in value || 'key' in value);

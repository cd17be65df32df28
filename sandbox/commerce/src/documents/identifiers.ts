import type { Identifier } from './schemas.ts';

/** Collects all identifiers in a validated input, which have a `typeId` after parsing. */
export function collectIdentifiers(value: unknown): Identifier[] {
  if (typeof value !== 'object' || value === null) return [];
  return [...(isIdentifier(value) ? [value] : []), ...Object.values(value).flatMap(collectIdentifiers)];
}

const isIdentifier = (value: object): value is Identifier =>
  'typeId' in value && typeof value.typeId === 'string' && ('id' in value || 'key' in value);

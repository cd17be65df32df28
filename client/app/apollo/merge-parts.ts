import { mergeDeepArray } from '@apollo/client/utilities/internal';

type Part = Readonly<Record<string, unknown>>;

/**
 * Merges the parts of an object that the cache has read: its fields, and the objects of its fragments. Replaces Apollo
 * Client's `mergeDeepArray` (client/changed-libraries.ts), which checks and copies more for each field.
 */
export function mergeParts(parts: readonly Part[]): Part {
  const merged: Record<string, unknown> = {};
  for (const part of parts) {
    for (const name of Object.keys(part)) {
      const value = part[name];
      const isDifferent = Object.hasOwn(merged, name) && merged[name] !== value;
      merged[name] = isDifferent ? mergeDeepArray([merged[name], value]) : value;
    }
  }
  return merged;
}

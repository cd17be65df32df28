import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { createConcurrentModificationError, createResourceNotFoundError } from '../errors.ts';
import type { Resource } from '../resources/tables.ts';

/** The `version` query parameter of a deletion. */
export const versionQuery = z.object({ version: z.coerce.number().int().min(1) });

/**
 * Checks that a resource exists in the expected version. @throws PlatformError `ResourceNotFound`,
 * `ConcurrentModification`
 */
export function requireVersion<Document extends Resource>(
  found: Document | undefined,
  id: string,
  version: number,
): Document {
  if (!found) throw createResourceNotFoundError(`ID '${id}'`);
  if (found.version !== version) throw createConcurrentModificationError(id, version, found.version);
  return found;
}

/** Increments the version of a changed resource; an unchanged one keeps its version. */
export function incrementVersion<Document extends Resource>(
  before: Document,
  after: Document,
  by: { readonly now: Date; readonly clientId: string },
): Document {
  if (isDeepStrictEqual(before, after)) return before;
  return {
    ...after,
    version: before.version + 1,
    lastModifiedAt: by.now.toISOString(),
    lastModifiedBy: { clientId: by.clientId },
  };
}

import { createReferenceNotFoundError } from '../errors.ts';
import type { Resource } from './tables.ts';

/** A stored reference; `obj` is present when it was expanded. */
export interface Reference {
  readonly typeId: string;
  readonly id: string;
  readonly obj?: unknown;
}

/** A reference in a request: by id or by key. */
export interface ResourceIdentifier {
  readonly typeId?: string | undefined;
  readonly id?: string | undefined;
  readonly key?: string | undefined;
}

/** Finds resources of one `typeId`; unknown ids and keys are omitted. */
export interface ReferenceSource {
  findByIds(ids: readonly string[]): Promise<readonly Resource[]>;
  findByKeys(keys: readonly string[]): Promise<readonly Resource[]>;
}

/** Returns a preloaded resource. @throws PlatformError ReferencedResourceNotFound */
export type Lookup = (identifier: ResourceIdentifier) => Resource;

/** Sources of resources by type; areas register theirs when the app is built. */
export interface References {
  register(typeId: string, source: ReferenceSource): void;
  /** Finds a resource by its identifier. */
  find(typeId: string, identifier: ResourceIdentifier): Promise<Resource | undefined>;
  /** Returns a resource by its identifier. @throws PlatformError ReferencedResourceNotFound */
  resolve(typeId: string, identifier: ResourceIdentifier): Promise<Resource>;
  /**
   * Loads many resources.
   * @returns a look-up that throws `ReferencedResourceNotFound`
   */
  lookup(typeId: string, identifiers: readonly ResourceIdentifier[]): Promise<Lookup>;
  /** Copies `document` with `obj` set at the expansion paths; unknown paths are ignored, as on the platform. */
  expand<Document>(document: Document, paths: readonly string[]): Promise<Document>;
}

export function createReferences(): References {
  const sources = new Map<string, ReferenceSource>();
  const find: References['find'] = async (typeId, { id, key }) => {
    const source = sources.get(typeId);
    const [found] = (id === undefined ? await source?.findByKeys([key ?? '']) : await source?.findByIds([id])) ?? [];
    return found;
  };

  return {
    register(typeId, source) {
      sources.set(typeId, source);
    },
    find,
    async resolve(typeId, identifier) {
      const found = await find(typeId, identifier);
      if (!found) throw createReferenceNotFoundError(typeId, { id: identifier.id, key: identifier.key });
      return found;
    },
    async lookup(typeId, identifiers) {
      const source = sources.get(typeId);
      const ids = new Set(identifiers.flatMap(({ id }) => id ?? []));
      const keys = new Set(identifiers.flatMap(({ key }) => key ?? []));
      const found = [...((await source?.findByIds([...ids])) ?? []), ...((await source?.findByKeys([...keys])) ?? [])];
      const resourcesById = new Map(found.map((resource) => [resource.id, resource]));
      const resourcesByKey = new Map(found.map((resource) => [resource.key, resource]));
      return (identifier) => {
        const resource =
          identifier.id === undefined ? resourcesByKey.get(identifier.key) : resourcesById.get(identifier.id);
        if (!resource) throw createReferenceNotFoundError(typeId, { id: identifier.id, key: identifier.key });
        return resource;
      };
    },
    async expand(document, paths) {
      if (paths.length === 0) return document;
      const copy = structuredClone(document);
      for (const path of paths) {
        const steps = path.replaceAll('[*]', '').split('.').filter(Boolean);
        await expandPath(copy, steps, sources);
      }
      return copy;
    },
  };
}

type Expandable = { typeId: string; id: string; obj?: unknown };

/** Expands a path level by level and loads all references of a level together. */
async function expandPath(
  root: unknown,
  steps: readonly string[],
  sources: ReadonlyMap<string, ReferenceSource>,
): Promise<void> {
  let level = Array.isArray(root) ? root : [root];
  for (const step of steps) {
    level = level.flatMap((node) => listChildren(node, step));
    const references = level.filter(isReference);
    await loadReferences(
      references.filter((reference) => reference.obj === undefined),
      sources,
    );
    level = level.map((node) => (isReference(node) ? node.obj : node));
  }
}

async function loadReferences(
  references: readonly Expandable[],
  sources: ReadonlyMap<string, ReferenceSource>,
): Promise<void> {
  for (const typeId of new Set(references.map((reference) => reference.typeId))) {
    const referencesOfType = references.filter((reference) => reference.typeId === typeId);
    const found = await sources.get(typeId)?.findByIds([...new Set(referencesOfType.map((reference) => reference.id))]);
    const resourcesById = new Map(found?.map((resource) => [resource.id, resource]));
    for (const reference of referencesOfType) {
      const resource = resourcesById.get(reference.id);
      // Separate copies, because nested references may be expanded further.
      if (resource) reference.obj = structuredClone(resource);
    }
  }
}

function listChildren(node: unknown, step: string): unknown[] {
  if (typeof node !== 'object' || node === null) return [];
  const value: unknown = Reflect.get(node, step);
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}

function isReference(node: unknown): node is Expandable {
  return typeof node === 'object' && node !== null && 'typeId' in node && 'id' in node;
}

import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { canManage, canView } from '../auth/authorize.ts';
import type { CommerceContext } from '../context.ts';
import { type ActionKinds, parseActions } from '../documents/actions.ts';
import { updateBody } from '../documents/schemas.ts';
import { createLimitExceededError, createResourceNotFoundError } from '../errors.ts';
import { parseListQuery } from '../resources/list-query.ts';
import { queryDocuments } from '../resources/query-documents.ts';
import type { SimpleFieldsKind } from '../resources/query-fields.ts';
import type { Resource } from '../resources/tables.ts';
import { createSimpleRepository, type Fields, type SimpleRepository } from './simple-repository.ts';
import { createSimpleSource } from './simple-source.ts';

/** Definition of a kind of simple resource. */
export interface SimpleKind {
  /** The platform's `typeId`. */
  readonly kind: SimpleFieldsKind;
  readonly path: string;
  /** Scope area: `view_*` and `manage_*`. */
  readonly scope: string;
  /** Additional scopes with read access. */
  readonly readers?: readonly string[];
  /** Maximum number of resources that a project may have. */
  readonly limit?: number;
  /** Builds the fields of a new resource from a draft; throws the platform's errors. */
  readonly buildFields: (draft: unknown, context: CommerceContext) => Promise<Fields> | Fields;
  readonly actions?: ActionKinds<Resource, CommerceContext>;
}

const versionQuery = z.object({ version: z.coerce.number().int().min(1) });
const idParams = z.object({ id: z.string() });
const keyParams = z.object({ key: z.string() });

/** Registers the routes of a kind: list, get, create, update and delete, by id and by key. */
export function registerSimpleRoutes(
  app: FastifyInstance,
  context: CommerceContext,
  kind: SimpleKind,
): SimpleRepository {
  const repository = createSimpleRepository(context.db, kind.kind, context.now);
  context.references.register(kind.kind, repository);
  const viewOptions = canView(kind.scope, ...(kind.readers ?? []));
  const manageOptions = canManage(kind.scope);
  const source = createSimpleSource(kind.kind);
  const presentResources = (resources: readonly Resource[], query: unknown) =>
    context.references.expand(resources, parseListQuery(query).expand);

  app.get(kind.path, viewOptions, async (request) => {
    const page = await queryDocuments<Resource>(context.db, source, parseListQuery(request.query));
    return { ...page, results: await presentResources(page.results, request.query) };
  });
  app.post(kind.path, manageOptions, async (request, reply) => {
    if (kind.limit !== undefined && (await repository.count()) >= kind.limit)
      throw createLimitExceededError(kind.kind, kind.limit);
    const created = await repository.insert(await kind.buildFields(request.body, context));
    const [resource] = await presentResources([created], request.query);
    return reply.status(201).send(resource);
  });

  for (const [path, find] of [
    [`${kind.path}/:id`, (params: unknown) => findById(repository, idParams.parse(params).id)],
    [`${kind.path}/key=:key`, (params: unknown) => findByKey(repository, keyParams.parse(params).key)],
  ] as const) {
    app.get(path, viewOptions, async (request) => {
      const [resource] = await presentResources([await find(request.params)], request.query);
      return resource;
    });
    app.post(path, manageOptions, async (request) => {
      const current = await find(request.params);
      const { version, actions } = updateBody.parse(request.body);
      const next = parseActions(kind.actions ?? {}, actions).reduce(
        (resource, action) => action.apply(resource, context),
        current,
      );
      const [resource] = await presentResources(
        [await repository.replace({ ...current, version }, next)],
        request.query,
      );
      return resource;
    });
    app.delete(path, manageOptions, async (request) => {
      const current = await find(request.params);
      await repository.remove(current, versionQuery.parse(request.query).version);
      return current;
    });
  }
  return repository;
}

async function findById(repository: SimpleRepository, id: string): Promise<Resource> {
  const [found] = await repository.findByIds([id]);
  if (!found) throw createResourceNotFoundError(`ID '${id}'`);
  return found;
}

async function findByKey(repository: SimpleRepository, key: string): Promise<Resource> {
  const [found] = await repository.findByKeys([key]);
  if (!found) throw createResourceNotFoundError(`key '${key}'`);
  return found;
}

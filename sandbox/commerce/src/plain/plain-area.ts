import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import { canManage, canView } from '../auth/authorize.ts';
import type { CommerceContext } from '../context.ts';
import { type ActionKinds, parseActions } from '../documents/actions.ts';
import { updateBody } from '../documents/schemas.ts';
import { resourceNotFound } from '../errors.ts';
import { parseListQuery } from '../resources/list-query.ts';
import { queryDocuments } from '../resources/query-documents.ts';
import type { Resource } from '../resources/tables.ts';
import { createPlainRepository, type Fields, type PlainRepository } from './plain-repository.ts';

/** What differs between the kinds of plain resources. */
export interface PlainKind {
  /** The platform's `typeId`. */
  readonly kind: string;
  readonly path: string;
  /** Scope area: `view_*` and `manage_*`. */
  readonly scope: string;
  /** Further scopes that may read. */
  readonly readers?: readonly string[];
  /** The fields of a new resource out of a draft; throws the platform's errors. */
  readonly fields: (draft: unknown, context: CommerceContext) => Promise<Fields> | Fields;
  readonly actions?: ActionKinds<Resource, CommerceContext>;
  /** Adds fields that are counted, not stored, to the resources of one answer. */
  readonly present?: (resources: readonly Resource[], context: CommerceContext) => Promise<readonly Resource[]>;
}

const versionQuery = z.object({ version: z.coerce.number().int().min(1) });
const idParams = z.object({ id: z.string() });
const keyParams = z.object({ key: z.string() });

/** Routes of one kind: list, get, create, update and delete, by id and by key. */
export function plainArea(app: FastifyInstance, context: CommerceContext, kind: PlainKind): PlainRepository {
  const repository = createPlainRepository(context.db, kind.kind, context.now);
  context.references.register(kind.kind, repository);
  const reading = canView(kind.scope, ...(kind.readers ?? []));
  const writing = canManage(kind.scope);
  const source = {
    table: 'resource',
    columns: { id: sql.ref('id'), key: sql.ref('key') },
    scope: sql<boolean>`kind = ${kind.kind}`,
  };
  const presented = async (resources: readonly Resource[], query: unknown) => {
    const shown = kind.present ? await kind.present(resources, context) : resources;
    return context.references.expand(shown, parseListQuery(query).expand);
  };

  app.get(kind.path, reading, async (request) => {
    const page = await queryDocuments<Resource>(context.db, source, parseListQuery(request.query));
    return { ...page, results: await presented(page.results, request.query) };
  });
  app.post(kind.path, writing, async (request, reply) => {
    const created = await repository.insert(await kind.fields(request.body, context));
    const [shown] = await presented([created], request.query);
    return reply.status(201).send(shown);
  });

  for (const [path, find] of [
    [`${kind.path}/:id`, (params: unknown) => byId(repository, idParams.parse(params).id)],
    [`${kind.path}/key=:key`, (params: unknown) => byKey(repository, keyParams.parse(params).key)],
  ] as const) {
    app.get(path, reading, async (request) => {
      const [shown] = await presented([await find(request.params)], request.query);
      return shown;
    });
    app.post(path, writing, async (request) => {
      const current = await find(request.params);
      const { version, actions } = updateBody.parse(request.body);
      const next = parseActions(kind.actions ?? {}, actions).reduce(
        (resource, action) => action.apply(resource, context),
        current,
      );
      const [shown] = await presented([await repository.replace({ ...current, version }, next)], request.query);
      return shown;
    });
    app.delete(path, writing, async (request) => {
      const current = await find(request.params);
      await repository.remove(current, versionQuery.parse(request.query).version);
      return current;
    });
  }
  return repository;
}

async function byId(repository: PlainRepository, id: string): Promise<Resource> {
  const [found] = await repository.byIds([id]);
  if (!found) throw resourceNotFound(`ID '${id}'`);
  return found;
}

async function byKey(repository: PlainRepository, key: string): Promise<Resource> {
  const [found] = await repository.byKeys([key]);
  if (!found) throw resourceNotFound(`key '${key}'`);
  return found;
}

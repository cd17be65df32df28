import { randomUUID } from 'node:crypto';
import type { Customer } from '@commercetools/platform-sdk';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { canManage, canView } from '../auth/authorize.ts';
import type { Area, CommerceContext } from '../context.ts';
import { type Caller, getCaller } from '../documents/caller.ts';
import { listTypes } from '../documents/custom-fields.ts';
import { collectIdentifiers } from '../documents/identifiers.ts';
import { loadReferences } from '../documents/reference-set.ts';
import { transact } from '../documents/transaction.ts';
import { type UpdateDefinition, updateDocument } from '../documents/update.ts';
import { requireVersion, versionQuery } from '../documents/versions.ts';
import { createResourceNotFoundError } from '../errors.ts';
import { parseListQuery } from '../resources/list-query.ts';
import { queryDocuments } from '../resources/query-documents.ts';
import { recordMessages } from '../subscriptions/messages.ts';
import { buildCustomer, type CustomerContext, customerDraft } from './customer.ts';
import { customerActions } from './customer-actions.ts';
import { customerRepository } from './customer-repository.ts';

const params = z.object({ storeKey: z.string().optional(), id: z.string().optional(), key: z.string().optional() });

/** Registers `/customers` and `/in-store/key={storeKey}/customers`. */
export const customers: Area = (app, context) => {
  context.references.register('customer', customerRepository.references(context.db));
  for (const prefix of ['/customers', '/in-store/key=:storeKey/customers'])
    registerCustomerRoutes(app, context, prefix);
};

/** Creates a customer, for the route and the seeds. @throws PlatformError `DuplicateField` */
export function createCustomer(
  context: CommerceContext,
  body: unknown,
  caller: Pick<Caller, 'now' | 'clientId'>,
  id: string = randomUUID(),
): Promise<Customer> {
  const draft = customerDraft.parse(body);
  return transact(context.db, async (trx) => {
    const references = await loadReferences(trx, collectIdentifiers(draft));
    const { now, clientId } = caller;
    const customer = buildCustomer(id, draft, {
      now,
      clientId,
      createId: randomUUID,
      getType: (identifier) => references.getType(identifier),
      getReference: (identifier) => references.get(identifier),
    });
    await customerRepository.insert(trx, customer);
    const message = { type: 'CustomerCreated', typeId: 'customer', resource: customer, payload: { customer } };
    await recordMessages(trx, [message], now);
    return customer;
  });
}

const updateDefinition: UpdateDefinition<Customer, CustomerContext> = {
  repository: customerRepository,
  actions: customerActions,
  collectReferences: (customer) => listTypes([customer.custom, ...customer.addresses.map(({ custom }) => custom)]),
  buildRules: (references) => ({
    createId: randomUUID,
    getType: references.getType,
    getReference: references.get,
  }),
  buildMessages: () => [],
};

/** Customers without a store belong to all stores. */
const buildStoreCondition = (key: string): RawBuilder<boolean> =>
  sql<boolean>`(document->'stores' = '[]'::jsonb or document->'stores' @> ${JSON.stringify([{ key }])}::jsonb)`;

function registerCustomerRoutes(app: FastifyInstance, context: CommerceContext, prefix: string): void {
  const { db } = context;
  const viewOptions = canView('customers');
  const manageOptions = canManage('customers');
  const expandCustomer = (customer: Customer, request: FastifyRequest) =>
    context.references.expand(customer, parseListQuery(request.query).expand);

  app.get(prefix, viewOptions, async (request) => {
    const { storeKey } = params.parse(request.params);
    const query = parseListQuery(request.query);
    const scope = storeKey === undefined ? undefined : buildStoreCondition(storeKey);
    const page = await queryDocuments<Customer>(db, { ...customerRepository.source, scope }, query);
    return { ...page, results: await context.references.expand(page.results, query.expand) };
  });

  app.post(prefix, manageOptions, async (request, reply) => {
    const customer = await createCustomer(context, request.body, getCaller(request, context));
    return reply.status(201).send({ customer: await expandCustomer(customer, request) });
  });

  for (const path of ['/:id', '/key=:key']) {
    const find = async (request: FastifyRequest): Promise<Customer> => {
      const { storeKey, id, key } = params.parse(request.params);
      const scope = storeKey === undefined ? undefined : buildStoreCondition(storeKey);
      const customer = await (id === undefined
        ? customerRepository.findBy(db, 'key', key ?? '', scope)
        : customerRepository.findBy(db, 'id', id, scope));
      if (!customer) throw createResourceNotFoundError(id === undefined ? `key '${key}'` : `ID '${id}'`);
      return customer;
    };

    app.get(prefix + path, viewOptions, async (request) => expandCustomer(await find(request), request));
    app.post(prefix + path, manageOptions, async (request) => {
      const { id } = await find(request);
      return expandCustomer(
        await updateDocument(context, updateDefinition, { id, body: request.body }, getCaller(request, context)),
        request,
      );
    });
    app.delete(prefix + path, manageOptions, async (request) => {
      const { version } = versionQuery.parse(request.query);
      const { id } = await find(request);
      return transact(db, async (trx) => {
        const customer = requireVersion(await customerRepository.lock(trx, id), id, version);
        await customerRepository.remove(trx, id);
        return customer;
      });
    });
  }
}

import { randomUUID } from 'node:crypto';
import type { Customer } from '@commercetools/platform-sdk';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { canManage, canView } from '../auth/authorize.ts';
import type { Area, CommerceContext } from '../context.ts';
import { type Asked, askedBy } from '../documents/caller.ts';
import { typesOf } from '../documents/custom-fields.ts';
import { identifiersIn } from '../documents/identifiers.ts';
import { loadReferences } from '../documents/reference-set.ts';
import { transact } from '../documents/transaction.ts';
import { type Updating, updateDocument } from '../documents/update.ts';
import { requireVersion, versionQuery } from '../documents/versions.ts';
import { resourceNotFound } from '../errors.ts';
import { parseListQuery } from '../resources/list-query.ts';
import { queryDocuments } from '../resources/query-documents.ts';
import { recordMessages } from '../subscriptions/messages.ts';
import { type CustomerContext, customerDraft, newCustomer } from './customer.ts';
import { customerActions } from './customer-actions.ts';
import { customerRepository } from './customer-repository.ts';

const params = z.object({ storeKey: z.string().optional(), id: z.string().optional(), key: z.string().optional() });

/** `/customers` and `/in-store/key={storeKey}/customers`. */
export const customers: Area = (app, context) => {
  context.references.register('customer', customerRepository.references(context.db));
  for (const prefix of ['/customers', '/in-store/key=:storeKey/customers']) customerRoutes(app, context, prefix);
};

/** Creates a customer; used by the route and by the seeds. @throws PlatformError `DuplicateField` */
export function createCustomer(
  context: CommerceContext,
  body: unknown,
  asked: Pick<Asked, 'now' | 'clientId'>,
  id: string = randomUUID(),
): Promise<Customer> {
  const draft = customerDraft.parse(body);
  return transact(context.db, async (trx) => {
    const references = await loadReferences(trx, identifiersIn(draft));
    const storeKeys = draft.stores.map((store) => references.get(store).key ?? '');
    const { now, clientId } = asked;
    const customer = newCustomer(id, draft, storeKeys, {
      now,
      clientId,
      newId: randomUUID,
      type: (identifier) => references.type(identifier),
    });
    await customerRepository.insert(trx, customer);
    const message = { type: 'CustomerCreated', typeId: 'customer', resource: customer, payload: { customer } };
    await recordMessages(trx, [message], now);
    return customer;
  });
}

const updating: Updating<Customer, CustomerContext> = {
  repository: customerRepository,
  actions: customerActions,
  references: (customer) => typesOf([customer.custom, ...customer.addresses.map(({ custom }) => custom)]),
  rules: (references) => ({ newId: randomUUID, type: references.type }),
  messages: () => [],
};

/** Customers without a store are customers of every store. */
const ofStore = (key: string): RawBuilder<boolean> =>
  sql<boolean>`(document->'stores' = '[]'::jsonb or document->'stores' @> ${JSON.stringify([{ key }])}::jsonb)`;

function customerRoutes(app: FastifyInstance, context: CommerceContext, prefix: string): void {
  const { db } = context;
  const reading = canView('customers');
  const writing = canManage('customers');
  const shown = (customer: Customer, request: FastifyRequest) =>
    context.references.expand(customer, parseListQuery(request.query).expand);

  app.get(prefix, reading, async (request) => {
    const { storeKey } = params.parse(request.params);
    const query = parseListQuery(request.query);
    const scope = storeKey === undefined ? undefined : ofStore(storeKey);
    const page = await queryDocuments<Customer>(db, { ...customerRepository.source, scope }, query);
    return { ...page, results: await context.references.expand(page.results, query.expand) };
  });

  app.post(prefix, writing, async (request, reply) => {
    const customer = await createCustomer(context, request.body, askedBy(request, context));
    return reply.status(201).send({ customer: await shown(customer, request) });
  });

  for (const path of ['/:id', '/key=:key']) {
    const find = async (request: FastifyRequest): Promise<Customer> => {
      const { storeKey, id, key } = params.parse(request.params);
      const scope = storeKey === undefined ? undefined : ofStore(storeKey);
      const customer = await (id === undefined
        ? customerRepository.findBy(db, 'key', key ?? '', scope)
        : customerRepository.findBy(db, 'id', id, scope));
      if (!customer) throw resourceNotFound(id === undefined ? `key '${key}'` : `ID '${id}'`);
      return customer;
    };

    app.get(prefix + path, reading, async (request) => shown(await find(request), request));
    app.post(prefix + path, writing, async (request) => {
      const { id } = await find(request);
      return shown(
        await updateDocument(context, updating, { id, body: request.body }, askedBy(request, context)),
        request,
      );
    });
    app.delete(prefix + path, writing, async (request) => {
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

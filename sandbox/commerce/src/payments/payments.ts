import { randomUUID } from 'node:crypto';
import type { Payment } from '@commercetools/platform-sdk';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { canManage, canView } from '../auth/authorize.ts';
import type { Area } from '../context.ts';
import { getCaller } from '../documents/caller.ts';
import { listTypes } from '../documents/custom-fields.ts';
import { collectIdentifiers } from '../documents/identifiers.ts';
import { loadReferences } from '../documents/reference-set.ts';
import { transact } from '../documents/transaction.ts';
import { type UpdateDefinition, updateDocument } from '../documents/update.ts';
import { requireVersion, versionQuery } from '../documents/versions.ts';
import { createResourceNotFoundError } from '../errors.ts';
import { parseListQuery } from '../resources/list-query.ts';
import { queryDocuments } from '../resources/query-documents.ts';
import { type MessageDraft, recordMessages } from '../subscriptions/messages.ts';
import { buildPayment, type PaymentContext, paymentDraft } from './payment.ts';
import { paymentActions } from './payment-actions.ts';
import { paymentRepository } from './payment-repository.ts';

const params = z.object({ id: z.string().optional(), key: z.string().optional() });

/** Registers `/payments`. */
export const payments: Area = (app, context) => {
  const { db } = context;
  context.references.register('payment', paymentRepository.references(db));
  const viewOptions = canView('payments');
  const manageOptions = canManage('payments');
  const expandPayment = (payment: Payment, request: FastifyRequest) =>
    context.references.expand(payment, parseListQuery(request.query).expand);

  app.get('/payments', viewOptions, async (request) => {
    const query = parseListQuery(request.query);
    const page = await queryDocuments<Payment>(db, paymentRepository.source, query);
    return { ...page, results: await context.references.expand(page.results, query.expand) };
  });

  app.post('/payments', manageOptions, async (request, reply) => {
    const draft = paymentDraft.parse(request.body);
    const { now, clientId } = getCaller(request, context);
    const payment = await transact(db, async (trx) => {
      const references = await loadReferences(trx, collectIdentifiers(draft));
      const customerId = draft.customer && references.get(draft.customer).id;
      const created = buildPayment(draft, customerId, {
        now,
        clientId,
        createId: randomUUID,
        getType: references.getType,
      });
      await paymentRepository.insert(trx, created);
      const message = { type: 'PaymentCreated', typeId: 'payment', resource: created, payload: { payment: created } };
      await recordMessages(trx, [message], now);
      return created;
    });
    return reply.status(201).send(await expandPayment(payment, request));
  });

  for (const path of ['/payments/:id', '/payments/key=:key']) {
    const find = async (request: FastifyRequest): Promise<Payment> => {
      const { id, key } = params.parse(request.params);
      const payment = await (id === undefined
        ? paymentRepository.findBy(db, 'key', key ?? '')
        : paymentRepository.findBy(db, 'id', id));
      if (!payment) throw createResourceNotFoundError(id === undefined ? `key '${key}'` : `ID '${id}'`);
      return payment;
    };

    app.get(path, viewOptions, async (request) => expandPayment(await find(request), request));
    app.post(path, manageOptions, async (request) => {
      const { id } = await find(request);
      const target = { id, body: request.body };
      return expandPayment(
        await updateDocument(context, updateDefinition, target, getCaller(request, context)),
        request,
      );
    });
    app.delete(path, manageOptions, async (request) => {
      const { version } = versionQuery.parse(request.query);
      const { id } = await find(request);
      return transact(db, async (trx) => {
        const payment = requireVersion(await paymentRepository.lock(trx, id), id, version);
        await paymentRepository.remove(trx, id);
        return payment;
      });
    });
  }
};

const updateDefinition: UpdateDefinition<Payment, PaymentContext> = {
  repository: paymentRepository,
  actions: paymentActions,
  collectReferences: (payment) => listTypes([payment.custom]),
  buildRules: (references, { now }) => ({ now, createId: randomUUID, getType: references.getType }),
  buildMessages: buildPaymentMessages,
};

/** Builds a message for every new transaction and every changed state. */
function buildPaymentMessages(before: Payment, after: Payment): MessageDraft[] {
  const previous = new Map(before.transactions.map((transaction) => [transaction.id, transaction]));
  return after.transactions.flatMap((transaction): MessageDraft[] => {
    const old = previous.get(transaction.id);
    const messageBase = { typeId: 'payment', resource: after };
    if (!old) return [{ ...messageBase, type: 'PaymentTransactionAdded', payload: { transaction } }];
    if (old.state === transaction.state) return [];
    const payload = { transactionId: transaction.id, state: transaction.state };
    return [{ ...messageBase, type: 'PaymentTransactionStateChanged', payload }];
  });
}

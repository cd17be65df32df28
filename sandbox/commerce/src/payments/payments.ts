import { randomUUID } from 'node:crypto';
import type { Payment } from '@commercetools/platform-sdk';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { canManage, canView } from '../auth/authorize.ts';
import type { Area } from '../context.ts';
import { askedBy } from '../documents/caller.ts';
import { typesOf } from '../documents/custom-fields.ts';
import { identifiersIn } from '../documents/identifiers.ts';
import { loadReferences } from '../documents/reference-set.ts';
import { transact } from '../documents/transaction.ts';
import { type Updating, updateDocument } from '../documents/update.ts';
import { requireVersion, versionQuery } from '../documents/versions.ts';
import { resourceNotFound } from '../errors.ts';
import { parseListQuery } from '../resources/list-query.ts';
import { queryDocuments } from '../resources/query-documents.ts';
import { type MessageDraft, recordMessages } from '../subscriptions/messages.ts';
import { newPayment, type PaymentContext, paymentDraft } from './payment.ts';
import { paymentActions } from './payment-actions.ts';
import { paymentRepository } from './payment-repository.ts';

const params = z.object({ id: z.string().optional(), key: z.string().optional() });

/** `/payments`. */
export const payments: Area = (app, context) => {
  const { db } = context;
  context.references.register('payment', paymentRepository.references(db));
  const reading = canView('payments');
  const writing = canManage('payments');
  const shown = (payment: Payment, request: FastifyRequest) =>
    context.references.expand(payment, parseListQuery(request.query).expand);

  app.get('/payments', reading, async (request) => {
    const query = parseListQuery(request.query);
    const page = await queryDocuments<Payment>(db, paymentRepository.source, query);
    return { ...page, results: await context.references.expand(page.results, query.expand) };
  });

  app.post('/payments', writing, async (request, reply) => {
    const draft = paymentDraft.parse(request.body);
    const { now, clientId } = askedBy(request, context);
    const payment = await transact(db, async (trx) => {
      const references = await loadReferences(trx, identifiersIn(draft));
      const customerId = draft.customer && references.get(draft.customer).id;
      const created = newPayment(draft, customerId, { now, clientId, newId: randomUUID, type: references.type });
      await paymentRepository.insert(trx, created);
      const message = { type: 'PaymentCreated', typeId: 'payment', resource: created, payload: { payment: created } };
      await recordMessages(trx, [message], now);
      return created;
    });
    return reply.status(201).send(await shown(payment, request));
  });

  for (const path of ['/payments/:id', '/payments/key=:key']) {
    const find = async (request: FastifyRequest): Promise<Payment> => {
      const { id, key } = params.parse(request.params);
      const payment = await (id === undefined
        ? paymentRepository.findBy(db, 'key', key ?? '')
        : paymentRepository.findBy(db, 'id', id));
      if (!payment) throw resourceNotFound(id === undefined ? `key '${key}'` : `ID '${id}'`);
      return payment;
    };

    app.get(path, reading, async (request) => shown(await find(request), request));
    app.post(path, writing, async (request) => {
      const { id } = await find(request);
      const target = { id, body: request.body };
      return shown(await updateDocument(context, updating, target, askedBy(request, context)), request);
    });
    app.delete(path, writing, async (request) => {
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

const updating: Updating<Payment, PaymentContext> = {
  repository: paymentRepository,
  actions: paymentActions,
  references: (payment) => typesOf([payment.custom]),
  rules: (references, { now }) => ({ now, newId: randomUUID, type: references.type }),
  messages: paymentMessages,
};

/** A message for every new transaction and every changed state. */
function paymentMessages(before: Payment, after: Payment): MessageDraft[] {
  const known = new Map(before.transactions.map((transaction) => [transaction.id, transaction]));
  return after.transactions.flatMap((transaction): MessageDraft[] => {
    const old = known.get(transaction.id);
    const about = { typeId: 'payment', resource: after };
    if (!old) return [{ ...about, type: 'PaymentTransactionAdded', payload: { transaction } }];
    if (old.state === transaction.state) return [];
    const payload = { transactionId: transaction.id, state: transaction.state };
    return [{ ...about, type: 'PaymentTransactionStateChanged', payload }];
  });
}

import type { Payment } from '@commercetools/platform-sdk';
import { createDocumentRepository } from '../documents/repository.ts';
import { paymentFields } from '../resources/query-fields.ts';

/** Stores payments, one row each. */
export const paymentRepository = createDocumentRepository<Payment>({
  table: 'payment',
  queryFields: paymentFields,
  columns: {
    key: (payment) => payment.key,
    interface_id: (payment) => payment.interfaceId,
    created_at: (payment) => payment.createdAt,
    last_modified_at: (payment) => payment.lastModifiedAt,
  },
  fields: {
    id: 'id',
    key: 'key',
    interfaceId: 'interface_id',
    createdAt: 'created_at',
    lastModifiedAt: 'last_modified_at',
  },
  unique: { payment_key: 'key' },
});

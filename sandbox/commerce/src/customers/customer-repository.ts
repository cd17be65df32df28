import type { Customer } from '@commercetools/platform-sdk';
import { createDocumentRepository } from '../documents/repository.ts';
import { customerFields } from '../resources/query-fields.ts';

/** Stores customers, one row each. */
export const customerRepository = createDocumentRepository<Customer>({
  table: 'customer',
  queryFields: customerFields,
  columns: {
    key: (customer) => customer.key,
    email: (customer) => customer.email.toLowerCase(),
    customer_number: (customer) => customer.customerNumber,
    external_id: (customer) => customer.externalId,
    created_at: (customer) => customer.createdAt,
    last_modified_at: (customer) => customer.lastModifiedAt,
  },
  fields: {
    id: 'id',
    key: 'key',
    lowercaseEmail: 'email',
    customerNumber: 'customer_number',
    externalId: 'external_id',
    createdAt: 'created_at',
    lastModifiedAt: 'last_modified_at',
  },
  unique: { customer_key: 'key', customer_email: 'email', customer_number: 'customerNumber' },
});

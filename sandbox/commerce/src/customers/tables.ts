import type { Customer } from '@commercetools/platform-sdk';
import type { JsonColumn } from '../resources/tables.ts';

export interface CustomerTable {
  id: string;
  version: number;
  key: string | null;
  /** In lower case, because email addresses are compared case-insensitively. */
  email: string;
  customer_number: string | null;
  external_id: string | null;
  created_at: string;
  last_modified_at: string;
  document: JsonColumn<Customer>;
}

export interface CustomerTables {
  customer: CustomerTable;
}

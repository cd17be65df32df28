import type { Payment } from '@commercetools/platform-sdk';
import type { JsonColumn } from '../resources/tables.ts';

export interface PaymentTable {
  id: string;
  version: number;
  key: string | null;
  interface_id: string | null;
  created_at: string;
  last_modified_at: string;
  document: JsonColumn<Payment>;
}

export interface PaymentTables {
  payment: PaymentTable;
}

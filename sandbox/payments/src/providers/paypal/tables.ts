import type { ColumnType, JSONColumnType, Kysely, Selectable } from 'kysely';
import type { PayerName } from './payers.ts';

/** An amount in cents; readers convert with `Number()`. */
type Cents = ColumnType<number | string | bigint, number, number>;

interface OrderTable {
  id: string;
  status: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'VOIDED' | 'COMPLETED';
  amount: Cents;
  currency: string;
  payee: string;
  reference_id: string;
  custom_id: string | null;
  invoice_id: string | null;
  return_url: string;
  cancel_url: string;
  locale: string;
  brand_name: string;
  payer: PayerName | null;
  created_at: Date;
}

interface AuthorizationTable {
  id: string;
  order_id: string;
  status: 'CREATED' | 'CAPTURED' | 'VOIDED';
  amount: Cents;
  currency: string;
  created_at: Date;
}

interface CaptureTable {
  id: string;
  authorization_id: string;
  status: 'COMPLETED' | 'PARTIALLY_REFUNDED' | 'REFUNDED';
  amount: Cents;
  currency: string;
  created_at: Date;
}

interface RefundTable {
  id: string;
  capture_id: string;
  amount: Cents;
  created_at: Date;
}

/** A response by `PayPal-Request-Id`, which a repeated request gets again. */
interface RequestTable {
  request_id: string;
  path: string;
  body_hash: string;
  status: number;
  response: JSONColumnType<object>;
}

/** The schema `paypal`. */
export interface Tables {
  order: OrderTable;
  authorization: AuthorizationTable;
  capture: CaptureTable;
  refund: RefundTable;
  request: RequestTable;
}

export type Store = Kysely<Tables>;
export type OrderRow = Selectable<OrderTable>;
export type AuthorizationRow = Selectable<AuthorizationTable>;
export type CaptureRow = Selectable<CaptureTable>;

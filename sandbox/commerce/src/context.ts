import type { Logger } from '@tarima/service-kit/logger';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { StoredProducts } from './products/stored-products.ts';
import type { References } from './resources/references.ts';
import type { CommerceTables } from './tables.ts';

/** Configuration of the sandbox. */
export interface CommerceSettings {
  readonly projectKey: string;
  /** Base URL of the pictures. */
  readonly mediaUrl: string;
  readonly orderEvents?: OrderEvents | undefined;
  /** Interval between polls for messages of other processes. */
  readonly deliveryPollMs: number;
}

/** Receiver of order messages. */
export interface OrderEvents {
  readonly url: string;
  /** Value of the header `authorization`. */
  readonly authorization: string;
}

/** Dependencies of the areas. Inside a transaction use the transaction, never `db`. */
export interface CommerceContext {
  readonly db: Kysely<CommerceTables>;
  readonly logger: Logger;
  readonly settings: CommerceSettings;
  readonly references: References;
  readonly products: StoredProducts;
  readonly now: () => Date;
  /** Reports that resources may have changed; called after the commit. */
  readonly notifyChange: () => void;
}

/** A part of the API; it adds its routes below `/{projectKey}`. */
export type Area = (app: FastifyInstance, context: CommerceContext) => void;

import type { Logger } from '@tarima/service-kit/logger';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { References } from './resources/references.ts';
import type { CommerceTables } from './tables.ts';

/** What the sandbox is told from outside. */
export interface CommerceSettings {
  readonly projectKey: string;
  /** Base address of the pictures. */
  readonly mediaUrl: string;
  /** Resources in one import request. */
  readonly importBatchLimit: number;
  readonly orderEvents?: OrderEvents | undefined;
  /** How often messages are looked for that another process has written. */
  readonly deliveryPollMs: number;
}

/** Receiver of order messages. */
export interface OrderEvents {
  readonly url: string;
  /** Value of the header `authorization`. */
  readonly authorization: string;
}

/** What every area is given. Inside a transaction use the transaction, never `db`. */
export interface CommerceContext {
  readonly db: Kysely<CommerceTables>;
  readonly logger: Logger;
  readonly settings: CommerceSettings;
  readonly references: References;
  readonly now: () => Date;
  /** Says that resources may have changed; called after the commit. */
  readonly announceChange: () => void;
}

/** A part of the API; it adds its routes below `/{projectKey}`. */
export type Area = (app: FastifyInstance, context: CommerceContext) => void;

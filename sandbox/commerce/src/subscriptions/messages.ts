import { randomUUID } from 'node:crypto';
import { afterCommit } from '@tarima/service-kit/database';
import { type Kysely, sql } from 'kysely';
import { insertMany } from '../resources/bulk.ts';
import type { Resource } from '../resources/tables.ts';
import { table } from '../schema-name.ts';
import type { CommerceTables } from '../tables.ts';
import { announceDeliveries } from './delivery-announcements.ts';
import type { StoredMessage } from './tables.ts';

/** What happened to a resource. */
export interface MessageDraft {
  /** The platform's message type, e.g. `OrderCreated`. */
  readonly type: string;
  readonly typeId: string;
  /** The resource as it is after the change. */
  readonly resource: Pick<Resource, 'id' | 'version'>;
  /** Identifiers that people gave it (`orderNumber`, `key`, ...). */
  readonly identifiers?: Readonly<Record<string, string | undefined>>;
  /** Fields of this message type. */
  readonly payload: Readonly<Record<string, unknown>>;
}

/**
 * Writes messages, and one due delivery for every subscription that asked for such. Called within the transaction of the
 * change itself, while that holds the resource's row: no change goes without its message, and a resource's messages are
 * numbered in the order of its changes. Three statements, whatever the number.
 */
export async function recordMessages(
  trx: Kysely<CommerceTables>,
  drafts: readonly MessageDraft[],
  now: Date,
): Promise<void> {
  if (drafts.length === 0) return;
  const numbers = await lastSequenceNumbers(
    trx,
    drafts.map(({ resource }) => resource.id),
  );
  const messages = drafts.map((draft) => {
    const sequenceNumber = (numbers.get(draft.resource.id) ?? 0) + 1;
    numbers.set(draft.resource.id, sequenceNumber);
    return storedMessage(draft, sequenceNumber, now);
  });
  await insertMany(
    trx,
    'message',
    { id: 'text', type: 'text', resource_id: 'text', created_at: 'text', last_modified_at: 'text', document: 'jsonb' },
    messages.map((message) => ({
      id: message.id,
      type: message.type,
      resource_id: message.resource.id,
      created_at: message.createdAt,
      last_modified_at: message.lastModifiedAt,
      document: message,
    })),
  );
  await deliverToSubscriptions(trx, messages, now);
}

async function lastSequenceNumbers(
  trx: Kysely<CommerceTables>,
  resourceIds: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; last: number }>`
    select resource_id as id, max((document ->> 'sequenceNumber')::int) as last
    from ${table('message')} where resource_id = any(${resourceIds}::text[]) group by resource_id`.execute(trx);
  return new Map(rows.map(({ id, last }) => [id, last]));
}

function storedMessage(draft: MessageDraft, sequenceNumber: number, now: Date): StoredMessage {
  const { type, typeId, resource, identifiers, payload } = draft;
  const at = now.toISOString();
  return {
    id: randomUUID(),
    version: 1,
    sequenceNumber,
    resource: { typeId, id: resource.id },
    resourceVersion: resource.version,
    ...(identifiers ? { resourceUserProvidedIdentifiers: identifiers } : {}),
    type,
    ...payload,
    createdAt: at,
    lastModifiedAt: at,
  };
}

/** A subscription names resource types, and for each of them message types or none, which means all. */
async function deliverToSubscriptions(
  trx: Kysely<CommerceTables>,
  messages: readonly StoredMessage[],
  now: Date,
): Promise<void> {
  const subscribed = `$.messages[*] ? (@.resourceTypeId == $typeId
    && (!exists(@.types) || @.types.size() == 0 || @.types[*] == $type))`;
  const { numAffectedRows } =
    await sql`insert into ${table('message_delivery')} (subscription_id, position, resource_id, due_at)
    select subscription.id, message.position, message.resource_id, ${now}::timestamptz
    from ${table('resource')} as subscription
    join ${table('message')} as message on jsonb_path_exists(subscription.document, ${subscribed}::jsonpath,
      jsonb_build_object('typeId', message.document -> 'resource' -> 'typeId', 'type', message.type))
    where subscription.kind = 'subscription' and message.id = any(${messages.map(({ id }) => id)}::text[])`.execute(
      trx,
    );
  if (numAffectedRows) afterCommit(announceDeliveries);
}

import { randomUUID } from 'node:crypto';
import { runAfterCommit } from '@tarima/service-kit/database';
import { type Kysely, sql } from 'kysely';
import type { Resource } from '../resources/tables.ts';
import { table } from '../schema-name.ts';
import type { CommerceTables } from '../tables.ts';
import { notifyDeliveries } from './delivery-notifications.ts';
import type { StoredMessage } from './tables.ts';

/** A message about a change of a resource. */
export interface MessageDraft {
  /** The platform's message type, e.g. `OrderCreated`. */
  readonly type: string;
  readonly typeId: string;
  /** The resource after the change. */
  readonly resource: Pick<Resource, 'id' | 'version'>;
  /** User-provided identifiers (`orderNumber`, `key`, ...). */
  readonly identifiers?: Readonly<Record<string, string | undefined>>;
  /** Fields of this message type. */
  readonly payload: Readonly<Record<string, unknown>>;
}

/**
 * Writes messages and one delivery for every subscription to them. Runs in the transaction of the change, which locks
 * the resource's row, so that every change has its message and sequence numbers follow the order of changes. Uses one
 * statement for any number of messages.
 */
export async function recordMessages(
  trx: Kysely<CommerceTables>,
  drafts: readonly MessageDraft[],
  now: Date,
): Promise<void> {
  if (drafts.length === 0) return;
  const counts = new Map<string, number>();
  const messages = drafts.map((draft) => {
    const number = (counts.get(draft.resource.id) ?? 0) + 1;
    counts.set(draft.resource.id, number);
    return buildMessage(draft, number, now);
  });
  await insertMessages(trx, messages, now);
}

function buildMessage(draft: MessageDraft, sequenceNumber: number, now: Date): StoredMessage {
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

/**
 * Inserts messages with their deliveries, numbered after the earlier messages of their resources. A subscription lists resource types, each with message types or none for all.
 */
async function insertMessages(
  trx: Kysely<CommerceTables>,
  messages: readonly StoredMessage[],
  now: Date,
): Promise<void> {
  const subscriptionPath = `$.messages[*] ? (@.resourceTypeId == $typeId
    && (!exists(@.types) || @.types.size() == 0 || @.types[*] == $type))`;
  const { numAffectedRows } = await sql`
    with message as (
      insert into ${table('message')} (id, type, resource_id, created_at, last_modified_at, document)
      select given ->> 'id', given ->> 'type', given -> 'resource' ->> 'id', given ->> 'createdAt',
        given ->> 'lastModifiedAt',
        given || jsonb_build_object('sequenceNumber', (given ->> 'sequenceNumber')::int + coalesce((
          select max((earlier.document ->> 'sequenceNumber')::int) from ${table('message')} as earlier
          where earlier.resource_id = given -> 'resource' ->> 'id'), 0))
      from jsonb_array_elements(${JSON.stringify(messages)}::jsonb) with ordinality as listed (given, number)
      order by number
      returning position, resource_id, type, document
    )
    insert into ${table('message_delivery')} (subscription_id, position, resource_id, due_at)
    select subscription.id, message.position, message.resource_id, ${now}::timestamptz
    from ${table('resource')} as subscription
    join message on jsonb_path_exists(subscription.document, ${subscriptionPath}::jsonpath,
      jsonb_build_object('typeId', message.document -> 'resource' -> 'typeId', 'type', message.type))
    where subscription.kind = 'subscription'`.execute(trx);
  if (numAffectedRows) runAfterCommit(notifyDeliveries);
}

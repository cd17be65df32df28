import { randomUUID } from 'node:crypto';
import { runAfterCommit } from '@tarima/service-kit/database';
import { type Kysely, sql } from 'kysely';
import { insertMany } from '../resources/bulk.ts';
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
 * the resource's row, so that every change has its message and sequence numbers follow the order of changes. Uses three
 * statements for any number of messages.
 */
export async function recordMessages(
  trx: Kysely<CommerceTables>,
  drafts: readonly MessageDraft[],
  now: Date,
): Promise<void> {
  if (drafts.length === 0) return;
  const numbers = await findLastSequenceNumbers(
    trx,
    drafts.map(({ resource }) => resource.id),
  );
  const messages = drafts.map((draft) => {
    const sequenceNumber = (numbers.get(draft.resource.id) ?? 0) + 1;
    numbers.set(draft.resource.id, sequenceNumber);
    return buildMessage(draft, sequenceNumber, now);
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

async function findLastSequenceNumbers(
  trx: Kysely<CommerceTables>,
  resourceIds: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; last: number }>`
    select resource_id as id, max((document ->> 'sequenceNumber')::int) as last
    from ${table('message')} where resource_id = any(${resourceIds}::text[]) group by resource_id`.execute(trx);
  return new Map(rows.map(({ id, last }) => [id, last]));
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

/** A subscription lists resource types, each with message types or none for all. */
async function deliverToSubscriptions(
  trx: Kysely<CommerceTables>,
  messages: readonly StoredMessage[],
  now: Date,
): Promise<void> {
  const subscriptionPath = `$.messages[*] ? (@.resourceTypeId == $typeId
    && (!exists(@.types) || @.types.size() == 0 || @.types[*] == $type))`;
  const { numAffectedRows } =
    await sql`insert into ${table('message_delivery')} (subscription_id, position, resource_id, due_at)
    select subscription.id, message.position, message.resource_id, ${now}::timestamptz
    from ${table('resource')} as subscription
    join ${table('message')} as message on jsonb_path_exists(subscription.document, ${subscriptionPath}::jsonpath,
      jsonb_build_object('typeId', message.document -> 'resource' -> 'typeId', 'type', message.type))
    where subscription.kind = 'subscription' and message.id = any(${messages.map(({ id }) => id)}::text[])`.execute(
      trx,
    );
  if (numAffectedRows) runAfterCommit(notifyDeliveries);
}

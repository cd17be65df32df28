import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Resource } from '../resources/tables.ts';
import { table } from '../schema-name.ts';
import type { CommerceTables } from '../tables.ts';
import type { StoredMessage } from './tables.ts';

/** What happened to a resource. */
export interface MessageDraft {
  /** The platform's message type, e.g. `OrderCreated`. */
  readonly type: string;
  readonly typeId: string;
  /** The resource as it is after the change. */
  readonly resource: Resource;
  /** Identifiers that people gave it (`orderNumber`, `key`, ...). */
  readonly identifiers?: Readonly<Record<string, string | undefined>>;
  /** Fields of this message type. */
  readonly payload: Readonly<Record<string, unknown>>;
}

/**
 * Writes messages, and one due delivery for every subscription that asked for such. Called within the transaction of the
 * change itself, while that holds the resource's row: no change goes without its message, and a resource's messages are
 * numbered in the order of its changes.
 */
export async function recordMessages(
  trx: Kysely<CommerceTables>,
  drafts: readonly MessageDraft[],
  now: Date,
): Promise<void> {
  for (const draft of drafts) await recordMessage(trx, draft, now);
}

async function recordMessage(trx: Kysely<CommerceTables>, draft: MessageDraft, now: Date): Promise<void> {
  const { type, typeId, resource, identifiers, payload } = draft;
  const { earlier } = await trx
    .selectFrom('message')
    .select(sql<number>`count(*)::int`.as('earlier'))
    .where('resource_id', '=', resource.id)
    .executeTakeFirstOrThrow();
  const at = now.toISOString();
  const message: StoredMessage = {
    id: randomUUID(),
    version: 1,
    sequenceNumber: earlier + 1,
    resource: { typeId, id: resource.id },
    resourceVersion: resource.version,
    ...(identifiers ? { resourceUserProvidedIdentifiers: identifiers } : {}),
    type,
    ...payload,
    createdAt: at,
    lastModifiedAt: at,
  };
  const { position } = await trx
    .insertInto('message')
    .values({
      id: message.id,
      type,
      resource_id: resource.id,
      created_at: at,
      last_modified_at: at,
      document: JSON.stringify(message),
    })
    .returning('position')
    .executeTakeFirstOrThrow();
  const subscribed = `$.messages[*] ? (@.resourceTypeId == ${JSON.stringify(typeId)}
    && (!exists(@.types) || @.types.size() == 0 || @.types[*] == ${JSON.stringify(type)}))`;
  await sql`insert into ${table('message_delivery')} (subscription_id, position, resource_id, due_at)
    select id, ${position}::bigint, ${resource.id}, ${now}::timestamptz from ${table('resource')}
    where kind = 'subscription' and document @? ${subscribed}::jsonpath`.execute(trx);
}

import { type Kysely, sql } from 'kysely';
import type { CommerceContext } from '../context.ts';
import { resolvePictureUrls } from '../picture-urls.ts';
import { table } from '../schema-name.ts';
import type { CommerceTables } from '../tables.ts';
import { onDeliveries } from './delivery-notifications.ts';
import type { StoredMessage } from './tables.ts';

/** A running message delivery. */
export interface MessageDelivery {
  /** Delivers due messages; resolves when none is left. */
  flush(): Promise<void>;
  /** Delivers due messages and stops. */
  stop(): Promise<void>;
}

interface DueDelivery {
  readonly subscription_id: string;
  readonly position: string;
  readonly attempts: number;
  readonly url: string;
  /** Value of the header `authorization`; null for a receiver without one. */
  readonly authorization: string | null;
  readonly document: StoredMessage;
}

/** Minimum pause between two rounds. */
const minPauseMs = 100;
const batchSize = 20;
const attemptTimeoutMs = 5_000;
/** Longer than an attempt; afterwards another process can retry a delivery of a crashed one. */
const leaseMs = 15_000;
const firstBackoffMs = 500;
const maxBackoffMs = 60_000;

/**
 * Posts messages to the subscriptions' URLs at least once, in order per resource: the next message of a resource is
 * sent only after the previous one was accepted (2xx). Rejected messages are retried with exponential backoff, up to
 * once a minute. A round starts when this process has written a delivery, when the next one is due, and every `pollMs`
 * for messages of other processes, because several may share a database.
 */
export function startMessageDelivery(context: CommerceContext, pollMs: number): MessageDelivery {
  let isStopped = false;
  let hasNewDeliveries = false;
  let isWaiting = false;
  let endPause = () => {};
  let round: Promise<number | undefined> = Promise.resolve(undefined);

  /** Delivers due messages; returns the milliseconds until the next delivery, undefined without one. */
  const deliverDue = async (): Promise<number | undefined> => {
    for (;;) {
      const dueInMs = await getNextDueMs(context);
      if (dueInMs === undefined || dueInMs > 0 || isStopped) return dueInMs;
      const due = await claim(context.db, context.now());
      await Promise.all(due.map((delivery) => attempt(context, delivery)));
    }
  };
  const flush = () => {
    round = round.then(deliverDue).catch((error) => {
      context.logger.error({ err: error }, 'message delivery failed');
      return undefined;
    });
    return round;
  };
  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const unsubscribe = onDeliveries(() => {
    hasNewDeliveries = true;
    if (isWaiting) endPause();
  });
  const loop = (async () => {
    while (!isStopped) {
      hasNewDeliveries = false;
      const dueInMs = await flush();
      if (!isStopped) await pause(minPauseMs);
      if (hasNewDeliveries || isStopped) continue;
      isWaiting = true;
      await pause(Math.max(0, Math.min(pollMs, dueInMs ?? pollMs) - minPauseMs));
      isWaiting = false;
    }
  })();

  return {
    async flush() {
      await flush();
    },
    async stop() {
      await flush();
      unsubscribe();
      isStopped = true;
      endPause();
      await loop;
    },
  };
}

/** Time until the first deliverable message, which is the oldest undelivered one of its resource. */
async function getNextDueMs({ db, now }: CommerceContext): Promise<number | undefined> {
  const { rows } = await sql<{ due_at: Date | null }>`
    select min(due_at) as due_at from (
      select distinct on (subscription_id, resource_id) due_at
      from ${table('message_delivery')} order by subscription_id, resource_id, position
    ) as head`.execute(db);
  const dueAt = rows[0]?.due_at;
  return dueAt ? dueAt.getTime() - now().getTime() : undefined;
}

/** Claims the first undelivered message of each resource with due messages and leases it from other processes. */
async function claim(db: Kysely<CommerceTables>, now: Date): Promise<readonly DueDelivery[]> {
  const claimed = await sql<DueDelivery>`
    with head as (
      select distinct on (subscription_id, resource_id) subscription_id, position, due_at
      from ${table('message_delivery')} order by subscription_id, resource_id, position
    ), taken as (
      update ${table('message_delivery')} as delivery
      set attempts = delivery.attempts + 1, due_at = ${new Date(now.getTime() + leaseMs)}::timestamptz
      where (delivery.subscription_id, delivery.position) in (
        select subscription_id, position from head where due_at <= ${now}::timestamptz order by position limit ${batchSize}
      ) and delivery.due_at <= ${now}::timestamptz
      returning delivery.subscription_id, delivery.position, delivery.attempts
    )
    select taken.*, subscription.document->'destination'->>'url' as url,
      subscription.document->'destination'->'authentication'->>'headerValue' as authorization, message.document
    from taken
    join ${table('message')} as message using (position)
    join ${table('resource')} as subscription on subscription.kind = 'subscription' and subscription.id = taken.subscription_id
    order by taken.position`.execute(db);
  return claimed.rows;
}

async function attempt(context: CommerceContext, delivery: DueDelivery): Promise<void> {
  const { subscription_id, position, attempts } = delivery;
  if (await postMessage(context, delivery)) {
    await context.db
      .deleteFrom('message_delivery')
      .where('subscription_id', '=', subscription_id)
      .where('position', '=', position)
      .execute();
    return;
  }
  const backoff = Math.min(maxBackoffMs, firstBackoffMs * 2 ** Math.min(attempts - 1, 20));
  await context.db
    .updateTable('message_delivery')
    .set({ due_at: new Date(context.now().getTime() + backoff) })
    .where('subscription_id', '=', subscription_id)
    .where('position', '=', position)
    .execute();
}

/** Whether the receiver accepted the message; any other result causes a retry. */
async function postMessage(context: CommerceContext, delivery: DueDelivery): Promise<boolean> {
  const { url, authorization, document, attempts } = delivery;
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(authorization ? { authorization } : {}) },
      body: resolvePictureUrls(
        JSON.stringify({ notificationType: 'Message', projectKey: context.settings.projectKey, ...document }),
        context.settings.mediaUrl,
      ),
      signal: AbortSignal.timeout(attemptTimeoutMs),
    });
    await response.arrayBuffer();
    if (response.ok) return true;
    context.logger.debug({ messageId: document.id, status: response.status, attempts }, 'message refused');
  } catch (error) {
    context.logger.debug({ messageId: document.id, err: error, attempts }, 'message not delivered');
  }
  return false;
}

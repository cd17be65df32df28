import { type Kysely, sql } from 'kysely';
import type { CommerceContext } from '../context.ts';
import { withWholePictures } from '../picture-addresses.ts';
import { table } from '../schema-name.ts';
import type { CommerceTables } from '../tables.ts';
import { onDeliveries } from './delivery-announcements.ts';
import type { StoredMessage } from './tables.ts';

/** The running delivery of messages. */
export interface MessageDelivery {
  /** Delivers what is due now; resolves when nothing due is left. */
  flush(): Promise<void>;
  /** Delivers what is still due, and ends. */
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

/** Between two rounds, however many messages are written. */
const shortestPauseMs = 100;
const batchSize = 20;
const attemptTimeoutMs = 5_000;
/** Longer than an attempt takes: a delivery whose process died is taken up again after it. */
const leaseMs = 15_000;
const firstBackoffMs = 500;
const longestBackoffMs = 60_000;

/**
 * Sends messages to the subscriptions' addresses by `POST`, at least once, and those of one resource in their order: the
 * next one of a resource is not sent before the one ahead of it was accepted (2xx). Refused ones are tried again later and
 * later, up to once a minute. A round begins when this process has written a delivery, when the next one is due, and every
 * `pollMs` for what other processes have written: several may run on one database.
 */
export function startMessageDelivery(context: CommerceContext, pollMs: number): MessageDelivery {
  let isStopped = false;
  let hasNewDeliveries = false;
  let isWaiting = false;
  let endPause = () => {};
  let round: Promise<number | undefined> = Promise.resolve(undefined);

  /** Delivers what is due; in how many milliseconds the next delivery is, undefined when there is none. */
  const deliverDue = async (): Promise<number | undefined> => {
    for (;;) {
      const dueInMs = await nextDueInMs(context);
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
  const ignoreDeliveries = onDeliveries(() => {
    hasNewDeliveries = true;
    if (isWaiting) endPause();
  });
  const loop = (async () => {
    while (!isStopped) {
      hasNewDeliveries = false;
      const dueInMs = await flush();
      if (!isStopped) await pause(shortestPauseMs);
      if (hasNewDeliveries || isStopped) continue;
      isWaiting = true;
      await pause(Math.max(0, Math.min(pollMs, dueInMs ?? pollMs) - shortestPauseMs));
      isWaiting = false;
    }
  })();

  return {
    async flush() {
      await flush();
    },
    async stop() {
      await flush();
      ignoreDeliveries();
      isStopped = true;
      endPause();
      await loop;
    },
  };
}

/** When the first deliverable message is due: of each resource that is the oldest undelivered one. */
async function nextDueInMs({ db, now }: CommerceContext): Promise<number | undefined> {
  const { rows } = await sql<{ due_at: Date | null }>`
    select min(due_at) as due_at from (
      select distinct on (subscription_id, resource_id) due_at
      from ${table('message_delivery')} order by subscription_id, resource_id, position
    ) as head`.execute(db);
  const dueAt = rows[0]?.due_at;
  return dueAt ? dueAt.getTime() - now().getTime() : undefined;
}

/** Takes the first undelivered message of each resource that is due, and keeps other processes off it for a while. */
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
  if (await accepted(context, delivery)) {
    await context.db
      .deleteFrom('message_delivery')
      .where('subscription_id', '=', subscription_id)
      .where('position', '=', position)
      .execute();
    return;
  }
  const backoff = Math.min(longestBackoffMs, firstBackoffMs * 2 ** Math.min(attempts - 1, 20));
  await context.db
    .updateTable('message_delivery')
    .set({ due_at: new Date(context.now().getTime() + backoff) })
    .where('subscription_id', '=', subscription_id)
    .where('position', '=', position)
    .execute();
}

/** True when the receiver answered with a success; everything else is worth another attempt. */
async function accepted(context: CommerceContext, delivery: DueDelivery): Promise<boolean> {
  const { url, authorization, document, attempts } = delivery;
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(authorization ? { authorization } : {}) },
      body: withWholePictures(
        JSON.stringify({ notificationType: 'Message', projectKey: context.settings.projectKey, ...document }),
        context.settings.mediaUrl,
      ),
      signal: AbortSignal.timeout(attemptTimeoutMs),
    });
    await answer.arrayBuffer();
    if (answer.ok) return true;
    context.logger.debug({ messageId: document.id, status: answer.status, attempts }, 'message refused');
  } catch (error) {
    context.logger.debug({ messageId: document.id, err: error, attempts }, 'message not delivered');
  }
  return false;
}
